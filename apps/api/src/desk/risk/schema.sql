-- Versions of rules: what is saved is another row, and none is ever changed.
create table risk_rule (
  code text not null,
  version integer not null check (version > 0),
  kind text not null,
  -- As the kind declares them; amounts are decimal text in major units of `currency`.
  parameters jsonb not null,
  -- Null: members of any currency.
  currency text,
  severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  saved_by text not null,
  saved_at timestamptz not null default clock_timestamp(),
  reason text not null check (reason <> ''),
  primary key (code, version)
);
create trigger risk_rule_is_immutable before update or delete on risk_rule
  for each row execute function refuse_change();

-- What was switched on and off, and by whom; of a rule the latest row counts.
create table risk_switch (
  id bigint generated always as identity primary key,
  code text not null,
  version integer not null,
  turned text not null check (turned in ('on', 'off')),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  reason text not null,
  foreign key (code, version) references risk_rule (code, version)
);
create index risk_switch_of_rule on risk_switch (code, id desc);
create trigger risk_switch_is_immutable before update or delete on risk_switch
  for each row execute function refuse_change();

-- Only what the trigger needs to be created; the body is in functions/risk-switch-check.sql.
create function risk_switch_check() returns trigger language plpgsql as $$ begin return new; end $$;

create trigger risk_switch_check before insert on risk_switch for each row execute function risk_switch_check();

-- Up to where a version that is on has looked.
create table risk_watermark (
  code text not null,
  version integer not null,
  began_at timestamptz not null,
  seen_until timestamptz not null,
  primary key (code, version),
  foreign key (code, version) references risk_rule (code, version)
);

create table risk_case (
  id bigint generated always as identity primary key,
  title text not null check (title <> ''),
  state text not null default 'open' check (state in ('open', 'investigating', 'closed')),
  outcome text check (outcome in ('falsePositive', 'valuable', 'confirmed')),
  assigned_to text,
  opened_by text not null,
  opened_at timestamptz not null default clock_timestamp(),
  closed_by text,
  closed_at timestamptz,
  close_reason text,
  -- How severe a case is by the judgement of who opened it; its alerts may be more severe.
  severity text check (severity in ('low', 'medium', 'high', 'critical')),
  check ((state = 'closed') = (outcome is not null)),
  check ((state = 'closed') = (closed_by is not null) and (state = 'closed') = (closed_at is not null)
    and (state = 'closed') = (close_reason is not null))
);
create index risk_case_by_state on risk_case (state, opened_at, id);
create index risk_case_in_state on risk_case (state, id);

create table risk_case_member (
  case_id bigint not null references risk_case (id),
  member_id bigint not null references member (id),
  added_by text not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (case_id, member_id)
);
create index risk_case_of_member on risk_case_member (member_id, case_id);

create table risk_case_note (
  id bigint generated always as identity primary key,
  case_id bigint not null references risk_case (id),
  note text not null check (note <> ''),
  written_by text not null,
  written_at timestamptz not null default clock_timestamp()
);
create index risk_case_note_of_case on risk_case_note (case_id, id);
create trigger risk_case_note_is_immutable before update or delete on risk_case_note
  for each row execute function refuse_change();

-- Reports of suspicion, exactly as they were written.
create table risk_report (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  case_id bigint not null references risk_case (id),
  suspicion text not null,
  file bytea not null,
  written_by text not null,
  written_at timestamptz not null
);
create index risk_report_of_case on risk_report (case_id, written_at);
create trigger risk_report_is_immutable before update or delete on risk_report
  for each row execute function refuse_change();

create table risk_alert (
  id bigint generated always as identity primary key,
  code text not null,
  version integer not null,
  kind text not null,
  severity text not null,
  -- `member:100001`, or `staff:anna`.
  subject text not null,
  member_id bigint references member (id),
  currency text,
  -- Which window, instrument or bonus it is about: an event is an alert once.
  window_key text not null,
  -- When what raised it happened.
  event_at timestamptz not null,
  -- The figures that raised it; amounts in minor units.
  facts jsonb not null,
  raised_at timestamptz not null default clock_timestamp(),
  state text not null default 'open' check (state in ('open', 'inCase', 'dismissed', 'falsePositive')),
  case_id bigint references risk_case (id),
  decided_by text,
  decided_at timestamptz,
  reason text,
  unique (code, version, subject, window_key),
  foreign key (code, version) references risk_rule (code, version),
  check ((state = 'inCase') = (case_id is not null)),
  check ((state = 'open') = (decided_by is null) and (state = 'open') = (decided_at is null))
);
create index risk_alert_waiting on risk_alert (event_at, id) where state = 'open';
create index risk_alert_by_time on risk_alert (event_at, id);
create index risk_alert_of_member on risk_alert (member_id, event_at);
create index risk_alert_of_case on risk_alert (case_id, event_at) where case_id is not null;
-- Lists are walked through by number.
create index risk_alert_of_rule on risk_alert (code, id);
create index risk_alert_of_member_by_number on risk_alert (member_id, id);
create index risk_alert_by_state on risk_alert (state, id);
create trigger risk_alert_changed after insert or update on risk_alert for each row execute function desk_changed('alerts');

-- A rule that is to say nothing about a member for a while.
create table risk_mute (
  id bigint generated always as identity primary key,
  code text not null,
  member_id bigint not null references member (id),
  muted_until timestamptz not null,
  muted_by text not null,
  muted_at timestamptz not null default clock_timestamp(),
  reason text not null check (reason <> '')
);
create index risk_mute_of_member on risk_mute (member_id, code, muted_until);
create index risk_mute_of_rule on risk_mute (code, id);
create trigger risk_mute_is_immutable before update or delete on risk_mute
  for each row execute function refuse_change();

-- A member whose name is in a list of sanctions or exposed persons, and the decision about it.
create table screening_hit (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  list text not null,
  reference text not null,
  entry_name text not null,
  entry_birthday date,
  because text not null check (because in ('name', 'nameAndBirthday')),
  found_at timestamptz not null default clock_timestamp(),
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'falsePositive')),
  decided_by text,
  decided_at timestamptz,
  reason text,
  -- One decision a member and entry, so that what was no match is not asked again.
  unique (member_id, list, reference),
  check ((state = 'waiting') = (decided_by is null) and (state = 'waiting') = (decided_at is null))
);
create index screening_hit_waiting on screening_hit (found_at, id) where state = 'waiting';
create index screening_hit_by_state on screening_hit (state, id);
create index screening_hit_of_member on screening_hit (member_id, id);

-- How far the day's comparison has come.
create table screening_round (
  list_hash text primary key,
  compared_until bigint not null default 0,
  finished_at timestamptz
);

-- Trials of a version against the past, with their results. No version is switched on without one.
create table risk_trial (
  id bigint generated always as identity primary key,
  code text not null,
  version integer not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  alerts integer not null,
  -- There were more than one trial counts.
  is_more boolean not null,
  members integer not null,
  tried_by text not null,
  tried_at timestamptz not null default clock_timestamp(),
  foreign key (code, version) references risk_rule (code, version)
);
create index risk_trial_of_version on risk_trial (code, version, id desc);
create trigger risk_trial_is_immutable before update or delete on risk_trial
  for each row execute function refuse_change();

-- How many alerts of a rule each day of UTC had, added up as they are raised.
create table risk_alert_day (
  code text not null,
  day date not null,
  alerts integer not null,
  primary key (code, day)
);

-- Members whose name or birthday is another since they were compared with the lists.
create table screening_asked (
  member_id bigint primary key references member (id)
);
