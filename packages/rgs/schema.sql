create table player (
  id uuid primary key,
  -- The wallet's id of the player; a player for fun has none and ends with his session.
  wallet_user text unique,
  created_at timestamptz not null default now(),
  -- The pace of rounds belongs to the player: opening a game eight times, or eight games, does not make play faster.
  last_round_at timestamptz
);

create table play_session (
  id uuid primary key,
  token_hash bytea not null unique,
  player_id uuid not null references player on delete cascade,
  game_code text not null,
  -- The session token of the wallet; none when playing for fun.
  wallet_token text,
  currency text not null,
  language text not null,
  -- Last balance that the wallet answered, in minor units.
  balance bigint not null check (balance >= 0),
  staked bigint not null default 0 check (staked >= 0),
  won bigint not null default 0 check (won >= 0),
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- How a session may be played where its player lives, as the wallet answered when it began.
  least_ms integer not null default 0,
  automatic boolean not null default true,
  quick boolean not null default true,
  skip boolean not null default true,
  celebrations text not null default 'full' check (celebrations in ('off', 'short', 'full')),
  bonus_buy boolean not null default true,
  double_up boolean not null default true,
  -- As others at a table see who bets there: what the wallet answered when the session began. Null for play money, and where it answered none.
  alias text check (length(alias) between 1 and 24),
  -- What of the chat at a shared table its player may do, as the wallet answered when the session began.
  chat text not null default 'off' check (chat in ('off', 'read', 'write'))
);
create index play_session_player on play_session (player_id);
create index play_session_seen on play_session (seen_at);

create table seed (
  id uuid primary key,
  player_id uuid not null references player on delete cascade,
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text,
  next_nonce integer not null default 0,
  created_at timestamptz not null default now(),
  revealed_at timestamptz,
  -- The seed that comes after the one in use is committed to beside it: a player sees that commitment before he chooses his own seed for
  -- it, and before the one in use is revealed. Null until such a seed is first shown.
  next_server_seed text,
  next_server_seed_hash text,
  -- Which of the player's seeds it is, from 0, once it and the one after it were written for the log. Null until then:
  -- no round is started under it before.
  number integer check (number >= 0)
);
create unique index seed_in_use on seed (player_id) where revealed_at is null;
create index seed_not_in_log on seed (player_id) where number is null and revealed_at is null;

create table round (
  id uuid primary key,
  player_id uuid not null,
  session_id uuid not null,
  game_code text not null,
  definition_hash text not null,
  seed_id uuid not null,
  nonce integer not null,
  currency text not null,
  state text not null
    check (state in ('BETTING', 'PLAYING', 'SETTLING', 'CANCELLING', 'HELD', 'CLOSED', 'DENIED', 'REFUSED', 'VOID')),
  bet jsonb not null,
  actions text[] not null default '{}',
  -- The instruction under way or last done: an answer that comes late for an earlier one changes nothing.
  attempt integer not null default 0,
  staked bigint not null default 0 check (staked >= 0),
  win bigint not null default 0 check (win >= 0),
  outcome jsonb constraint round_outcome_check check (state not in ('SETTLING', 'HELD', 'CLOSED', 'DENIED') or outcome is not null),
  balance bigint,
  opened_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  closed_at timestamptz,
  changed_by text not null default 'player' check (changed_by in ('player', 'recovery')),
  tries integer not null default 0,
  -- When recovery looks at the round next; never, once it waits for an operator.
  work_at timestamptz,
  -- Of a package of an outside studio: how far its page has shown the round, in the page's own words.
  page_event text,
  -- The free rounds of the wallet that pay its stake; the player's money does otherwise.
  free_rounds uuid,
  unique (seed_id, nonce),
  constraint round_closed_check
    check ((closed_at is not null) = (state in ('HELD', 'CLOSED', 'DENIED', 'REFUSED', 'VOID')))
);
create unique index round_open on round (player_id, game_code) where closed_at is null;
create index round_work on round (work_at) where closed_at is null;
create index round_of_player on round (player_id, id desc);
create index round_held on round (work_at) where state = 'HELD';

