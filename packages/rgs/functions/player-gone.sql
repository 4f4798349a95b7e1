-- Rounds go with their players, which are those for fun: the others stay.
create or replace function player_gone() returns trigger language plpgsql as $$
begin
  delete from round where player_id in (select id from gone);
  return null;
end $$;
create or replace trigger player_gone after delete on player referencing old table as gone
  for each statement execute function player_gone();
