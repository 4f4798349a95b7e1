-- Invitations, for the member's own copy; who else they are about is left out.
create or replace view invite_own_data as
select i.inviter_id as member_id, 'invitations' as section, i.id as n,
  jsonb_build_object('status', i.status, 'created_at', i.created_at) as data
from invitation i
union all
select i.member_id, 'invitedBySomebody', i.id,
  jsonb_build_object('status', i.status, 'created_at', i.created_at)
from invitation i
union all
select a.member_id, 'inviteProgress', a.member_id, to_jsonb(a) - '{member_id}'::text[]
from invite_account a
union all
select w.member_id, 'inviteRewards', w.person_count::bigint, to_jsonb(w) - '{member_id}'::text[]
from invite_award w
union all
select g.member_id, 'agency', g.member_id, to_jsonb(g) - 'member_id'
from agent g
union all
select b.member_id, 'agentBonuses', b.id, to_jsonb(b) - '{member_id, invited_id}'::text[]
from agent_bonus b;
