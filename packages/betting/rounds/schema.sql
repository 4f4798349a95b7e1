-- Rounds, and the sessions of vendors that play them.

-- The name a member has among vendors. It begins with the hash slot of the member, so that a call
-- finds its way without a look-up; the rest is random and tells nothing about the person.
create table wallet_user (
  member_id bigint not null references member (id),
  user_id text not null,
  primary key (member_id),
  unique (user_id, member_id)
);

-- What a launch token was exchanged for. Kept after its end: wins and rollbacks still name it.
create table vendor_session (
  token_hash bytea not null,
  vendor text not null,
  member_id bigint not null,
  user_id text not null,
  game_code text not null,
  currency text not null,
  opened_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  idle_timeout interval not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- As of `rules_version` this member may bet, between these limits. 0: not asked yet.
  rules_version bigint not null default 0,
  minimum_bet bigint,
  maximum_bet bigint,
  -- Whether limits or pauses of the member apply to the bets of the session (bet_allowance). Remembered with the
  -- rules, and forgotten with them. `stake_most`: what the place lets one round cost, read when the session was opened.
  guarded boolean not null default false,
  stake_most bigint,
  primary key (token_hash, member_id)
);
create index vendor_session_by_member on vendor_session (member_id) where ended_at is null;
create index vendor_session_by_age on vendor_session (opened_at);
-- The time played counts sessions that have ended as well.
create index vendor_session_of_member on vendor_session (member_id, opened_at);

-- Free rounds that a player was given: `count` rounds of one game at one stake, which the casino pays for. Amounts in minor units of
-- `currency`. A bet that names a grant counts one of them (wallet_carry_out), under the lock of the book.
create table free_grant (
  member_id bigint not null,
  id uuid not null,
  vendor text not null,
  game_code text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  count int not null check (count between 1 and 1000),
  used int not null default 0 check (used between 0 and count),
  -- What its rounds have won together. The player is paid once it is over, at most `win_most`.
  won bigint not null default 0 check (won >= 0),
  win_most bigint not null check (win_most > 0),
  -- How many times the winnings are to be wagered as a bonus; 0: they are cash.
  wagering int not null check (wagering between 0 and 100),
  source text not null check (source in ('support', 'campaign', 'vendor')),
  -- The source's own key: the same is granted once.
  source_key text not null,
  given_by text not null,
  given_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'usedUp', 'expired', 'cancelled', 'ended')),
  ended_at timestamptz,
  -- What was credited, once its last round was over; null until then.
  paid bigint check (paid between 0 and win_most),
  paid_at timestamptz,
  primary key (member_id, id),
  unique (member_id, source, source_key),
  constraint free_grant_over check ((state = 'open') = (ended_at is null)),
  constraint free_grant_paid check ((paid is null) = (paid_at is null) and (paid is null or state <> 'open')),
  constraint free_grant_used_up check ((state <> 'open' or used < count) and (state <> 'usedUp' or used = count))
) with (fillfactor = 70);
-- Those that are still to be ended or paid.
create index free_grant_unpaid on free_grant (expires_at) where paid_at is null;
-- Those that an exclusion ends.
create index free_grant_open on free_grant (member_id, id) where state = 'open';

-- One row a round, kept in the transaction of its postings. All amounts in minor units of `currency`.
-- `returned` is what rollbacks gave back of `staked`. No indexed column ever changes, so updates stay cheap.
create table game_round (
  member_id bigint not null,
  vendor text not null,
  round_id text not null,
  game_code text not null,
  currency text not null,
  staked bigint not null check (staked >= 0),
  returned bigint not null default 0,
  won bigint not null default 0 check (won >= 0),
  -- A win that named no bet answered the round as a whole: from then on none of its bets can be taken back.
  won_as_whole boolean not null default false,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- The posting that opened the round: a member's rounds are listed in the order of their postings. An index of
  -- their times did the same and cost a bet as much as its posting's key (docs/performance.md).
  opened_seq bigint not null,
  -- Sum of the round's wins that are held now; null where none ever was. Without a default, a bet writes nothing for it.
  held bigint check (held >= 0),
  -- The free rounds that this round is one of: its stake was the casino's, and its win is not paid by itself. Never changes.
  free_grant uuid,
  primary key (member_id, vendor, round_id),
  check (returned between 0 and staked)
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
-- Rounds of a stretch of time. They are closed nearly in the order in which they lie, so that a summary of the pages is
-- enough; it costs a round next to nothing.
create index game_round_by_end on game_round using brin (closed_at) with (autosummarize = on);
create index game_round_free on game_round (member_id, free_grant) where free_grant is not null;

-- `balance` is cash and bonus after the call, or the book's as it is; null where the session is not known.
create type wallet_answer as (refusal text, replayed boolean, balance bigint, currency text);

-- Wins that passed their bound, and the decisions about them. Their transaction id is taken in the ledger by a win of 0, which
-- answers the bet; a release posts the amount under '<transaction id>#released', a name that no vendor can choose.
create table held_win (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  vendor text not null,
  transaction_id text not null,
  round_id text not null,
  game_code text not null,
  reference text,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- Why it was held: what stood staked, what the round had won without it, and the bound at that moment.
  staked bigint not null,
  won_before bigint not null,
  bound int not null,
  held_at timestamptz not null,
  status text not null default 'held' check (status in ('held', 'released', 'refused')),
  decided_by text,
  decided_at timestamptz,
  reason text,
  unique (member_id, vendor, transaction_id),
  constraint held_win_decided check ((status = 'held') = (decided_at is null) and (status = 'held') = (decided_by is null)
    and (status <> 'refused' or reason is not null))
);
create index held_win_waiting on held_win (held_at, id) where status = 'held';
-- Wins that are held are few; ordinary bets and wins notify nobody.
create trigger held_win_changed after insert or update on held_win for each row execute function desk_changed('heldWins');

-- One call of a vendor about one member. A round whose outcome is known at once is one call: a bet that closes its round, with
-- what it won; for all other calls `win_transaction_id` and `win_amount` are null.
create type wallet_instruction as (
  command text,
  vendor text,
  token_hash text,
  user_id text,
  game_code text,
  round_id text,
  transaction_id text,
  reference text,
  currency text,
  amount bigint,
  round_closed boolean,
  win_transaction_id text,
  win_amount bigint,
  -- Of a bet: the free rounds that pay for it.
  free_grant uuid
);

-- What the session of a call says; all null where the session is not known. `allowed`: it knows the rules as they are, and
-- they allow the amount.
create type wallet_standing as (
  member_id bigint, session_game text, session_currency text, expired boolean, stale boolean, allowed boolean,
  guarded boolean
);

-- The judgement of a call. `round`: where its round lies, for this transaction, which has the book locked. `against`: the
-- refusal that the wallet itself has for it. `posts_as`: the id under which `moves` is posted; null where nothing is. `withheld`: what a win came to that is held, and moves nothing.
-- `free`: the free rounds that the instruction belongs to.
create type wallet_verdict as (round tid, against text, posts_as text, moves bigint, withheld bigint, free uuid);
