-- Every change of a round's standing is kept, in the transaction that made it: here those of all rounds that a statement made.
create or replace function round_events_of_new() returns trigger language plpgsql as $$
begin
  insert into round_event (round_id, before, after, who) select id, null, state, changed_by from made;
  return null;
end $$;
create or replace trigger round_created after insert on round referencing new table as made
  for each statement execute function round_events_of_new();
