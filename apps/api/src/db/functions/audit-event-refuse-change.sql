-- Audit events are never changed, but for what audit_event_redaction says of exactly this change.
create or replace function audit_event_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and exists (
    select from audit_event_redaction r
    where r.audit_event_id = old.id
      and r.leaf = audit_event_leaf(audit_event_text(old.id, old.at, old.actor, old.member_id, old.subject, old.command, old.before, old.after))
      and r.left_leaf = audit_event_leaf(audit_event_text(new.id, new.at, new.actor, new.member_id, new.subject, new.command, new.before, new.after)))
  then
    return new;
  end if;
  raise exception 'rows of audit_event are never changed';
end $$;
