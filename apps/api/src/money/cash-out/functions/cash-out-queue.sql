-- Cash-outs that wait for a decision, as a queue reads them.
create or replace view cash_out_queue as
select id, member_id, currency, amount, method as kind, created_at as waiting_since, content_hash,
  'cash-out:' || id as subject, null::bigint as made_by
from cash_out where status = 'pending';
