-- Reported messages that no moderator has decided about, as a queue reads them. What was reported never changes. The member of a row is
-- who wrote the message.
create or replace view chat_report_queue as
select id, written_by as member_id, null::text as currency, null::bigint as amount, reason as kind, reported_at as waiting_since,
  encode(sha256(convert_to(concat_ws('|', id, vendor, word_id, reason), 'UTF8')), 'hex') as content_hash,
  'chat-report:' || id as subject, null::bigint as made_by
from chat_report where state = 'open';
