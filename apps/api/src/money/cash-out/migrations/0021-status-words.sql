-- Statuses stand in words; their numbers are the wire's alone.
drop index cash_out_by_status;
drop index cash_out_due;
alter table cash_out drop constraint cash_out_approved, drop constraint cash_out_status_check, alter column status drop default;
alter table cash_out alter column status type text using case status
  when 0 then 'pending' when 1 then 'canceled' when 10 then 'rejected' when 20 then 'passed'
  when 29 then 'paying' when 30 then 'payed' when 40 then 'completed' when 50 then 'failed' end;
alter table cash_out
  alter column status set default 'pending',
  add constraint cash_out_status_check check
    (status in ('pending', 'canceled', 'rejected', 'passed', 'paying', 'payed', 'completed', 'failed')),
  add constraint cash_out_approved check
    (status in ('pending', 'canceled', 'rejected') or coalesce(approved_hash = content_hash, false));
create index cash_out_by_status on cash_out (status, created_at);
create index cash_out_due on cash_out (ask_at) where status in ('passed', 'paying', 'payed');
