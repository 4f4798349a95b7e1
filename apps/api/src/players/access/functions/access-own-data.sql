-- What this feature keeps of a member, for the member's own copy: by section and in its order, without what lets in and
-- without who brought the member.
create or replace view access_own_data as
select m.id as member_id, 'account' as section, m.id as n,
  to_jsonb(m) - '{password_hash, mobile_standing, invitor_id}'::text[] as data
from member m
union all
select s.member_id, 'logIns', s.id,
  to_jsonb(s) - '{id, member_id, token_hash, log_in, replaced_until}'::text[]
from member_session s
union all
select r.member_id, 'failedLogIns', r.id, to_jsonb(r) - '{id, member_id}'::text[]
from log_in_refusal r
union all
select i.member_id, 'linkedAccounts',
  row_number() over (partition by i.member_id order by i.linked_at, i.provider), to_jsonb(i) - 'member_id'
from social_identity i;
