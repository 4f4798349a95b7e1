-- Threads whose sender waits for an answer, as a queue reads them. What was looked at changes with each message.
create or replace view contact_queue as
select id, member_id, null::text as currency, null::bigint as amount, topic as kind, asked_at as waiting_since,
  encode(sha256(convert_to(concat_ws('|', id, topic, message, messages), 'UTF8')), 'hex') as content_hash,
  'contact:' || id as subject, null::bigint as made_by, due_at, priority
from contact where closed_at is null and asked_at is not null;
