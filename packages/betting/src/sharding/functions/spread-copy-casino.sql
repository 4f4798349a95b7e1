-- Copies what a bet asks of the casino to every machine, in the transaction of the change. Arguments: the copy, its source, the
-- source's columns.
create or replace function spread_copy_casino() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7246003, hashtext(tg_argv[0]));
  execute format('delete from casino.%I', tg_argv[0]);
  execute format('insert into casino.%I (%s) select %s from casino.%I', tg_argv[0], tg_argv[2], tg_argv[2], tg_argv[1]);
  return null;
end
$$;
