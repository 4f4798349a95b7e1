-- The record of who did what, for who lists it; it is written by recordAuditEvent alone.
create or replace view audit_event_record as select id, at, actor, member_id, subject, command, before, after from audit_event;
