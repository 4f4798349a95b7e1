-- Mails are written in the transaction of what they tell of and sent afterwards.
create table mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  tries smallint not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  -- Where an answer goes, if not to the usual sender.
  reply_to text,
  -- Of promotional mails: ends them with one request (RFC 8058).
  unsubscribe_link text
);
create index mail_to_send on mail (next_try_at) where sent_at is null and given_up_at is null;
create index mail_given_up on mail (given_up_at) where given_up_at is not null;

-- Files that go with a mail, and with it.
create table mail_attachment (
  mail_id bigint not null references mail (id) on delete cascade,
  position smallint not null,
  name text not null,
  content_type text not null,
  content bytea not null check (octet_length(content) <= 10000000),
  primary key (mail_id, position)
);
