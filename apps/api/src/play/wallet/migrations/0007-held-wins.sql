-- A vendor's win has a bound: so many times what stands staked in its round, over all wins of the round. Above it nothing is
-- credited until an operator has looked (docs/decisions/014-a-win-has-a-bound.md).
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

-- Wins that passed their bound, and what became of them. Their transaction id is taken in the ledger by a win of 0, which
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
  -- 0 held, 10 released, 20 refused
  status smallint not null default 0 check (status in (0, 10, 20)),
  decided_by text,
  decided_at timestamptz,
  reason text,
  unique (vault, member_id, vendor, transaction_id),
  check (vault = member_id % 64),
  check ((status = 0) = (decided_at is null) and (status = 0) = (decided_by is null) and (status <> 20 or reason is not null))
);
create index held_win_waiting on held_win (held_at, id) where status = 0;

-- Sum of the round's wins that are held now; null where none ever was. Without a default, a bet writes nothing for it.
alter table game_round add held bigint check (held >= 0);

create or replace view game_round_in_order as
select p.vault, p.member_id, p.seq as opened_seq, r.*
from posting p
  -- The offset keeps the planner from reading all rounds first and sorting them.
  cross join lateral (
    select r.vendor, r.round_id, r.game_code, r.currency, r.staked, r.returned, r.won, r.opened_at, r.closed_at, r.held
    from game_round r
    where r.vault = p.vault and r.member_id = p.member_id and r.vendor = p.source
      and r.round_id = substr(p.note, strpos(p.note, ' ') + 1) and r.opened_seq = p.seq offset 0) r
where p.type = 'GAME_BET' and p.seq > 0;

-- `withheld`: what the vendor said that was won, of a win that is held; it is posted with 0.
alter type wallet_judged add attribute withheld bigint;
