-- Messages from players that nobody has dealt with, as a queue reads them. A message never changes.
create or replace view contact_queue as
select id, member_id, null::text as currency, null::bigint as amount, topic as kind, created_at as waiting_since,
  encode(sha256(convert_to(concat_ws('|', id, topic, message), 'UTF8')), 'hex') as content_hash,
  'contact:' || id as subject, null::bigint as made_by
from contact where closed_at is null;
