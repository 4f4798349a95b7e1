-- Rounds go with their players, which are those for fun: the others stay.
create or replace function player_gone() returns trigger language plpgsql as $$
begin
  delete from round where player_id in (select id from gone);
  return null;
end $$;
