-- Saved reports. What a report shows stands in its versions; a deleted one keeps them.
create table report (
  id int generated always as identity primary key,
  staff_id bigint not null,
  name text not null check (name <> ''),
  kind text not null check (kind in ('table', 'cohorts', 'saferGambling')),
  shared_with text not null default 'nobody',
  version int not null default 1 check (version > 0),
  changed_at timestamptz not null,
  deleted_at timestamptz
);
create index report_of_staff on report (staff_id, id) where deleted_at is null;
create index report_shared on report (shared_with, id) where deleted_at is null and shared_with <> 'nobody';

-- Only added to.
create table report_version (
  report_id int not null references report (id),
  version int not null,
  name text not null,
  definition jsonb not null check (octet_length(definition::text) <= 16000),
  made_by text not null,
  made_at timestamptz not null,
  primary key (report_id, version)
);
create trigger report_version_is_immutable before update or delete on report_version
  for each row execute function refuse_change();
create trigger report_version_is_never_truncated before truncate on report_version
  for each statement execute function refuse_change();

-- Files that left the casino, by their SHA-256, each with its signed note. Only added to.
create table report_file (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  name text not null,
  note text not null,
  public_key text not null,
  made_by text not null,
  made_at timestamptz not null
);
create trigger report_file_is_immutable before update or delete on report_file
  for each row execute function refuse_change();
create trigger report_file_is_never_truncated before truncate on report_file
  for each statement execute function refuse_change();

-- Reports that are sent by mail. `at` is of the clock of `zone`. Recipients are of the staff alone, by their ids.
create table report_schedule (
  id int generated always as identity primary key,
  report_id int not null references report (id),
  made_by text not null,
  every text not null check (every in ('day', 'week', 'month')),
  at time not null,
  zone text not null,
  weekday smallint check (weekday between 1 and 7),
  month_day smallint check (month_day between 1 and 28),
  recipients bigint[] not null check (cardinality(recipients) between 1 and 30),
  is_on boolean not null,
  -- A moment before it is not sent for.
  since timestamptz not null,
  ended_at timestamptz,
  check ((every = 'week') = (weekday is not null)),
  check ((every = 'month') = (month_day is not null))
);
create index report_schedule_of_report on report_schedule (report_id) where ended_at is null;

-- One for each period of a schedule: none is made twice.
create table report_delivery (
  id bigint generated always as identity primary key,
  schedule_id int not null references report_schedule (id),
  due_on date not null,
  due_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'mailed', 'failed')),
  tries smallint not null default 0,
  next_try_at timestamptz,
  problem text,
  file_name text,
  sha256 text,
  left_out bigint[] not null default '{}',
  mailed_at timestamptz,
  unique (schedule_id, due_on),
  check ((state = 'waiting') = (next_try_at is not null)),
  check ((state = 'mailed') = (mailed_at is not null) and (state = 'mailed') = (sha256 is not null))
);
create index report_delivery_waiting on report_delivery (next_try_at) where state = 'waiting';

create table report_mail (
  delivery_id bigint not null references report_delivery (id),
  staff_id bigint not null,
  mail_id bigint not null,
  primary key (delivery_id, staff_id)
);

-- Finished days whose sums were written to files of the storage.
create table report_day_export (
  day date primary key,
  files jsonb not null,
  made_at timestamptz not null,
  removed_at timestamptz
);
