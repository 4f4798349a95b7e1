-- Only what operators have set; everything else is as the rules have it. `currency` is empty for what is no money.
create table bonus_term (
  name text not null,
  currency text not null,
  value bigint not null check (value >= 0),
  set_by text not null,
  set_at timestamptz not null default now(),
  primary key (name, currency)
);

-- A bonus with the terms it was given under. All amounts in minor units of `currency`.
-- `own` and `locked` are the member's cash and bonus as they stood after posting `counted_seq`: what stays with the
-- member when the bonus ends, and the bonus with what was won with it.
create table bonus (
  id bigint not null generated always as identity,
  member_id bigint not null references member (id),
  promotion text not null check (promotion in ('signUp', 'firstDeposit', 'fridayFun', 'given')),
  -- The week of a weekly promotion; 'once' for what is given once; the operator's own key for what operators give.
  period text not null,
  status text not null default 'active' check (status in ('active', 'released', 'lost', 'givenUp', 'expired', 'cancelled')),
  currency text not null,
  amount bigint not null check (amount > 0),
  deposit bigint check (deposit > 0),
  required bigint not null check (required > 0),
  most_counted bigint not null check (most_counted > 0),
  most_released bigint check (most_released > 0),
  idle_ms bigint not null check (idle_ms > 0),
  deadline_at timestamptz,
  -- Percent of a bet that counts, by the game's category.
  shares jsonb not null,
  phase text not null default 'running' check (phase in ('running', 'met', 'expired')),
  own bigint not null check (own >= 0),
  locked bigint not null check (locked >= 0),
  released bigint not null default 0 check (released >= 0),
  wagered bigint not null default 0 check (wagered between 0 and required),
  counted_seq bigint not null,
  last_bet_at timestamptz not null,
  given_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  -- What the end took from the member, and what of the bonus pocket it turned into cash.
  forfeited bigint not null default 0,
  paid bigint not null default 0,
  primary key (id),
  unique (member_id, promotion, period),
  check ((status = 'active') = (ended_at is null))
);
-- One at a time.
create unique index bonus_active on bonus (member_id) where status = 'active';
create index bonus_of_member on bonus (member_id, id);
create index bonus_by_age on bonus (created_at);
-- The desk lists the bonuses of all members by how they stand and by their week or campaign, the latest first.
create index bonus_by_status on bonus (status, created_at, id);
create index bonus_by_period on bonus (period, created_at, id);

-- Every bet made under a bonus, as it was split and what of it counted.
create table bonus_bet (
  bonus_id bigint not null,
  -- Number of the bet's posting.
  seq bigint not null,
  bet text not null,
  round text not null,
  game_code text,
  stake bigint not null check (stake > 0),
  own bigint not null check (own >= 0),
  locked bigint not null check (locked >= 0),
  share smallint not null check (share between 0 and 100),
  counted bigint not null check (counted between 0 and stake),
  reason text not null,
  created_at timestamptz not null,
  primary key (bonus_id, seq),
  foreign key (bonus_id) references bonus (id)
);
create unique index bonus_bet_by_name on bonus_bet (bonus_id, bet);
create index bonus_bet_by_round on bonus_bet (bonus_id, round);

-- One promotion per person, household, address, mail, phone, payment account and computer: keyed hashes of what the
-- members who had it were known by. The key refuses the second.
create table bonus_ring (
  promotion text not null,
  period text not null,
  kind text not null,
  hash bytea not null,
  member_id bigint not null references member (id),
  created_at timestamptz not null default now(),
  primary key (promotion, period, kind, hash)
);
create index bonus_ring_by_member on bonus_ring (member_id);

-- Cashback paid, one row a member and week, with all it was reckoned from.
create table cashback (
  member_id bigint not null references member (id),
  week text not null,
  loss bigint not null check (loss > 0),
  percent smallint not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  created_at timestamptz not null default now(),
  primary key (member_id, week)
);
create trigger cashback_is_immutable before update or delete on cashback for each row execute function refuse_change();

create table inactivity_fee (
  member_id bigint not null references member (id),
  -- 2026-11: one in a calendar month in UTC.
  month text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  last_used_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (member_id, month)
);
create trigger inactivity_fee_is_immutable before update or delete on inactivity_fee
  for each row execute function refuse_change();

-- Every run of a job over the members, with its result. `differing` counts cashback that was paid before and
-- would come to another amount today; nothing is changed about it.
create table bonus_run (
  id bigint primary key generated always as identity,
  job text not null check (job in ('cashback', 'fridayFun', 'inactivityFee')),
  period text not null,
  asked_by text not null,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  given integer not null default 0,
  before integer not null default 0,
  differing integer not null default 0
);
create index bonus_run_by_age on bonus_run (started_at);

-- What turned out to be shared after a promotion was given: another member who had the promotion is known by the same.
-- Nothing is taken by it; an operator looks.
create table bonus_shared (
  id bigint primary key generated always as identity,
  promotion text not null,
  period text not null,
  kind text not null,
  hash bytea not null,
  -- Masked, as an operator may read it.
  label text not null,
  -- Who was found to share it, and who had it first.
  member_id bigint not null references member (id),
  first_member_id bigint not null references member (id),
  noted_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  closed_by text,
  closed_reason text,
  unique (promotion, period, kind, hash, member_id),
  check ((closed_at is null) = (closed_by is null))
);
create index bonus_shared_open on bonus_shared (noted_at) where closed_at is null;
create index bonus_shared_by_time on bonus_shared (noted_at);
-- Whom a member was found to share something with.
create index bonus_shared_by_member on bonus_shared (member_id);
create index bonus_shared_by_first on bonus_shared (first_member_id);
