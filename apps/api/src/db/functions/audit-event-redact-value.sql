-- An act's side without the values of these keys; what was there and is not is said.
create or replace function audit_event_redact_value(p_side jsonb, p_keys text[]) returns jsonb language sql immutable
return case when jsonb_typeof(p_side) = 'object' and p_side ?| p_keys then (
  select jsonb_object_agg(e.key, case when e.key = any (p_keys) then '"erased"'::jsonb else e.value end)
  from jsonb_each(p_side) e) else p_side end;
