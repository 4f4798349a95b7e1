-- Missions that the member joined, for the member's own copy.
create or replace view mission_own_data as
select e.member_id, 'missions' as section, e.mission_id::bigint as n, to_jsonb(e) - '{member_id, from_seq}'::text[] as data
from mission_entry e;
