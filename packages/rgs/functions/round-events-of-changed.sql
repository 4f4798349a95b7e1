-- As round_events_of_new, of the rounds that a statement changed. By hash, where the group commit's connections would compare
-- each with each.
create or replace function round_events_of_changed() returns trigger language plpgsql set enable_hashjoin = on as $$
begin
  insert into round_event (round_id, player_id, before, after, who)
  select n.id, n.player_id, o.state, n.state, n.changed_by from now_so n join was o on o.id = n.id where n.state <> o.state;
  return null;
end $$;
