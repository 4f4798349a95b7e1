-- Messages to members. What happened and its values are kept; the sentence is made when it is read, in the reader's language.
create table news (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  type smallint not null check (type in (0, 10, 20)),
  kind text not null,
  details jsonb not null,
  -- What it tells of, such as `cash-out:55`: the same thing is sent once.
  about text not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  unique (member_id, kind, about)
);
create index news_by_member on news (member_id, created_at desc, id desc);
create index news_unread on news (member_id) where read_at is null;
create index news_by_age on news (created_at);
