-- Stores what a payment costs, once, in the transaction that settles it: a fixed part and a share, rounded to the nearest minor unit, a
-- half up, and then the least and the most. A provider without a rule costs nothing that is stored.
create or replace function payment_fee_record(
  p_kind text, p_payment_id bigint, p_provider text, p_method text, p_currency text, p_amount bigint
) returns void language plpgsql as $$
declare
  v_rule payment_fee_rule;
begin
  select * into v_rule from payment_fee_rule r
  where r.kind = p_kind and r.provider = p_provider and r.currency = p_currency and r.method in (p_method, '')
    and r.valid_from <= (now() at time zone 'UTC')::date
  order by (r.method <> '') desc, r.valid_from desc, r.id desc limit 1;
  if not found then
    return;
  end if;
  insert into payment_fee (kind, payment_id, provider, method, currency, amount, fee, rule_id)
  values (p_kind, p_payment_id, p_provider, p_method, p_currency, p_amount,
    least(greatest(v_rule.fixed + floor((p_amount::numeric * v_rule.thousandths + 50000) / 100000)::bigint, v_rule.least),
      coalesce(v_rule.most, 9223372036854775807)), v_rule.id)
  on conflict (kind, payment_id) do nothing;
end $$;
