-- Whether a row would ask for a second person less often than the one that it takes the place of now.
create or replace function policy_loosens(p_command text, p_currency text, p_amount_from bigint) returns boolean
language sql stable as $$
  select coalesce((
    select p.amount_from is not null and (p_amount_from is null or p_amount_from > p.amount_from)
    from approval_policy_of(p_command, p_currency) p), false)
$$;
