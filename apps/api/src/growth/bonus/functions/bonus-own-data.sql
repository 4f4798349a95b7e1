-- Bonuses, their bets, cashback and fees, for the member's own copy.
create or replace view bonus_own_data as
select b.member_id, 'bonuses' as section, b.id as n, to_jsonb(b) - '{member_id, given_by}'::text[] as data
from bonus b
union all
select b.member_id, 'bonusBets',
  row_number() over (partition by b.member_id order by t.bonus_id, t.seq), to_jsonb(t)
from bonus_bet t join bonus b on b.id = t.bonus_id
union all
select c.member_id, 'cashback', row_number() over (partition by c.member_id order by c.week),
  to_jsonb(c) - '{member_id}'::text[]
from cashback c
union all
select f.member_id, 'fees', row_number() over (partition by f.member_id order by f.month),
  to_jsonb(f) - '{member_id}'::text[]
from inactivity_fee f;
