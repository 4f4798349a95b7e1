-- Automatic approvals that were drawn for a review afterwards, as a queue reads them. What was decided never changes.
create or replace view payout_review_queue as
select j.cash_out_id as id, j.member_id, c.currency, c.amount, c.method as kind, j.judged_at as waiting_since,
  c.content_hash, 'cash-out:' || j.cash_out_id as subject, null::bigint as made_by
from cash_out_judgement j join cash_out c on c.id = j.cash_out_id
where j.review = 'waiting';
