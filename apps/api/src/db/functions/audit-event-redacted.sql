-- What was taken out of audit events, and whether an audit event of the record says so: only then is it an erasure.
create or replace view audit_event_redacted as
select r.audit_event_id, r.leaf, r.left_leaf,
  t.command = 'record.redact' and t.after -> 'redacted' @> jsonb_build_array(jsonb_build_object(
    'event', r.audit_event_id, 'leaf', encode(r.leaf, 'hex'), 'left', encode(r.left_leaf, 'hex'))) as is_recorded
from audit_event_redaction r join audit_event t on t.id = r.recorded_in;
