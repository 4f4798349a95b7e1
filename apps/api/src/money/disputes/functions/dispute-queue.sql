-- Disputes and refunds that wait for a person, as a queue reads them. The first condition is that of the index. What is
-- decided about includes the evidence that there is by then.
create or replace view dispute_queue as
select c.id, c.member_id, case when c.currency in ('USD', 'EUR', 'BRL', 'BTC') then c.currency end as currency,
  case when c.currency in ('USD', 'EUR', 'BRL', 'BTC') then c.amount end as amount,
  case when c.kind = 'refund' then case c.state when 'differing' then 'refundDiffers' else 'refund' end
    when c.deposit_id is null then 'unknownPayment' when c.state = 'answered' then 'outcome' else c.state end as kind,
  c.waiting_since,
  encode(sha256(convert_to(concat_ws('|', c.id, c.state, c.amount, c.currency, c.deposit_id, c.due_at,
    (select e.hash from dispute_evidence e where e.claim_id = c.id order by e.made_at desc limit 1)), 'UTF8')), 'hex')
    as content_hash,
  'dispute:' || c.id as subject, null::bigint as made_by, c.provider
from payment_claim c
where c.state in ('received', 'evidenceDue', 'observed', 'differing') or (c.state = 'answered' and c.by_hand);
