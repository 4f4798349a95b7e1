-- Has the newest postings found by their time. False when the table is being vacuumed: then another time, since anyone who
-- waits for a vacuum ends it.
create or replace function ledger_summarise() returns boolean language plpgsql as $$
begin
  perform set_config('lock_timeout', '200ms', true);
  perform brin_summarize_new_values('posting_made');
  return true;
exception when lock_not_available then
  return false;
end
$$;
