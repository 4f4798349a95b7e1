-- On each part of the rounds: one that lies where its functions were not made takes no changes, which would leave no events.
create or replace function part_is_made() returns trigger language plpgsql as $$
begin
  if not exists (select from pg_catalog.pg_trigger t where t.tgrelid = tg_relid and t.tgname = 'round_changed') then
    raise exception 'the functions of this part are not made here yet' using errcode = '57P05';
  end if;
  return null;
end
$$;