-- Every instruction to a round, the first stake included: what was meant before the wallet was asked.
create table round_step (
  round_id uuid not null,
  attempt integer not null,
  player_id uuid not null,
  play_id text not null,
  action text,
  cost bigint not null check (cost >= 0),
  state text not null check (state in ('INTENT', 'APPLIED', 'REFUSED', 'CANCELLED')),
  refusal text,
  created_at timestamptz not null default now(),
  primary key (round_id, attempt),
  unique (player_id, play_id)
);

-- Every change of a round's standing, in the transaction that made it.
create table round_event (
  id bigint generated always as identity not null,
  round_id uuid not null,
  before text,
  after text not null,
  who text not null,
  at timestamptz not null default clock_timestamp(),
  -- What belongs to a player names the player, so that it is stored on the same shard as the player's other rows.
  player_id uuid,
  primary key (round_id, id)
);

create table play_money (
  session_id uuid primary key references play_session on delete cascade,
  balance bigint not null check (balance >= 0),
  player_id uuid
);

-- Fills in the player where an insert leaves it out.
create function play_money_of_player() returns trigger language plpgsql as $$
begin
  if new.player_id is null then
    select s.player_id into new.player_id from play_session s where s.id = new.session_id;
  end if;
  return new;
end $$;

create trigger play_money_of_player before insert on play_money for each row execute function play_money_of_player();

create table play_money_transaction (
  id text primary key,
  session_id uuid not null references play_money on delete cascade,
  amount bigint not null,
  balance bigint not null,
  player_id uuid
);
create index play_money_transaction_session on play_money_transaction (session_id);
create trigger play_money_of_player before insert on play_money_transaction for each row execute function play_money_of_player();

-- Rounds that begin or end at the same time are written together, each as one row of these.
create type round_to_start as (
  player_id uuid,
  session_id uuid,
  play_id text,
  round_id uuid,
  game_code text,
  definition_hash text,
  currency text,
  bet text,
  cost bigint,
  least_ms integer,
  client_seed text,
  patience_ms integer,
  free_rounds uuid
);

-- What the wallet has dealt with: `before` and `after` are the states of its round. What is null stays as it is.
create type round_to_finish as (
  round_id uuid,
  before text,
  after text,
  staked bigint,
  win bigint,
  outcome text,
  balance bigint,
  ask_after_ms integer
);

-- An action with what it leads to, by a process that knows where the round stands: after `attempt`, whose stake was taken with `paid` but
-- is not written yet, where that is given. An action that takes a stake of its own is not among these.
create type round_action as (
  round_id uuid,
  player_id uuid,
  session_id uuid,
  play_id text,
  attempt integer,
  paid bigint,
  action text,
  after text,
  staked bigint,
  win bigint,
  outcome text,
  balance bigint,
  work_after_ms integer
);

-- A ticket to look at one round is taken once. It stays here until it would be refused for its age.
create table replay_ticket (
  id uuid primary key,
  expires_at timestamptz not null
);

-- Pots that the rounds of their games pay into (docs/decisions/149-jackpots-pooled-by-currency.md): one in each currency for money and another
-- for play money, which never meet. What they begin with and hold at most belongs to their code and never changes.
create table pot (
  id smallint generated always as identity primary key,
  code text not null,
  currency text not null,
  fun boolean not null,
  -- Minor units.
  start bigint not null check (start > 0),
  most bigint not null check (most >= start),
  opened_at timestamptz not null default clock_timestamp(),
  unique (code, currency, fun)
);

create function pot_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what a pot was paid and paid out is never changed or removed' using errcode = 'restrict_violation';
end
$$;

create trigger pot_is_kept before update or delete on pot for each row execute function pot_is_kept();

-- Which rounds pay in, by the rules that they are played by.
create table pot_game (
  definition_hash text primary key,
  code text not null,
  -- Of every million staked.
  contribution int not null check (contribution between 1 and 100000)
);

-- What was ever paid into a pot, in millionths of a minor unit. It stands in several rows, so that connections that end rounds at
-- the same time use one each; a process that pays the pot locks all of them.
create table pot_stripe (
  pot_id smallint not null references pot,
  stripe smallint not null check (stripe between 0 and 15),
  paid_in bigint not null default 0 check (paid_in >= 0),
  rounds bigint not null default 0 check (rounds >= 0),
  primary key (pot_id, stripe)
) with (fillfactor = 40);
create trigger pot_stripe_is_kept before delete on pot_stripe for each row execute function pot_is_kept();
create trigger pot_stripe_only_grows before update on pot_stripe for each row
  when (new.paid_in < old.paid_in or new.rounds < old.rounds or new.stripe <> old.stripe or new.pot_id <> old.pot_id)
  execute function pot_is_kept();

