-- What the staff wrote about members. Only added to.
create table member_note (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  text text not null check (length(text) between 1 and 4000),
  written_by text not null,
  written_at timestamptz not null default clock_timestamp(),
  request_key text,
  unique (written_by, request_key)
);
create index member_note_by_member on member_note (member_id, id);
create trigger member_note_is_never_truncated before truncate on member_note
  for each statement execute function refuse_change();
create trigger member_note_is_immutable before update or delete on member_note
  for each row execute function refuse_change_but_erasure();

-- How the staff has marked members, in words of its own.
create table member_tag (
  member_id bigint not null references member (id),
  tag text not null check (length(tag) between 1 and 30),
  added_by text not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (member_id, tag)
);
create index member_tag_by_tag on member_tag (tag, member_id);

-- Whose round an id is. The rounds themselves are kept by member, and another index would cost every bet: so a job notes
-- behind the bets where each round lies, and a search reads this table, and the bets since `until`.
create table round_place (
  round_id text not null,
  vendor text not null,
  member_id bigint not null,
  primary key (round_id, vendor, member_id)
);

create table round_place_watermark (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null
);
