-- The processes of the casino. Each reports itself; those without access to these tables are asked.
create table health_process (
  -- Name, machine and port: a process that starts again there takes the row over.
  id text primary key,
  name text not null,
  started_at timestamptz not null,
  seen_at timestamptz,
  stopped_at timestamptz,
  figures jsonb not null
);

-- What one process counted in one minute. Overwritten as long as the minute lasts, by that process alone.
create table health_minute (
  minute timestamptz not null,
  process text not null,
  calls jsonb not null,
  -- How many took at most as long as each border of the histogram, and how many there were.
  buckets integer[] not null,
  primary key (minute, process)
);

-- The calls of one vendor or aggregator among them, those whose signature was right.
create table health_vendor_minute (
  minute timestamptz not null,
  process text not null,
  vendor text not null,
  ok integer not null,
  refused integer not null,
  failed integer not null,
  buckets integer[] not null,
  primary key (minute, process, vendor)
);

-- The last run of each job, in any process.
create table health_job (
  name text primary key,
  every_ms bigint,
  schedule text,
  process text,
  ran_at timestamptz,
  took_ms integer,
  found bigint,
  rounds bigint not null default 0,
  failures integer not null default 0,
  failed_at timestamptz,
  problem text
);

-- Deposits and payouts by the ten minutes in which they began. `seconds`: how many came through within each border.
create table health_payment (
  kind text not null check (kind in ('deposit', 'payout')),
  slot timestamptz not null,
  provider text not null,
  method text not null,
  done integer not null,
  refused integer not null,
  given_up integer not null,
  under_way integer not null,
  seconds integer[] not null,
  primary key (slot, kind, provider, method)
);

create table health_payment_sums (
  only_row boolean primary key default true check (only_row),
  summed_at timestamptz not null,
  -- Of those ten minutes the outcomes of two days before were looked at again.
  looked_back_at timestamptz not null
);

-- What was found when books and record were checked last.
create table health_check (
  name text primary key,
  ended_at timestamptz not null,
  asked_by text not null,
  checked bigint not null,
  found bigint not null
);

-- A condition that holds. It is an incident once it has been raised; one that stopped before is removed again.
create table health_incident (
  id bigint generated always as identity primary key,
  rule text not null,
  subject text not null,
  began_at timestamptz not null,
  held_at timestamptz not null,
  raised_at timestamptz,
  ended_at timestamptz,
  facts jsonb not null,
  mailed_to integer not null default 0,
  acknowledged_by text,
  acknowledged_at timestamptz,
  note text,
  check ((acknowledged_by is null) = (acknowledged_at is null) and (acknowledged_by is null) = (note is null)),
  check (ended_at is null or raised_at is not null)
);
create unique index health_incident_open on health_incident (rule, subject) where ended_at is null;
create index health_incident_raised on health_incident (id) where raised_at is not null;
create trigger health_incident_raised_or_ended after update on health_incident for each row
  when (old.raised_at is distinct from new.raised_at or old.ended_at is distinct from new.ended_at
    or old.acknowledged_at is distinct from new.acknowledged_at)
  execute function desk_changed('incidents');
