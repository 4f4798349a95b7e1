-- The VIP club, for the member's own copy.
create or replace view vip_own_data as
select a.member_id, 'vip' as section, a.member_id as n, to_jsonb(a) - '{member_id}'::text[] as data
from vip_account a
union all
select r.member_id, 'vipPurchases', r.id, to_jsonb(r) - '{member_id, request_key}'::text[]
from vip_redemption r
union all
select g.member_id, 'vipGiven', row_number() over (partition by g.member_id order by g.created_at), to_jsonb(g) - 'member_id'
from vip_given g;
