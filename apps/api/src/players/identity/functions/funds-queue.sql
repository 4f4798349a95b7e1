-- Sources of funds that wait to be looked at, as a queue reads them.
create or replace view funds_queue as
select id, member_id, currency, deposits as amount, source as kind, handed_in_at as waiting_since,
  encode(sha256(convert_to(concat_ws('|', id, source, note, file_ids::text, handed_in_at::text), 'UTF8')), 'hex')
    as content_hash,
  'funds:' || id as subject, null::bigint as made_by
from funds_case where state = 'handedIn';
