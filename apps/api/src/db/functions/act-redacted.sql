-- What was taken out of acts, and whether an act of the record says so: only then is it an erasure.
create or replace view act_redacted as
select r.act_id, r.leaf, r.left_leaf,
  t.verb = 'record.redact' and t.after -> 'redacted' @> jsonb_build_array(jsonb_build_object(
    'act', r.act_id, 'leaf', encode(r.leaf, 'hex'), 'left', encode(r.left_leaf, 'hex'))) as is_told
from act_redaction r join act t on t.id = r.told_in;
