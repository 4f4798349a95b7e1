-- What an act says, as the one text that the record hashes. Stored hashes were made by it, so it stays as it is: the text
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

-- Acts that have no place in the record yet, each with its leaf: written in the act's own transaction and seen when that
-- is committed, whatever the order. By ids alone, one that commits late would be passed over.
create table act_unplaced (
  act_id bigint primary key,
  leaf bytea not null check (length(leaf) = 32)
);

create function act_await_place() returns trigger language plpgsql as $$
begin
  insert into act_unplaced
  select w.id, act_leaf(act_text(w.id, w.at, w.actor, w.member_id, w.subject, w.verb, w.before, w.after)) from written w;
  return null;
end $$;
create trigger act_awaits_place after insert on act
  referencing new table as written for each statement execute function act_await_place();
create trigger act_is_never_truncated before truncate on act for each statement execute function refuse_change();

insert into act_unplaced
select a.id, act_leaf(act_text(a.id, a.at, a.actor, a.member_id, a.subject, a.verb, a.before, a.after)) from act a;

-- The record is searched by time, by person and by verb, newest first.
create index act_by_time on act (at, id);
create index act_by_actor on act (actor, at, id);
create index act_by_verb on act (verb, at, id);
