-- Messages on the site, for the member's own copy.
create or replace view messages_own_data as
select w.member_id, 'messages' as section, w.id as n,
  to_jsonb(w) - '{id, member_id, type}'::text[] as data
from news w;
