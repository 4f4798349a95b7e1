-- What the record says that the member did, for the member's own copy.
create or replace view audit_event_own_data as
select a.member_id, 'auditEvents' as section, a.id as n,
  jsonb_build_object('at', a.at, 'what', a.command, 'about', a.subject, 'before', a.before, 'after', a.after) as data
from audit_event a where a.actor = 'member:' || a.member_id;
