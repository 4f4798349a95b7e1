-- Whose word there is on a cash-out stands with the approvals from now on, no more in checked_by, checked_hash and checked_at; a
-- first word of before is said again. What takes two passes with two, whoever writes it. The body stands in functions/.
create function cash_out_passes() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger cash_out_passes before update on cash_out for each row
  when (old.status = 'pending' and new.status = 'passed') execute function cash_out_passes();

-- What waits for an operator: by age, and by amount within a currency.
create index cash_out_pending on cash_out (created_at, id) where status = 'pending';
create index cash_out_pending_amount on cash_out (currency, amount, id) where status = 'pending';
create index cash_out_in_payment on cash_out (updated_at, id) where status in ('passed', 'paying', 'payed');
