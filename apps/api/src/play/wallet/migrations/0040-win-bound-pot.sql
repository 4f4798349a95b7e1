-- What a round of a game may win beside so many times its stake: the most that the pot pays which its rounds share, in minor units
-- (docs/decisions/149-the-shared-pot.md). It goes with the bound that the house knows from the game's rules, and with no other.
create table win_bound_pot (
  vendor text not null references vendor (id),
  game_code text not null,
  currency text not null,
  most bigint not null check (most > 0),
  primary key (vendor, game_code, currency)
);
