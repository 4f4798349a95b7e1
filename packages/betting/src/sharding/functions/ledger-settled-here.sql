-- On each machine: the moment before which nothing will be posted there any more (ledger_settled_until), and behind it the
-- transactions that are prepared, each by the coordinator's process and since when. Prepared ones are read last, so that none slips
-- from one list to the other unseen.
create or replace function ledger_settled_here() returns text language plpgsql set search_path = casino as $$
declare
  v_now timestamptz := clock_timestamp();
  v_first timestamptz;
begin
  perform pg_stat_clear_snapshot();
  select min(xact_start) into v_first from pg_stat_activity
  where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid();
  return concat_ws(' ', to_json(least(v_now, v_first)) #>> '{}', (
    select string_agg(coalesce(nullif(split_part(gid, '_', 3), ''), '0') || '=' || (to_json(prepared) #>> '{}'), ' ')
    from pg_prepared_xacts where database = current_database()));
end
$$;
