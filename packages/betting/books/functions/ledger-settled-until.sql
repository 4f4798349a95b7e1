-- A moment before which nothing will ever be posted any more: every posting of an earlier time can be read by now. A posting
-- takes its time once its book is locked, so anyone who may still commit an earlier one has a transaction id already, and began
-- before that. Who began after the first line below can only post later than it. The next statement sees them all.
create or replace function ledger_settled_until() returns timestamptz language plpgsql as $$
declare
  v_now timestamptz := clock_timestamp();
  v_first timestamptz;
begin
  perform pg_stat_clear_snapshot();
  select min(xact_start) into v_first from pg_stat_activity
  where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid();
  return least(v_now, v_first);
end
$$;
