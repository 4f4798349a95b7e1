-- Tables whose rounds are shared. One process at a time writes a table: the holder of its lease. Every write names the fencing number of
-- the lease, so that a process that lost it while it was frozen can write nothing.
create table live_table (
  code text primary key,
  fence bigint not null default 0,
  holder uuid,
  held_until timestamptz,
  -- Set by the desk: no round is opened after the running one.
  rests boolean not null default false,
  -- Number of the last message about it. Stored, so that it continues after a takeover and a snapshot states what it contains.
  seq bigint not null default 0,
  -- Chat at a table, until the operator switches it off. Each switch names the order that set it last, so that an older one
  -- which arrives late changes nothing.
  words boolean not null default true,
  -- Time between two messages of one player.
  words_every_ms integer not null default 3000 check (words_every_ms between 1000 and 600000),
  words_order bigint not null default 0,
  rests_order bigint not null default 0
);

-- SHA-256 used backwards: link k hashed gives link k − 1, and link 1 hashed the published end. The last link is the secret that the
-- others follow from; every thousandth is kept to be near all of them.
create table live_chain (
  id uuid primary key,
  table_code text not null references live_table,
  links integer not null check (links >= 1),
  chain_end text not null,
  last_link text not null,
  beacon text not null,
  -- The value of the beacon that becomes the salt, chosen when nobody knew it.
  beacon_round bigint not null,
  salt text,
  next_link integer not null default 1 check (next_link between 1 and links + 1),
  published_at timestamptz not null default clock_timestamp(),
  salted_at timestamptz,
  -- When the end of the chain was written for the log of commitments; null until the table next looks.
  logged_at timestamptz,
  -- By which the beacon signed the salt: players verify it with the beacon's own key. Of chains that have their salt already it is asked for
  -- again.
  signature text,
  check ((salt is null) = (salted_at is null)),
  check (next_link = 1 or salt is not null)
);
create index live_chain_of_table on live_chain (table_code, published_at);

create table live_chain_mark (
  chain_id uuid not null references live_chain,
  link integer not null,
  hash text not null,
  primary key (chain_id, link)
);

create table live_round (
  table_code text not null references live_table,
  number bigint not null check (number >= 1),
  definition_hash text not null,
  chain_id uuid not null references live_chain,
  link integer not null,
  -- The link before it, or the end of the chain: known before the round.
  server_seed_hash text not null,
  state text not null check (state in ('OPEN', 'LOCKING', 'RESULT', 'SETTLE', 'CLOSED', 'VOIDING', 'VOID')),
  fence bigint not null,
  opened_at timestamptz not null default clock_timestamp(),
  closes_at timestamptz not null,
  started_at timestamptz,
  -- How long the curve runs, where there is one: known from RESULT on, and published when it has ended.
  runs_ms integer,
  -- The link and what it gave, fixed when the round leaves LOCKING.
  server_seed text,
  outcome jsonb,
  settled_at timestamptz,
  next_at timestamptz,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (table_code, number),
  check ((state in ('RESULT', 'SETTLE', 'CLOSED')) = (outcome is not null)),
  check ((outcome is null) = (server_seed is null)),
  check ((outcome is null) = (started_at is null))
);
-- Every link is played once. A void round has not shown its link, and the next round plays it: no one can make a round
-- void to be rid of what it would have given.
create unique index live_round_of_link on live_round (chain_id, link) where state not in ('VOIDING', 'VOID');
-- A table has one round at a time.
create unique index live_round_open on live_round (table_code) where state not in ('CLOSED', 'VOID');

