-- The row that decisions of this command fall under now: of the currency, otherwise of any. None: no second person.
create or replace function approval_policy_of(p_command text, p_currency text) returns setof approval_policy
language sql stable as $$
  select * from approval_policy
  where command = p_command and (currency = p_currency or currency is null) and valid_from <= clock_timestamp()
  order by currency is null, valid_from desc, id desc limit 1
$$;
