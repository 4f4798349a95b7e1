create table game (
  id int primary key,
  -- The vendor's own name of the game, as it stands in launch addresses and wallet calls.
  code text not null unique,
  vendor text not null references vendor (id),
  name text not null,
  cover text not null,
  category text not null check (category in ('Slots', 'Table Games', 'Live Casino')),
  sort_index int not null,
  enabled boolean not null,
  play_for_fun boolean not null,
  -- Announced, not there yet: shown as such and never launched.
  coming_soon boolean not null,
  total_play_count bigint not null default 0,
  created_at timestamptz not null default now(),
  constraint game_not_both check (not (enabled and coming_soon))
);

-- Least and greatest single bet in minor units. A currency without a row is not offered in that game.
create table game_limit (
  game_code text not null references game (code),
  currency text not null,
  minimum_bet bigint not null check (minimum_bet > 0),
  maximum_bet bigint not null,
  primary key (game_code, currency),
  check (maximum_bet >= minimum_bet)
);

create table banner (
  id int primary key,
  image text not null,
  mobile_image text not null,
  title text not null,
  link text not null,
  -- 0: the link stays in this site.
  type smallint not null,
  game_id int references game (id),
  enabled boolean not null,
  sort_index int not null
);

-- An operator's stop on play for money, e.g. while a payment is reviewed. Cashing out stays open to the member.
create table play_block (
  member_id bigint primary key references member (id),
  reason text not null,
  blocked_by text not null,
  blocked_at timestamptz not null default now()
);
