-- As ledger_post_batch of the release before, with its commands as JSON and the lines without their positions.
create or replace function ledger_post_within(p_vault int, p_commands json) returns text[] language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set join_collapse_limit = 1
set plan_cache_mode = force_generic_plan
as $$
begin
  return array(
    select substr(line, strpos(line, ' ') + 1)
    from unnest(ledger_post_batch(p_vault, array(
      select row(c.*)::ledger_command from json_populate_recordset(null::ledger_command, p_commands) c))) line);
end
$$;
