-- Above the policy's amount a cash-out passes only with the second word on exactly its content.
create or replace function cash_out_passes() returns trigger language plpgsql as $$
begin
  if not approval_stands('cashOut.approve', 'cash-out:' || new.id, new.currency, new.amount, new.content_hash) then
    raise exception 'a second person has to approve this cash-out'
      using errcode = 'check_violation', constraint = 'cash_out_takes_two';
  end if;
  return new;
end
$$;