-- One bet is one round at the wallet: its id is the round's there.
create table live_bet (
  id uuid primary key,
  table_code text not null,
  round_number bigint not null,
  player_id uuid not null,
  session_id uuid not null,
  play_id text not null,
  -- Null when playing for fun.
  wallet_user text,
  -- As others see who bets; null when playing for fun, which others do not see.
  alias text,
  currency text not null,
  bet jsonb not null,
  cost bigint not null check (cost > 0),
  state text not null check (state in ('ASKED', 'PLACED', 'REFUSED', 'CANCELLING', 'VOID', 'SETTLING', 'HELD', 'CLOSED', 'DENIED')),
  refusal text,
  actions text[] not null default '{}',
  -- Of a curve: how long it had run, by the clock of this database, when the bet was taken.
  out_ms integer,
  win bigint check (win >= 0),
  outcome jsonb,
  balance bigint,
  opened_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  tries integer not null default 0,
  -- When it is looked at next; never, once it waits for an operator.
  work_at timestamptz,
  foreign key (table_code, round_number) references live_round (table_code, number),
  unique (player_id, play_id),
  check ((closed_at is not null) = (state in ('CLOSED', 'DENIED', 'REFUSED', 'VOID'))),
  check (state not in ('SETTLING', 'HELD', 'CLOSED', 'DENIED') or (win is not null and outcome is not null))
);
create index live_bet_of_round on live_bet (table_code, round_number, id);
create index live_bet_work on live_bet (work_at) where closed_at is null;
-- Those for fun are thrown away after a day.
create index live_bet_for_fun on live_bet (closed_at) where wallet_user is null;
create index live_bet_of_player on live_bet (player_id, table_code, id desc);

-- Every change of a round's or a bet's standing, in the transaction that made it.
create table live_event (
  id bigint generated always as identity primary key,
  table_code text not null,
  round_number bigint not null,
  bet_id uuid,
  before text,
  after text not null,
  fence bigint,
  at timestamptz not null default clock_timestamp()
);
create index live_event_of_round on live_event (table_code, round_number);

-- Bets that are placed, or go on, at the same time are written together, each as one row of these.
create type live_bet_to_place as (
  bet_id uuid,
  table_code text,
  round_number bigint,
  player_id uuid,
  session_id uuid,
  play_id text,
  wallet_user text,
  alias text,
  currency text,
  bet text,
  cost bigint,
  most_bets integer,
  ask_again_ms integer
);

-- `before` and `after` are states of the bet; equal where a step was only tried. `fence` is null of those who do not write the table.
create type live_bet_to_move as (
  bet_id uuid,
  table_code text,
  before text,
  after text,
  refusal text,
  balance bigint,
  action text,
  win bigint,
  outcome text,
  work_after_ms bigint,
  fence bigint
);

-- By whom messages are, for the pages: it does not identify the player.
create table live_speaker (
  wallet_user text primary key,
  id uuid not null default gen_random_uuid()
);

create table live_message (
  id bigint generated always as identity primary key,
  table_code text not null references live_table,
  wallet_user text not null,
  -- As the others see who said it.
  alias text not null,
  text text not null check (char_length(text) between 1 and 200),
  at timestamptz not null,
  removed_at timestamptz
);
create index live_word_of_table on live_message (table_code, id desc);
create index live_word_of_user on live_message (wallet_user, id desc);
create index live_word_at on live_message (at);

-- Who may say nothing at any table until then; null: the operator has lifted it. `infinity` is until further notice.
create table live_mute (
  wallet_user text primary key,
  until timestamptz,
  set_by_order bigint not null
);

-- Who has which table open, by the process that serves the page. What a process said holds as long as its lease: a process that was killed
-- seats nobody any more.
create table live_presence (
  process uuid primary key,
  held_until timestamptz not null
);

create table live_seat (
  process uuid not null references live_presence on delete cascade,
  table_code text not null references live_table,
  player_id uuid not null,
  primary key (process, table_code, player_id)
);

-- Up to which round a table was looked through for rounds that nobody had bet in, which are not kept for ever. Apart from the table's own
-- row, which its writer has locked at every step.
create table live_tidied (
  table_code text primary key references live_table,
  through_round bigint not null
);
