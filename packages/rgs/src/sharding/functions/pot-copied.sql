-- A pot that is new, and what pays into it, is known on every machine in the transaction that makes it. Neither ever changes.
create or replace function pot_copied() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'pot' then
    insert into near_pot (id, code, currency, fun) values (new.id, new.code, new.currency, new.fun);
  else
    insert into near_pot_game (definition_hash, code, contribution) values (new.definition_hash, new.code, new.contribution);
  end if;
  return null;
end
$$;
