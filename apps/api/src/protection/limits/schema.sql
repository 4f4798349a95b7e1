-- The limits that members have set for themselves, and the pauses that they have taken.
-- `most`: minor units of the book's currency; minutes for `time`.
create table play_limit (
  member_id bigint not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  most bigint not null check (most >= 0),
  since timestamptz not null default clock_timestamp(),
  primary key (member_id, kind, period)
);

-- A higher limit that was asked for: it holds when it is confirmed, and is forgotten when it is not. No `most`: without a limit.
create table play_limit_raise (
  member_id bigint not null,
  kind text not null,
  period text not null,
  most bigint,
  confirm_from timestamptz not null,
  confirm_until timestamptz not null,
  primary key (member_id, kind, period)
);
create index play_limit_raise_until on play_limit_raise (confirm_until);

create table play_preference (
  member_id bigint primary key,
  time_zone text not null default 'UTC',
  -- Another calendar, which counts from then on.
  next_time_zone text,
  next_from timestamptz,
  -- 0: none; null: as the place has it.
  reality_check_minutes int check (reality_check_minutes >= 0),
  closed_at timestamptz,
  check ((next_time_zone is null) = (next_from is null))
);

-- 'infinity': for good. What is over by itself keeps no `ended_at`.
create table play_pause (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  kind text not null check (kind in ('break', 'exclusion', 'mandatoryBreak')),
  since timestamptz not null default clock_timestamp(),
  until timestamptz not null,
  started_by text not null,
  reason text,
  ended_at timestamptz,
  ended_by text,
  check (until > since)
);
create index play_pause_running on play_pause (member_id, until) where ended_at is null;

-- Keyed digests of what a person who has excluded himself could join again with. They disclose nothing about the person, and outlive
-- the account.
create table excluded_mark (
  mark bytea not null,
  kind text not null check (kind in ('person', 'mail', 'mobile', 'home', 'device', 'card')),
  member_id bigint not null,
  until timestamptz not null,
  primary key (mark, member_id)
);
create index excluded_mark_of_member on excluded_mark (member_id);

-- The periods that members with limits are in, and what their books said when these began. A period that has begun is not cut
-- short by another calendar.
create table play_period (
  member_id bigint not null,
  period text not null check (period in ('day', 'week', 'month')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Of the book, running totals in minor units: stakes without those that were rolled back, and these less what was won.
  staked bigint not null,
  lost bigint not null,
  primary key (member_id, period)
);

-- Members who were asked for a limit before paying in, and wanted none.
create table play_limit_declined (
  member_id bigint primary key,
  declined_at timestamptz not null
);

-- When a member was last reminded to look at the account, its transactions and the limits.
create table play_review (
  member_id bigint primary key,
  reminded_at timestamptz not null
);
