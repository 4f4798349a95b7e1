-- What each member played, in pieces of five minutes of UTC; amounts in minor units of the member's currency. Kept for some
-- days: as long as a sign of harm looks back.
create table harm_play (
  member_id bigint not null,
  slot timestamptz not null,
  stakes integer not null,
  staked bigint not null,
  -- Won, and taken back of what was staked.
  returned bigint not null,
  primary key (member_id, slot)
);
create index harm_play_by_slot on harm_play using brin (slot) with (pages_per_range = 32, autosummarize = on);

-- Up to where postings have been followed. One row, after the first run.
create table harm_followed (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null
);

-- Members to be judged, as of a day: at its end, or sooner where something has happened.
create table harm_due (
  member_id bigint not null,
  day date not null,
  due_at timestamptz not null,
  primary key (member_id, day)
);
create index harm_due_by_time on harm_due (due_at, member_id);

-- What a member's play looked like as of a day. The current day is judged again.
create table harm_day (
  member_id bigint not null,
  day date not null,
  score integer not null check (score >= 0),
  level smallint not null check (level between 0 and 3),
  markers jsonb not null,
  judged_at timestamptz not null,
  primary key (member_id, day)
);
create index harm_day_by_day on harm_day (day);

-- What the platform did automatically. Only added to.
create table harm_measure (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  measure text not null check (measure in ('message', 'limits', 'pause')),
  level smallint not null check (level between 1 and 3),
  score integer not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  -- Until when nothing is offered to the member; null where that was not touched.
  no_offers_until timestamptz,
  break_began boolean not null default false,
  taken_at timestamptz not null
);
create index harm_measure_of_member on harm_measure (member_id, taken_at desc);
create index harm_measure_no_offers on harm_measure (member_id, no_offers_until) where no_offers_until is not null;
create trigger harm_measure_is_immutable before update or delete on harm_measure
  for each row execute function refuse_change();

-- A member whom a person has to look at. One is open at a time.
create table harm_case (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  state text not null default 'open' check (state in ('open', 'closed')),
  score integer not null,
  -- The strongest of the signs; `reported` where a colleague reported something and there were none.
  kind text not null,
  -- As they stood when it was opened.
  markers jsonb not null,
  opened_at timestamptz not null,
  outcome text check (outcome in ('talked', 'limitAdvised', 'breakSet', 'exclusionAdvised', 'noAction')),
  reason text check (reason <> ''),
  closed_by text,
  closed_at timestamptz,
  check ((state = 'closed') = (outcome is not null) and (state = 'closed') = (reason is not null)
    and (state = 'closed') = (closed_by is not null) and (state = 'closed') = (closed_at is not null))
);
create unique index harm_case_open on harm_case (member_id) where state = 'open';
create index harm_case_waiting on harm_case (opened_at, id) where state = 'open';
-- How many were opened in an hour.
create index harm_case_by_time on harm_case (opened_at);
create index harm_case_of_member on harm_case (member_id, id desc);
create trigger harm_case_changed after insert or update on harm_case for each row execute function desk_changed('harmCases');

-- What colleagues reported about a member, such as words in a message to support. Only added to.
create table harm_report (
  id bigint generated always as identity primary key,
  case_id bigint not null references harm_case (id),
  reported_by text not null,
  -- Where it was noticed, such as `contact:55`.
  subject text not null,
  text text not null check (text <> ''),
  reported_at timestamptz not null
);
create index harm_report_of_case on harm_report (case_id, id);

-- A member of staff asks for the end of an exclusion for good; another person confirms it, a day later at the soonest.
create table harm_lift (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'withdrawn')),
  wished_by text not null,
  reason text not null check (reason <> ''),
  asked_by text not null,
  asked_by_id bigint not null,
  asked_at timestamptz not null,
  confirm_from timestamptz not null,
  ended_by text,
  ended_by_id bigint,
  ended_at timestamptz,
  end_reason text,
  check (confirm_from >= asked_at + interval '24 hours'),
  check ((state = 'waiting') = (ended_at is null) and (state = 'waiting') = (ended_by_id is null)),
  constraint harm_lift_takes_two check (state <> 'confirmed' or ended_by_id <> asked_by_id),
  constraint harm_lift_waits check (state <> 'confirmed' or ended_at >= confirm_from)
);
create unique index harm_lift_waiting on harm_lift (member_id) where state = 'waiting';
