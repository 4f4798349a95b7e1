-- What went back of a deposit is kept piece by piece whoever the provider is: refunds by their names or as one sum that grows,
-- and disputes that were lost. What is known of those before.
insert into deposit_refund (vault, attempt_id, refund_id, amount)
  select vault, id, 'sum', case when state = 'part_refunded' then shortfall + settled else coalesce(pays, amount) end
  from deposit_attempt a
  where state in ('part_refunded', 'refunded', 'charged_back')
    and not exists (select from deposit_refund r where r.vault = a.vault and r.attempt_id = a.id);
