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

-- What a bet depends on beside its session and its book: which games are open, their limits, who is suspended, who is
-- blocked from play, whether maintenance is on. The version rises in the transaction of every change of them, so that a session may remember the
-- answer: it holds as long as the version is the same. All of them are changes by operators, some a day.
create table betting_rules (
  version bigint not null,
  -- No bet opens a round (betting_stop). While it is so no session remembers the rules, so that each bet is judged in full.
  stopped boolean not null default false
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
-- Once for a statement: an import adds thousands of limits at a time.
create trigger betting_rules_changed after insert or update or delete on game_limit
  for each statement execute function betting_rules_changed();
create trigger betting_rules_changed after update on member
  for each row when (old.enabled is distinct from new.enabled) execute function betting_rules_changed();
create trigger betting_rules_changed after insert or update or delete on play_block
  for each row execute function betting_rules_changed();

-- A vendor's win has a bound: so many times the stake of its round, over all wins of the round. Above it nothing is
-- credited until an operator has looked (docs/decisions/013-wallet-calls-signed-and-single-call-plays.md).
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

-- What a round of a game may win beside so many times its stake: the most that the pot pays which its rounds share, in minor units
-- (docs/decisions/149-jackpots-pooled-by-currency.md). It applies to the bound from the game's rules only.
create table win_bound_pot (
  vendor text not null references vendor (id),
  game_code text not null,
  currency text not null,
  most bigint not null check (most > 0),
  primary key (vendor, game_code, currency)
);

-- What a vendor may have the casino pay by promotions of its own, in one currency: free rounds that it grants, and promotional wins. Without
-- a row nothing (docs/decisions/346-promotions-of-vendors-within-a-budget.md). Amounts in minor units.
create table vendor_promotion (
  vendor text not null references vendor (id),
  currency text not null,
  may_grant boolean not null,
  -- The largest promotional win, and the largest maximum win of a grant. 0: none.
  win_most bigint not null check (win_most >= 0),
  -- The most that the promotions of one day in UTC may cost: promotional wins, and the maximum win of each grant.
  daily bigint not null check (daily >= win_most),
  -- What they have come to on the day `spent_on`.
  spent bigint not null default 0 check (spent >= 0),
  spent_on date not null default '-infinity',
  set_by text not null,
  set_at timestamptz not null default clock_timestamp(),
  primary key (vendor, currency)
);
