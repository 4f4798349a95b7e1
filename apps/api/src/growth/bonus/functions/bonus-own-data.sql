-- Bonuses, their bets, cashback and fees, for the member's own copy.
create or replace view bonus_own_data as
select b.vault, b.member_id, 'bonuses' as section, b.id as n, to_jsonb(b) - '{vault, member_id, given_by}'::text[] as data
from bonus b
union all
select b.vault, b.member_id, 'bonusBets',
  row_number() over (partition by b.vault, b.member_id order by t.bonus_id, t.seq), to_jsonb(t) - 'vault'
from bonus_bet t join bonus b on b.vault = t.vault and b.id = t.bonus_id
union all
select c.vault, c.member_id, 'cashback', row_number() over (partition by c.vault, c.member_id order by c.week),
  to_jsonb(c) - '{vault, member_id}'::text[]
from cashback c
union all
select f.vault, f.member_id, 'fees', row_number() over (partition by f.vault, f.member_id order by f.month),
  to_jsonb(f) - '{vault, member_id}'::text[]
from inactivity_fee f;
