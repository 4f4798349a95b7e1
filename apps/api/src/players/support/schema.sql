-- Contact forms. The sender may be a visitor; member_id says who was logged in while sending.
create table contact (
  id bigint generated always as identity primary key,
  member_id bigint references member (id),
  name text not null,
  username text not null,
  email text not null,
  phone text not null,
  topic text not null,
  message text not null,
  language text not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by text,
  note text,
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (note is null))
);
create index contact_by_age on contact (created_at);
create index contact_by_email on contact (lower(email), created_at);
create index contact_open on contact (created_at) where closed_at is null;
create index contact_waiting on contact (created_at, id) where closed_at is null;
create trigger contact_changed after insert or update on contact for each row execute function desk_changed('contacts');

-- Whether an operator is present to answer live chat. One row.
create table chat_desk (
  only_row boolean primary key default true check (only_row),
  open boolean not null
);
insert into chat_desk (open) values (true);
