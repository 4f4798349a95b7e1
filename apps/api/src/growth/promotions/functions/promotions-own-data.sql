-- Promotions that were shown or chosen for the member, for the member's own copy.
create or replace view promotions_own_data as
select s.member_id, 'promotionsShown' as section, s.promotion_id::bigint as n,
  to_jsonb(s) - 'member_id' as data
from promotion_shown s
union all
select c.member_id, 'promotionsChosen', c.promotion_id::bigint, to_jsonb(c) - 'member_id'
from promotion_chosen c;
