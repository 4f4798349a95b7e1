-- When members were asked where their money comes from, and what was decided, for reports.
create or replace view funds_event_record as
select member_id, asked_at as at, 'affordabilityAsked' as event from funds_case
union all
select member_id, decided_at, case state when 'accepted' then 'affordabilityAccepted' else 'affordabilityRefused' end
from funds_case where decided_at is not null and state in ('accepted', 'refused');
