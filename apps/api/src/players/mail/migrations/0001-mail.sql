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
  given_up_at timestamptz
);
create index mail_to_send on mail (next_try_at) where sent_at is null and given_up_at is null;
