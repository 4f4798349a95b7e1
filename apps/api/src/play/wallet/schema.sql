-- The name a member has among vendors. It begins with the vault in two digits, so that a call finds its way without a
-- look-up; the rest is random and tells nothing about the person.
create table wallet_user (
  vault smallint not null,
  member_id bigint not null references member (id),
  user_id text not null,
  primary key (vault, member_id),
  unique (vault, user_id),
  check (vault = member_id % 64)
);

-- One-time tokens in launch addresses; only their hash is kept.
create table launch_token (
  token_hash bytea primary key,
  vendor text not null,
  member_id bigint not null references member (id),
  game_code text not null,
  language text not null,
  channel text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index launch_token_by_age on launch_token (created_at);
create index launch_token_unused on launch_token (member_id) where used_at is null;

-- What a launch token was exchanged for. Kept after its end: wins and rollbacks still name it.
create table vendor_session (
  vault smallint not null,
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
  -- Whether limits or pauses of the member apply to the bets of the session (play_allowed). Remembered with the
  -- rules, and forgotten with them. `stake_most`: what the place lets one round cost, read when the session was opened.
  guarded boolean not null default false,
  stake_most bigint,
  primary key (vault, token_hash)
);
create index vendor_session_by_member on vendor_session (vault, member_id) where ended_at is null;
create index vendor_session_by_age on vendor_session (opened_at);
-- The time played counts sessions that have ended as well.
create index vendor_session_of_member on vendor_session (vault, member_id, opened_at);

-- One row a round, kept in the transaction of its postings. All amounts in minor units of `currency`.
-- `returned` is what rollbacks gave back of `staked`. No indexed column ever changes, so updates stay cheap.
create table game_round (
  vault smallint not null,
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
  primary key (vault, member_id, vendor, round_id),
  check (returned between 0 and staked)
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
-- Rounds of a stretch of time. They are closed nearly in the order in which they lie, so that a summary of the pages is
-- enough; it costs a round next to nothing.
create index game_round_by_end on game_round using brin (closed_at) with (autosummarize = on);

-- `balance` is cash and bonus after the call, or the book's as it is; null where the session is not known.
create type wallet_answer as (refusal text, replayed boolean, balance bigint, currency text);

-- What a bet depends on beside its session and its book: which games are open, their limits, who is suspended, who is
-- blocked from play. The version rises in the transaction of every change of them, so that a session may remember the
-- answer: it holds as long as the version is the same. All of them are changes by operators, some a day.
create table betting_rules (
  version bigint not null
);
insert into betting_rules values (1);

create function betting_rules_changed() returns trigger language plpgsql as $$
begin
  update betting_rules set version = version + 1;
  return null;
end
$$;

create trigger betting_rules_changed after update on game
  for each row when (old.enabled is distinct from new.enabled) execute function betting_rules_changed();
create trigger betting_rules_changed after insert or update or delete on game_limit
  for each row execute function betting_rules_changed();
create trigger betting_rules_changed after update on member
  for each row when (old.enabled is distinct from new.enabled) execute function betting_rules_changed();
create trigger betting_rules_changed after insert or update or delete on play_block
  for each row execute function betting_rules_changed();

-- A vendor's win has a bound: so many times the stake of its round, over all wins of the round. Above it nothing is
-- credited until an operator has looked (docs/decisions/014-wins-above-a-bound-are-held.md).
create table win_bound (
  vendor text not null references vendor (id),
  -- '': every game of the vendor that has no bound of its own.
  game_code text not null,
  -- Null: none of its own any more; the vendor's is in force, or the usual one.
  multiple int check (multiple between 1 and 1000000),
  set_by text not null,
  set_at timestamptz not null default now(),
  primary key (vendor, game_code)
);

-- Wins that passed their bound, and the decisions about them. Their transaction id is taken in the ledger by a win of 0, which
-- answers the bet; a release posts the amount under '<transaction id>#released', a name that no vendor can choose.
create table held_win (
  id bigint generated always as identity primary key,
  vault smallint not null,
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
  unique (vault, member_id, vendor, transaction_id),
  check (vault = member_id % 64),
  constraint held_win_decided check ((status = 'held') = (decided_at is null) and (status = 'held') = (decided_by is null)
    and (status <> 'refused' or reason is not null))
);
create index held_win_waiting on held_win (held_at, id) where status = 'held';
-- Wins that are held are few; ordinary bets and wins notify nobody.
create trigger held_win_changed after insert or update on held_win for each row execute function desk_changed('heldWins');

-- One call of a vendor about one member. A round whose outcome is known at once is one call: a bet that closes its round, with
-- what it won; for all other calls `win_transaction_id` and `win_amount` are null.
create type wallet_instruction as (
  verb text,
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
  win_amount bigint
);

-- What the session of a call says; all null where the session is not known. `allowed`: it knows the rules as they are, and
-- they allow the amount.
create type wallet_standing as (
  vault smallint, member_id bigint, session_game text, session_currency text, expired boolean, stale boolean, allowed boolean,
  guarded boolean
);

-- The judgement of a call. `round`: where its round lies, for this transaction, which has the book locked. `against`: the
-- refusal that the wallet itself has for it. `posts_as`: the id under which `moves` is posted; null where nothing is. `withheld`: what a win came to that is held, and moves nothing.
create type wallet_verdict as (round tid, against text, posts_as text, moves bigint, withheld bigint);

-- What a round of a game may win beside so many times its stake: the most that the pot pays which its rounds share, in minor units
-- (docs/decisions/149-jackpots-pooled-by-currency.md). It applies to the bound from the game's rules only.
create table win_bound_pot (
  vendor text not null references vendor (id),
  game_code text not null,
  currency text not null,
  most bigint not null check (most > 0),
  primary key (vendor, game_code, currency)
);
