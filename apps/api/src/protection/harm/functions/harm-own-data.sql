-- What the casino has read from how a member plays, and what it did, for the member's own copy.
create or replace view harm_own_data as
select d.member_id, 'playSigns' as section,
  row_number() over (partition by d.member_id order by d.day) as n, to_jsonb(d) - 'member_id' as data
from harm_day d
union all
select m.member_id, 'playMeasures', m.id, to_jsonb(m) - '{id, member_id}'::text[]
from harm_measure m
union all
select c.member_id, 'playCases', c.id,
  to_jsonb(c) - '{id, member_id, reason, closed_by}'::text[]
from harm_case c
union all
select l.member_id, 'exclusionLifts', l.id,
  to_jsonb(l) - '{id, member_id, reason, asked_by, asked_by_id, ended_by, ended_by_id, end_reason}'::text[]
from harm_lift l;
