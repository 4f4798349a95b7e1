-- ledger_post_batch for a connection whose planner settings are its own affair.
create or replace function ledger_post_within(p_instructions ledger_instruction[]) returns text[] language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set join_collapse_limit = 1
set plan_cache_mode = force_generic_plan
as $$
begin
  return ledger_post_batch(p_instructions);
end
$$;
