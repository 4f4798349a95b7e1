-- What each audit event says, as the record hashes it.
create or replace view audit_event_written as
select id, audit_event_text(id, at, actor, member_id, subject, command, before, after) as text from audit_event;
