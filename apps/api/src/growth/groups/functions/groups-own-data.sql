-- Campaigns that the member was in, for the member's own copy.
create or replace view groups_own_data as
select c.member_id, 'campaigns' as section, c.campaign_id::bigint as n,
  to_jsonb(c) - '{member_id, tries}'::text[] as data
from campaign_member c;
