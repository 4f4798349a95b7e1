-- Letters to support, for the member's own copy.
create or replace view support_own_data as
select c.member_id, 'letters' as section, c.id as n,
  to_jsonb(c) - '{member_id, closed_by, note}'::text[] as data
from contact c;
