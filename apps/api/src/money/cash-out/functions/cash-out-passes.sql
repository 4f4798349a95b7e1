-- Above the policy's amount a cash-out passes only with the second approval on exactly its content, and by nobody who manages
-- staff.
create or replace function cash_out_passes() returns trigger language plpgsql as $$
begin
  if not approval_stands('cashOut.approve', 'cash-out:' || new.id, new.currency, new.amount, new.content_hash) then
    raise exception 'a second person has to approve this cash-out'
      using errcode = 'check_violation', constraint = 'cash_out_takes_two';
  end if;
  if exists (select from staff_separated s where s.name = new.decided_by and s.manages_staff) then
    raise exception 'whoever manages staff decides no money'
      using errcode = 'check_violation', constraint = 'cash_out_by_no_manager';
  end if;
  return new;
end
$$;
