-- Deposits by whatever their provider or we call them, each by an index.
create or replace function deposit_find(p_name text) returns setof bigint language sql stable as $$
  select id from deposit_attempt where reference = p_name
  union select d.id from (select distinct provider from deposit_method) m
    join deposit_attempt d on d.provider = m.provider and d.order_id = p_name
  union select d.id from (select distinct provider from deposit_method) m
    join deposit_attempt d on d.provider = m.provider and d.payment_id = p_name
$$;
