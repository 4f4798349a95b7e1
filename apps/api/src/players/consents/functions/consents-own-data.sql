-- What the member agreed to, for the member's own copy.
create or replace view consents_own_data as
select c.member_id, 'consents' as section, c.id as n,
  to_jsonb(c) - '{id, member_id}'::text[] as data
from consent c;
