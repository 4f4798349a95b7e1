-- Steps and events go with their rounds: with those of players for fun, whose rounds are not kept.
create or replace function round_gone() returns trigger language plpgsql as $$
begin
  delete from round_step where round_id in (select id from gone);
  delete from round_event where round_id in (select id from gone);
  return null;
end $$;
