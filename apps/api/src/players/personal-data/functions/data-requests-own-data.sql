-- What the member asked for about the data itself, for the member's own copy.
create or replace view personal_data_own_data as
select c.member_id, 'copies' as section, c.id as n,
  jsonb_build_object('asked_at', c.asked_at, 'state', c.state, 'made_at', c.made_at, 'fetches', c.fetches) as data
from data_copy c
union all
select e.member_id, 'erasures', e.id,
  jsonb_build_object('asked_at', e.asked_at, 'from_at', e.from_at, 'state', e.state)
from erasure e
union all
select r.member_id, 'corrections', r.id,
  to_jsonb(r) - '{id, member_id, decided_by}'::text[]
from correction r;
