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
  -- False where the member had switched its topic off in the page.
  in_page boolean not null default true,
  unique (member_id, kind, about)
);
create index news_by_member on news (member_id, created_at desc, id desc);
create index news_unread on news (member_id) where read_at is null and in_page;
create index news_by_age on news (created_at);

-- What a member has chosen otherwise than the topic has it; never what a topic always sends.
create table notification_choice (
  member_id bigint not null references member (id),
  topic text not null,
  channel text not null check (channel in ('page', 'push', 'mail')),
  is_on boolean not null,
  chosen_at timestamptz not null default now(),
  primary key (member_id, topic, channel)
);

create table notification_preference (
  member_id bigint primary key references member (id),
  -- Minutes of the member's day; push waits from the one until before the other. Null: no quiet hours.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  time_zone text,
  -- Whether push shows the message itself.
  shows_details boolean not null default false,
  check ((quiet_from is null) = (quiet_until is null) and (quiet_from is null) = (time_zone is null)),
  check (quiet_from <> quiet_until)
);

-- Browsers that are sent push (RFC 8030). An ended one keeps its row for what was sent, without the keys.
create table push_device (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  -- Of the session that subscribed: it ends with it.
  log_in uuid not null,
  endpoint text not null,
  p256dh text,
  auth text,
  name text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_for text check (ended_for in ('member', 'logOut', 'otherMember', 'gone', 'refused')),
  check ((ended_at is null) = (ended_for is null)),
  check (ended_at is not null or (p256dh is not null and auth is not null))
);
create unique index push_device_in_use on push_device (endpoint) where ended_at is null;
create index push_device_of_member on push_device (member_id, id);
create index push_device_by_log_in on push_device (log_in) where ended_at is null;
create index push_device_ended on push_device (ended_at) where ended_at is not null;

-- What of a message goes out by push or mail: at most one for each device, and one mail.
create table notification_delivery (
  id bigint generated always as identity primary key,
  news_id bigint not null references news (id) on delete cascade,
  member_id bigint not null references member (id),
  channel text not null check (channel in ('push', 'mail')),
  device_id bigint references push_device (id),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'withheld', 'failed')),
  -- Why it was withheld or has failed.
  reason text,
  due_at timestamptz not null,
  tries smallint not null default 0,
  claimed_at timestamptz,
  done_at timestamptz,
  -- The mail that it became; whether that one was sent is the mail's.
  mail_id bigint,
  check ((channel = 'push') = (device_id is not null)),
  check ((done_at is not null) = (state in ('sent', 'withheld', 'failed'))),
  unique nulls not distinct (news_id, channel, device_id)
);
create index notification_delivery_due on notification_delivery (due_at) where state = 'waiting';
create index notification_delivery_claimed on notification_delivery (claimed_at) where state = 'sending';
create index notification_delivery_of_member on notification_delivery (member_id, id);
create index notification_delivery_of_device on notification_delivery (device_id) where device_id is not null;
