-- Copies what a bet asks of a member to the member's machine, in the transaction of the change. Arguments: the copy, its source,
-- the source's columns, the member's column there, and the member's column in the table that has changed.
create or replace function spread_copy_member() returns trigger language plpgsql as $$
declare
  v_member bigint;
begin
  perform all_or_none();
  for v_member in
    select distinct m from unnest(array[
      case when tg_op <> 'INSERT' then (to_jsonb(old) ->> tg_argv[4])::bigint end,
      case when tg_op <> 'DELETE' then (to_jsonb(new) ->> tg_argv[4])::bigint end]) m where m is not null
  loop
    -- One change at a time, so that the copy is what the last of them left.
    perform pg_advisory_xact_lock(7246003, hashtext(tg_argv[0] || v_member));
    execute format('delete from casino.%I where %I = %s', tg_argv[0], tg_argv[3], v_member);
    execute format('insert into casino.%I (%s) select %s from casino.%I where %I = %s',
      tg_argv[0], tg_argv[2], tg_argv[2], tg_argv[1], tg_argv[3], v_member);
  end loop;
  return null;
end
$$;
