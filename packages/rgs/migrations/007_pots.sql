-- Pots that the rounds of their games pay into (docs/decisions/149-the-shared-pot.md): one in each currency for money and another
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

-- Which rounds pay in, by the rules that they are played by.
create table pot_game (
  definition_hash text primary key,
  code text not null,
  -- Of every million staked.
  contribution int not null check (contribution between 1 and 100000)
);

-- What was ever paid into a pot, in millionths of a minor unit. It stands in several rows, so that connections that end rounds at
-- the same time have one each; whoever takes the pot has all of them.
create table pot_lane (
  pot_id smallint not null references pot,
  lane smallint not null check (lane between 0 and 15),
  paid_in bigint not null default 0 check (paid_in >= 0),
  rounds bigint not null default 0 check (rounds >= 0),
  primary key (pot_id, lane)
) with (fillfactor = 40);

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
  -- Each goes on exactly where the one before it ended.
  foreign key (pot_id, before, paid_in_before, carried) references pot_win (pot_id, number, paid_in, rest),
  constraint pot_win_first check (number > 1 or (paid_in_before = 0 and carried = 0)),
  -- What is there goes out in whole minor units up to the most; what does not stays.
  constraint pot_win_whole check (paid = least(most, start + (carried + paid_in - paid_in_before) / 1000000)),
  constraint pot_win_balance check (carried + paid_in - paid_in_before + start * 1000000 = paid * 1000000 + rest)
);

create function pot_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what a pot was paid and paid out is never changed or removed' using errcode = 'restrict_violation';
end
$$;
create trigger pot_is_kept before update or delete on pot for each row execute function pot_is_kept();
create trigger pot_win_is_kept before update or delete on pot_win for each row execute function pot_is_kept();
create trigger pot_lane_is_kept before delete on pot_lane for each row execute function pot_is_kept();
create trigger pot_lane_only_grows before update on pot_lane for each row
  when (new.paid_in < old.paid_in or new.rounds < old.rounds or new.lane <> old.lane or new.pot_id <> old.pot_id)
  execute function pot_is_kept();
