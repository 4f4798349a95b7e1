-- Takes the values of these keys out of the next audit events about a member, and out of searches that found the member; one audit event
-- more says which audit events they were, with the leaf of each before and after. Answers how many; 0: none is left.
create or replace function audit_event_redact(p_actor text, p_member_id bigint, p_keys text[], p_most integer) returns integer
language plpgsql as $$
declare
  v_event bigint;
  v_found jsonb;
begin
  -- Two at the same time would redact the same audit events.
  perform pg_advisory_xact_lock(7246104);
  with chosen as (
    select a.id, audit_event_leaf(audit_event_text(a.id, a.at, a.actor, a.member_id, a.subject, a.command, a.before, a.after)) as leaf,
      audit_event_leaf(audit_event_text(a.id, a.at, a.actor, a.member_id, a.subject, a.command,
        audit_event_redact_value(a.before, p_keys), audit_event_redact_value(a.after, p_keys))) as left_leaf
    from audit_event a
    where (a.member_id = p_member_id or a.subject = 'member:' || p_member_id
        or a.command = 'desk.find' and a.after -> 'found' ? ('member:' || p_member_id))
      and (a.before ?| p_keys or a.after ?| p_keys)
      and (audit_event_redact_value(a.before, p_keys), audit_event_redact_value(a.after, p_keys)) is distinct from (a.before, a.after)
      and a.command <> 'record.redact'
      and not exists (select from audit_event_redaction r where r.audit_event_id = a.id)
    order by a.id limit p_most)
  select jsonb_agg(jsonb_build_object('event', id, 'leaf', encode(leaf, 'hex'), 'left', encode(left_leaf, 'hex')) order by id)
    into v_found from chosen;
  if v_found is null then
    return 0;
  end if;
  insert into audit_event (actor, member_id, subject, command, after)
  values (p_actor, p_member_id, 'member:' || p_member_id, 'record.redact', jsonb_build_object('redacted', v_found))
  returning id into v_event;
  insert into audit_event_redaction (audit_event_id, leaf, left_leaf, recorded_in)
  select (f ->> 'event')::bigint, decode(f ->> 'leaf', 'hex'), decode(f ->> 'left', 'hex'), v_event
  from jsonb_array_elements(v_found) f;
  update audit_event a set before = audit_event_redact_value(a.before, p_keys), after = audit_event_redact_value(a.after, p_keys)
  from jsonb_array_elements(v_found) f where a.id = (f ->> 'event')::bigint;
  return jsonb_array_length(v_found);
end $$;
