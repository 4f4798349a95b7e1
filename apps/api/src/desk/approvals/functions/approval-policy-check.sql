-- A policy begins when it is added or later: nothing that was decided is judged by it afterwards. What somebody of the staff
-- loosens begins a day later, so that others see it before it holds.
create or replace function approval_policy_check() returns trigger language plpgsql as $$
begin
  new.set_at := clock_timestamp();
  if new.valid_from < statement_timestamp() - interval '1 second' then
    raise exception 'a policy is not back-dated' using errcode = 'check_violation', constraint = 'approval_policy_from_now_on';
  end if;
  if changes_staff(new.command) and new.amount_from is distinct from 0 then
    raise exception 'changes of the staff always take two' using errcode = 'check_violation', constraint = 'approval_policy_of_staff';
  end if;
  if new.set_by like 'operator:%' and policy_loosens(new.command, new.currency, new.amount_from)
    and new.valid_from < statement_timestamp() + interval '1 day' - interval '1 second' then
    raise exception 'a looser policy begins a day later' using errcode = 'check_violation', constraint = 'approval_policy_a_day_later';
  end if;
  return new;
end
$$;
