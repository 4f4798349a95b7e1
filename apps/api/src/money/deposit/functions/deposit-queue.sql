-- Deposits that need an operator, as a queue reads them. The first condition is that of the index.
create or replace view deposit_queue as
select id, member_id, currency, case when shortfall > 0 then shortfall else amount end as amount,
  case when state = 'review' then 'review' when shortfall > 0 then 'owed' when review_reason is not null then 'flagged'
    else 'slow' end as kind,
  created_at as waiting_since,
  encode(sha256(convert_to(concat_ws('|', id, state, amount, currency, shortfall, coalesce(review_reason, ''),
    coalesce(payment_id, '')), 'UTF8')), 'hex') as content_hash,
  'deposit:' || id as subject, null::bigint as made_by, provider
from deposit_attempt
where (state in ('review', 'processing', 'unknown') or review_reason is not null or shortfall > 0)
  and (state = 'review' or review_reason is not null or shortfall > 0 or created_at < now() - interval '2 hours');
