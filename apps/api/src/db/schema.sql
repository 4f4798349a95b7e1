-- The audit log: who did what to whom, when, with the state before and after. Written in the transaction of the change itself.
create table act (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  member_id bigint,
  subject text not null,
  verb text not null,
  before jsonb,
  after jsonb
);
create index act_by_subject on act (subject, id);
create index act_by_member on act (member_id, id) where member_id is not null;
-- The audit log is searched by time, by person and by kind of event, newest first.
create index act_by_time on act (at, id);
create index act_by_actor on act (actor, at, id);
create index act_by_verb on act (verb, at, id);

-- For tables whose rows are only added.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;

create trigger act_is_never_truncated before truncate on act for each statement execute function refuse_change();

-- The body is in functions/act-refuse-change.sql.
create function act_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of act are never changed';
end $$;

create trigger act_is_immutable before update or delete on act for each row execute function act_refuse_change();

-- No member of staff decides about himself as a player: checked on the audit event, which every command writes in the transaction
-- of its change. The body is in functions/act-refuse-own-affair.sql.
create function act_refuse_own_affair() returns trigger language plpgsql as $$
begin
  return null;
end $$;

create trigger act_is_no_own_affair after insert on act
  referencing new table as written for each statement execute function act_refuse_own_affair();

-- Audit events that have no place in the audit log yet, each with its leaf: written in the event's own transaction and seen when
-- that is committed, in any order. By ids alone, one that commits late would be passed over.
create table act_unplaced (
  act_id bigint primary key,
  leaf bytea not null check (length(leaf) = 32)
);

-- An audit event as the one text that is hashed. Stored hashes were made by it, so this function never changes: the text
-- form of jsonb has one order of keys and one form of every value.
create function act_text(
  id bigint, at timestamptz, actor text, member_id bigint, subject text, verb text, before jsonb, after jsonb
) returns text language sql stable parallel safe
return jsonb_build_object(
  'v', 1,
  'id', id,
  'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  'actor', actor,
  'memberId', member_id,
  'subject', subject,
  'verb', verb,
  'before', before,
  'after', after
)::text;

-- The leaf of RFC 6962.
create function act_leaf(text text) returns bytea language sql stable parallel safe
return sha256('\x00'::bytea || convert_to(text, 'UTF8'));

create function act_await_place() returns trigger language plpgsql as $$
begin
  insert into act_unplaced
  select w.id, act_leaf(act_text(w.id, w.at, w.actor, w.member_id, w.subject, w.verb, w.before, w.after)) from written w;
  return null;
end $$;

create trigger act_awaits_place after insert on act
  referencing new table as written for each statement execute function act_await_place();

-- Notifies the open pages of the back office; the triggers of all features call it. The body is in functions/desk-changed.sql.
create function desk_changed() returns trigger language plpgsql as $$ begin return null; end $$;

-- What an audit event says about a person is taken out when the person's data is erased; its leaf stays in the log for good. Each
-- row says from what to what: the event may change in exactly this way and in no other. The event in `told_in` says the same
-- within the log, so that a verifier takes no other change for an erasure.
create table act_redaction (
  act_id bigint primary key references act (id),
  leaf bytea not null check (length(leaf) = 32),
  left_leaf bytea not null check (length(left_leaf) = 32 and left_leaf <> leaf),
  told_in bigint not null references act (id) check (told_in > act_id)
);
create trigger act_redaction_is_immutable before update or delete on act_redaction
  for each row execute function refuse_change();
create trigger act_redaction_is_never_truncated before truncate on act_redaction
  for each statement execute function refuse_change();

-- For rows that change only when personal data is erased. The body is in functions/refuse-change-but-erasure.sql.
create function refuse_change_but_erasure() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
