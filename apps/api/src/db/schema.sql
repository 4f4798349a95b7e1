-- The audit log: who did what to whom, when, with the state before and after. Written in the transaction of the change itself.
create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  member_id bigint,
  subject text not null,
  command text not null,
  before jsonb,
  after jsonb
);
create index audit_event_by_subject on audit_event (subject, id);
create index audit_event_by_member on audit_event (member_id, id) where member_id is not null;
-- The audit log is searched by time, by person and by kind of event, newest first.
create index audit_event_by_time on audit_event (at, id);
create index audit_event_by_actor on audit_event (actor, at, id);
create index audit_event_by_command on audit_event (command, at, id);

-- For tables whose rows are only added.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;

create trigger audit_event_is_never_truncated before truncate on audit_event for each statement execute function refuse_change();

-- The body is in functions/audit-event-refuse-change.sql.
create function audit_event_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of audit_event are never changed';
end $$;

create trigger audit_event_is_immutable before update or delete on audit_event for each row execute function audit_event_refuse_change();

-- No member of staff decides about himself as a player: checked on the audit event, which every command writes in the transaction
-- of its change. The body is in functions/audit-event-refuse-own-affair.sql.
create function audit_event_refuse_own_affair() returns trigger language plpgsql as $$
begin
  return null;
end $$;

create trigger audit_event_is_no_own_affair after insert on audit_event
  referencing new table as written for each statement execute function audit_event_refuse_own_affair();

-- Audit events that have no place in the audit log yet, each with its leaf: written in the event's own transaction and seen when
-- that is committed, in any order. By ids alone, one that commits late would be passed over.
create table audit_event_unplaced (
  audit_event_id bigint primary key,
  leaf bytea not null check (length(leaf) = 32)
);

-- An audit event as the one text that is hashed. Stored hashes were made by it, so this function never changes: the text
-- form of jsonb has one order of keys and one form of every value.
create function audit_event_text(
  id bigint, at timestamptz, actor text, member_id bigint, subject text, command text, before jsonb, after jsonb
) returns text language sql stable parallel safe
return jsonb_build_object(
  'v', 1,
  'id', id,
  'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  'actor', actor,
  'memberId', member_id,
  'subject', subject,
  'command', command,
  'before', before,
  'after', after
)::text;

-- The leaf of RFC 6962.
create function audit_event_leaf(text text) returns bytea language sql stable parallel safe
return sha256('\x00'::bytea || convert_to(text, 'UTF8'));

create function audit_event_await_place() returns trigger language plpgsql as $$
begin
  insert into audit_event_unplaced
  select w.id, audit_event_leaf(audit_event_text(w.id, w.at, w.actor, w.member_id, w.subject, w.command, w.before, w.after)) from written w;
  return null;
end $$;

create trigger audit_event_awaits_place after insert on audit_event
  referencing new table as written for each statement execute function audit_event_await_place();

-- Notifies the open pages of the back office; the triggers of all features call it. The body is in functions/desk-changed.sql.
create function desk_changed() returns trigger language plpgsql as $$ begin return null; end $$;

-- What an audit event says about a person is taken out when the person's data is erased; its leaf stays in the log for good. Each
-- row says from what to what: the event may change in exactly this way and in no other. The event in `recorded_in` says the same
-- within the log, so that a verifier takes no other change for an erasure.
create table audit_event_redaction (
  audit_event_id bigint primary key references audit_event (id),
  leaf bytea not null check (length(leaf) = 32),
  left_leaf bytea not null check (length(left_leaf) = 32 and left_leaf <> leaf),
  recorded_in bigint not null references audit_event (id) check (recorded_in > audit_event_id)
);
create trigger audit_event_redaction_is_immutable before update or delete on audit_event_redaction
  for each row execute function refuse_change();
create trigger audit_event_redaction_is_never_truncated before truncate on audit_event_redaction
  for each statement execute function refuse_change();

-- For rows that change only when personal data is erased. The body is in functions/refuse-change-but-erasure.sql.
create function refuse_change_but_erasure() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
