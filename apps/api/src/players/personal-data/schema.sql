-- Copies of what is kept of a member: asked for, made by a job, fetched by the member, removed.
create table data_copy (
  id bigint generated always as identity (start with 1001) primary key,
  member_id bigint not null references member (id),
  -- 'member:…' or 'operator:…'.
  asked_by text not null,
  asked_at timestamptz not null default clock_timestamp(),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  state text not null default 'waiting' check (state in ('waiting', 'made', 'failed', 'removed')),
  tries smallint not null default 0,
  made_at timestamptz,
  -- Of the file in the folder of copies.
  storage_name text unique,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint,
  until timestamptz,
  fetches integer not null default 0,
  check ((state = 'made') = (storage_name is not null)),
  check (state <> 'made' or (made_at is not null and sha256 is not null and bytes is not null and until is not null))
);
create unique index data_copy_open on data_copy (member_id) where state in ('waiting', 'made');
create index data_copy_waiting on data_copy (id) where state = 'waiting';
create index data_copy_to_remove on data_copy (until) where state = 'made';
create index data_copy_by_member on data_copy (member_id, id);

-- Erasure of members: asked for, begun when its days are over, and finished when the years of the law are.
create table erasure (
  id bigint generated always as identity (start with 1001) primary key,
  member_id bigint not null references member (id),
  asked_by text not null,
  reason text,
  asked_at timestamptz not null default clock_timestamp(),
  -- When the first step begins, and the last.
  from_at timestamptz not null,
  keep_until date,
  state text not null default 'waiting' check (state in ('waiting', 'erasing', 'keptByLaw', 'finished', 'withdrawn')),
  -- The steps that are done, each in a transaction of its own.
  done text[] not null default '{}',
  -- Why it has to wait.
  problem text,
  look_at timestamptz not null,
  ended_at timestamptz,
  check ((state in ('finished', 'withdrawn')) = (ended_at is not null)),
  check (state <> 'keptByLaw' or keep_until is not null)
);
create unique index erasure_of_member on erasure (member_id) where state <> 'withdrawn';
create index erasure_to_look_at on erasure (look_at) where state not in ('finished', 'withdrawn');

-- Corrections that members ask for: the value now and what it should be.
create table correction (
  id bigint generated always as identity (start with 1001) primary key,
  member_id bigint not null references member (id),
  asked_at timestamptz not null default clock_timestamp(),
  changes jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'replaced')),
  decided_by text,
  decided_at timestamptz,
  reason text,
  check ((state in ('accepted', 'refused')) = (decided_by is not null and decided_at is not null))
);
create unique index correction_waiting_of_member on correction (member_id) where state = 'waiting';
create index correction_by_member on correction (member_id, id);
-- What waits is read by its age, and pages that show it are notified.
create index correction_waiting on correction (asked_at, id) where state = 'waiting';
create trigger correction_changed after insert or update on correction for each row execute function desk_changed('corrections');

-- What was removed because its time was over. Rounds that found nothing leave none.
create table retention_run (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  removed integer not null check (removed > 0)
);
