-- What players receive step by step. What is saved is another version, and none is ever changed.
create table journey (
  id integer generated always as identity primary key,
  name text not null check (name <> ''),
  state text not null default 'draft' check (state in ('draft', 'running', 'paused', 'stopped')),
  -- The version that new players enter with.
  runs integer,
  -- Since when it is as it is, and up to when what begins it was looked for.
  since timestamptz,
  entered_until timestamptz,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  check ((state = 'draft') = (runs is null)),
  check ((runs is null) = (since is null) and (runs is null) = (entered_until is null))
);
create unique index journey_by_name on journey (lower(name));
create index journey_running on journey (id) where state = 'running';

create table journey_version (
  journey_id integer not null references journey (id),
  version integer not null check (version > 0),
  -- As packages/contract reads it; amounts are decimal text in major units.
  definition jsonb not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  saved_by text not null,
  saved_at timestamptz not null default clock_timestamp(),
  reason text not null check (reason <> ''),
  primary key (journey_id, version)
);
create trigger journey_version_is_immutable before update or delete on journey_version
  for each row execute function refuse_change();
alter table journey add foreign key (id, runs) references journey_version (journey_id, version);

-- Only what the trigger needs to be created; the body is in functions/journey-check.sql.
create function journey_check() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger journey_check before insert or update on journey for each row execute function journey_check();

-- Back-tests of a version, with their results. No version is switched on without one.
create table journey_trial (
  id bigint generated always as identity primary key,
  journey_id integer not null,
  version integer not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- As packages/contract reads it.
  result jsonb not null,
  tried_by text not null,
  tried_at timestamptz not null default clock_timestamp(),
  foreign key (journey_id, version) references journey_version (journey_id, version)
);
create index journey_trial_of_version on journey_trial (journey_id, version, id desc);
create trigger journey_trial_is_immutable before update or delete on journey_trial
  for each row execute function refuse_change();

-- A player in a journey: once, or once for each occasion where what begins it comes again.
create table journey_player (
  id bigint generated always as identity primary key,
  journey_id integer not null,
  version integer not null,
  member_id bigint not null references member (id),
  -- The year of a birthday; otherwise empty.
  occasion text not null default '',
  entered_at timestamptz not null,
  step text not null,
  -- At the step.
  arrived_at timestamptz not null,
  -- Of a wait for something: what for, and until when at most.
  waits_for text check (waits_for in ('deposited', 'loggedIn')),
  waits_until timestamptz,
  due_at timestamptz not null,
  state text not null default 'active' check (state in ('active', 'done', 'left')),
  reason text not null default '',
  -- On which side of the control step, and since when.
  side text check (side in ('treated', 'control')),
  side_at timestamptz,
  ended_at timestamptz,
  tries smallint not null default 0,
  foreign key (journey_id, version) references journey_version (journey_id, version),
  unique (journey_id, member_id, occasion),
  check ((state = 'left') = (reason <> '')),
  check ((state = 'active') = (ended_at is null)),
  check ((side is null) = (side_at is null)),
  check ((waits_for is null) = (waits_until is null))
);
create index journey_player_due on journey_player (journey_id, due_at, id) where state = 'active';
create index journey_player_in_order on journey_player (journey_id, id);
create index journey_player_at_step on journey_player (journey_id, step, id);
create index journey_player_of_member on journey_player (member_id, id);
create index journey_player_by_side on journey_player (journey_id, side, side_at desc) where side is not null;

-- What journeys sent and gave, over which the limits of a player are counted.
create table journey_action (
  id bigint generated always as identity primary key,
  player_id bigint not null references journey_player (id),
  step text not null,
  member_id bigint not null references member (id),
  kind text not null check (kind in ('message', 'mail', 'push', 'bonus', 'freeRounds', 'tag')),
  currency text,
  -- In minor units: a bonus, or the most that free rounds can win.
  amount bigint check (amount > 0),
  done_at timestamptz not null,
  unique (player_id, step),
  check ((kind in ('bonus', 'freeRounds')) = (amount is not null) and (amount is null) = (currency is null))
);
create index journey_action_of_member on journey_action (member_id, done_at);
create trigger journey_action_is_immutable before update or delete on journey_action
  for each row execute function refuse_change();

-- Counts of each step, so that players need not be counted.
create table journey_tally (
  journey_id integer not null,
  version integer not null,
  step text not null,
  -- `finished`: went on from the step to the end of the journey, beside `done` or `skipped`.
  what text not null check (what in ('entered', 'done', 'skipped', 'left', 'finished')),
  -- Why; of what is done the exit that was taken; of the step where the journey begins `first`.
  reason text not null default '',
  currency text not null default '',
  players bigint not null,
  amount bigint not null default 0,
  primary key (journey_id, version, step, what, reason, currency),
  foreign key (journey_id, version) references journey_version (journey_id, version)
);

-- Who was in the group of a journey already, of those that begin when a player enters one.
create table journey_group_seen (
  journey_id integer not null references journey (id),
  member_id bigint not null references member (id),
  primary key (journey_id, member_id)
);
