-- Invitations that are held for review, as a queue reads them. Who benefits is the inviter.
create or replace view invitation_queue as
select id, inviter_id as member_id, null::text as currency, null::bigint as amount,
  case when jsonb_array_length(matches) > 1 then 'several' else coalesce(matches -> 0 ->> 'kind', 'unknown') end as kind,
  created_at as waiting_since,
  encode(sha256(convert_to(concat_ws('|', id, member_id, matches::text), 'UTF8')), 'hex') as content_hash,
  'invitation:' || id as subject, null::bigint as made_by
from invitation where status = 'held';
