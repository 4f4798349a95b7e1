-- Groups of members by rules. What is saved is another version, and none is ever changed.
create table member_group (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp()
);
create unique index member_group_by_name on member_group (lower(name));

create table member_group_version (
  group_id integer not null references member_group (id),
  version integer not null check (version > 0),
  -- {"all": […]}, {"any": […]}, {"not": …} or {"is": condition, "with": {…}}; amounts are decimal text in major units.
  rule jsonb not null,
  rule_hash text not null check (rule_hash ~ '^[0-9a-f]{64}$'),
  saved_by text not null,
  saved_at timestamptz not null default clock_timestamp(),
  reason text not null check (reason <> ''),
  primary key (group_id, version)
);
create trigger member_group_version_is_immutable before update or delete on member_group_version
  for each row execute function refuse_change();

-- What is sent to a group: a draft until it is started, and never changed from then on but for how it stands.
create table campaign (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  kind text not null check (kind in ('gift', 'bonus', 'freeRounds', 'message', 'promotion')),
  content jsonb not null,
  -- What each member gets and what all of them may get at most, by currency, in minor units: {"USD": "500"}; of free rounds their stakes.
  each jsonb not null,
  most jsonb not null,
  -- SHA-256 in hex over the group's rule and the content.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  group_id integer not null,
  group_version integer not null,
  version integer not null default 1 check (version > 0),
  state text not null default 'draft' check (state in ('draft', 'starting', 'running', 'paused', 'stopped', 'finished')),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  started_by text,
  started_at timestamptz,
  ended_at timestamptz,
  -- On its list, once that is written.
  members integer check (members >= 0),
  problem text check (problem in ('budgetExceeded', 'tooLong')),
  -- When the job last worked on it: those under way take turns.
  stepped_at timestamptz,
  foreign key (group_id, group_version) references member_group_version (group_id, version),
  check ((kind in ('gift', 'bonus', 'freeRounds')) = (each <> '{}' and most <> '{}')),
  check (state = 'draft' or started_by is not null),
  check ((state in ('stopped', 'finished')) = (ended_at is not null))
);
create index campaign_by_state on campaign (state, id desc);
create index campaign_of_group on campaign (group_id, id desc);
create index campaign_under_way on campaign (stepped_at) where state in ('starting', 'running');

-- Only what the trigger needs to be created; the body is in functions/campaign-check.sql.
create function campaign_check() returns trigger language plpgsql as $$ begin return new; end $$;

create trigger campaign_check before update on campaign for each row execute function campaign_check();

-- The last dry run of a campaign; its history stands in the record.
create table campaign_dry_run (
  campaign_id integer primary key references campaign (id),
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  outcomes jsonb not null,
  shared_with jsonb not null,
  sample bigint[] not null,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp()
);

-- The list of a campaign, written once when it starts: a member stands on it once and is reached once.
create table campaign_member (
  campaign_id integer not null references campaign (id),
  member_id bigint not null references member (id),
  currency text not null,
  -- In minor units; null where nothing is given.
  amount bigint check (amount > 0),
  outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'refused', 'failed')),
  reason text not null default '',
  tries smallint not null default 0,
  settled_at timestamptz,
  primary key (campaign_id, member_id),
  check ((outcome = 'refused') = (reason <> '')),
  check ((outcome = 'waiting') = (settled_at is null))
);
create index campaign_member_by_outcome on campaign_member (campaign_id, outcome, member_id);
create index campaign_member_reached on campaign_member (member_id, settled_at) where outcome = 'done';

-- Counts by outcome, so that the list need not be counted.
create table campaign_tally (
  campaign_id integer not null references campaign (id),
  outcome text not null,
  reason text not null,
  currency text not null,
  members integer not null,
  amount bigint,
  primary key (campaign_id, outcome, reason, currency)
);
