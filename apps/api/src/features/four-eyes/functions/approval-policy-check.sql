-- A policy begins when it is added or later: nothing that was decided is judged by it afterwards.
create or replace function approval_policy_check() returns trigger language plpgsql as $$
begin
  new.set_at := clock_timestamp();
  if new.valid_from < statement_timestamp() - interval '1 second' then
    raise exception 'a policy is not back-dated' using errcode = 'check_violation', constraint = 'approval_policy_from_now_on';
  end if;
  return new;
end
$$;
