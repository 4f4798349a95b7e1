-- Every change of a round's standing is kept, in the transaction that made it: here those of all rounds that a statement made.
create or replace function round_events_of_new() returns trigger language plpgsql as $$
begin
  insert into round_event (round_id, player_id, before, after, who) select id, player_id, null, state, changed_by from made;
  return null;
end $$;