-- Every pot that was taken. Sums in millionths of a minor unit, amounts in minor units.
create table pot_win (
  pot_id smallint not null references pot,
  number int not null check (number > 0),
  -- Without a key to it: rounds for play money go with their players.
  round_id uuid not null unique,
  -- What had ever been paid in when the pot before fell, and when this one did.
  paid_in_before bigint not null,
  paid_in bigint not null check (paid_in >= paid_in_before),
  -- What the pot before left.
  carried bigint not null check (carried >= 0),
  start bigint not null,
  most bigint not null,
  paid bigint not null,
  rest bigint not null check (rest >= 0),
  won_at timestamptz not null default clock_timestamp(),
  before int generated always as (nullif(number - 1, 0)) stored,
  primary key (pot_id, number),
  unique (pot_id, number, paid_in, rest),
  -- Each continues exactly where the one before it ended.
  foreign key (pot_id, before, paid_in_before, carried) references pot_win (pot_id, number, paid_in, rest),
  constraint pot_win_first check (number > 1 or (paid_in_before = 0 and carried = 0)),
  -- What is there goes out in whole minor units up to the most; what does not stays.
  constraint pot_win_whole check (paid = least(most, start + (carried + paid_in - paid_in_before) / 1000000)),
  constraint pot_win_balance check (carried + paid_in - paid_in_before + start * 1000000 = paid * 1000000 + rest)
);
create trigger pot_win_is_kept before update or delete on pot_win for each row execute function pot_is_kept();

-- The public log of commitments: every hash of a server seed and every end of a chain, before the first round under it. What waits here
-- was written in the transaction that made the seed or the chain; one process at a time gives it its place.
create table commitment_waiting (
  id bigint generated always as identity primary key,
  text text not null
);

-- The place of each entry for good, counted from 0 without gaps. The text is what is hashed.
create table commitment_entry (
  position bigint primary key check (position >= 0),
  text text not null,
  leaf bytea not null check (length(leaf) = 32),
  commitment text not null unique
);

create function log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the log of commitments is never changed';
end $$;

create trigger commitment_entry_stays before update or delete on commitment_entry for each row execute function log_stays();
create trigger commitment_entry_is_never_truncated before truncate on commitment_entry
  for each statement execute function log_stays();

-- The hashes of full subtrees of 256^level entries.
create table commitment_tile (
  level smallint check (level > 0),
  index bigint check (index >= 0),
  hash bytea not null check (length(hash) = 32),
  primary key (level, index)
);
create trigger commitment_tile_stays before update or delete on commitment_tile for each row execute function log_stays();
create trigger commitment_tile_is_never_truncated before truncate on commitment_tile
  for each statement execute function log_stays();

-- The signed heads: the log as it was at a moment.
create table commitment_head (
  size bigint primary key check (size > 0),
  root bytea not null check (length(root) = 32),
  note text not null,
  signed_at timestamptz not null
);
create trigger commitment_head_stays before update or delete on commitment_head for each row execute function log_stays();
create trigger commitment_head_is_never_truncated before truncate on commitment_head
  for each statement execute function log_stays();

-- To whom heads go, and when they were there.
create table commitment_delivery (
  size bigint references commitment_head,
  target text,
  made_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  sent_at timestamptz,
  problem text,
  -- What a time-stamping service answered, as DER; of no other target.
  token bytea,
  primary key (size, target)
);
create index commitment_delivery_due on commitment_delivery (next_try_at, size) where sent_at is null;
create index commitment_delivery_by_target on commitment_delivery (target, made_at);

-- The public keys that have signed heads or receipts. One that is not used any more stays, with the time when another took its place.
create table fair_key (
  key_id text primary key,
  purpose text not null check (purpose in ('receipts', 'log')),
  public_key text not null,
  from_at timestamptz not null,
  until_at timestamptz
);
