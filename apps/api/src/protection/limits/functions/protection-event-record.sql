-- What happened to members' limits and pauses, for reports. A limit that was lowered or confirmed as higher is read from the audit log,
-- since a limit's row holds the last one alone.
create or replace view protection_event_record as
select a.member_id, a.at,
  case when a.command = 'limit.confirmHigher' then 'limitsRaised' when a.before ->> 'most' is null then 'limitsSet'
    when (a.after ->> 'most')::bigint < (a.before ->> 'most')::bigint then 'limitsLowered' end as event
from audit_event_record a where a.command in ('limit.set', 'limit.confirmHigher') and a.member_id is not null
union all
select p.member_id, p.since,
  case p.kind when 'break' then 'breaks' when 'exclusion' then 'selfExclusions' else 'mandatoryBreaks' end
from play_pause p;
