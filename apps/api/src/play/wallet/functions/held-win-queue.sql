-- Wins above their bound that wait for a decision, as a queue reads them. What was held never changes.
create or replace view held_win_queue as
select id, member_id, currency, amount, vendor as kind, held_at as waiting_since,
  encode(sha256(convert_to(concat_ws('|', id, vendor, transaction_id, round_id, amount, currency), 'UTF8')), 'hex')
    as content_hash,
  'held-win:' || id as subject, null::bigint as made_by
from held_win where status = 'held';
