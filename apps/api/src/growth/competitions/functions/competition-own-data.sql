-- Competitions that the member joined, for the member's own copy.
create or replace view competition_own_data as
select e.member_id, 'competitions' as section, e.number as n,
  to_jsonb(e) - '{member_id, number, from_seq, scored_seq, held}'::text[] as data
from competition_entry e;
