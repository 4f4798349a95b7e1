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
  primary key (vault, token_hash)
);
create index vendor_session_by_member on vendor_session (vault, member_id) where ended_at is null;
create index vendor_session_by_age on vendor_session (opened_at);

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
  primary key (vault, member_id, vendor, round_id),
  check (returned between 0 and staked)
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
-- Partial, with a condition that always holds: who looks a round up by its id never says it, so the planner cannot take
-- this index and walk through all rounds of the member. Readers of a member's rounds say it.
create index game_round_of_member on game_round (vault, member_id, opened_at) where opened_at > '-infinity';
