-- Cases of harm that wait for a decision, as a queue reads them. What a case was opened about never changes.
create or replace view harm_case_queue as
select id, member_id, null::text as currency, null::bigint as amount, kind, opened_at as waiting_since,
  encode(sha256(convert_to(concat_ws('|', id, member_id, score, markers), 'UTF8')), 'hex') as content_hash,
  'harm-case:' || id as subject, null::bigint as made_by
from harm_case where state = 'open';
