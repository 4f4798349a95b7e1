-- What members have asked the casino to hold them to, for the member's own copy.
create or replace view protection_own_data as
select l.member_id, 'limits' as section,
  row_number() over (partition by l.member_id order by l.kind, l.period) as n, to_jsonb(l) - 'member_id' as data
from play_limit l
union all
select r.member_id, 'limitRaises',
  row_number() over (partition by r.member_id order by r.kind, r.period), to_jsonb(r) - 'member_id'
from play_limit_raise r
union all
select p.member_id, 'playPreferences', p.member_id, to_jsonb(p) - 'member_id'
from play_preference p
union all
select a.member_id, 'limitsDeclined', a.member_id, to_jsonb(a) - 'member_id'
from play_limit_declined a
union all
select v.member_id, 'reviewReminders', v.member_id, to_jsonb(v) - 'member_id'
from play_review v
union all
select b.member_id, 'pauses', b.id,
  to_jsonb(b) - '{id, member_id, started_by, ended_by, reason}'::text[]
from play_pause b;
