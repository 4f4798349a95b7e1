-- Documents that wait to be looked at, as a queue reads them. Other files make another row.
create or replace view document_queue as
select id, member_id, null::text as currency, null::bigint as amount, kind, updated_at as waiting_since,
  encode(sha256(convert_to(concat_ws('|', id, kind, file_ids::text, coalesce(document_date::text, '')), 'UTF8')), 'hex')
    as content_hash,
  'document:' || id as subject, null::bigint as made_by
from member_document where status = 'waiting';
