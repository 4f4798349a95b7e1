-- The ladder. `points` are lifetime points that reach the level; the codes are those of the members' levels.
create table vip_level (
  level smallint primary key,
  name text not null unique,
  points bigint not null unique check (points >= 0),
  cashback_percent smallint not null check (cashback_percent between 0 and 100),
  icon text not null,
  colour text not null
);
insert into vip_level values
  (0, 'entry', 0, 0, '/art/vip/entry.svg', '#cfd6d0'),
  (10, 'bronze', 100, 5, '/art/vip/bronze.svg', '#e0a877'),
  (20, 'silver', 1000, 8, '/art/vip/silver.svg', '#d3dbda'),
  (30, 'gold', 5000, 12, '/art/vip/gold.svg', '#e2c588'),
  (35, 'platinum', 25000, 15, '/art/vip/platinum.svg', '#dfe8ee'),
  (40, 'diamond', 100000, 20, '/art/vip/diamond.svg', '#a9d6cf');

-- What one point costs in stakes, in minor units: ten units of the currency, and in bitcoin what ten dollars are at the
-- rate of the beginning. Points are what a book's stakes come to, so a row never changes (docs/decisions/050).
create table vip_point_unit (
  currency text primary key,
  minor bigint not null check (minor > 0)
);
insert into vip_point_unit values ('USD', 1000), ('EUR', 1000), ('BRL', 1000), ('BTC', 15000);

create trigger vip_point_unit_is_immutable before update or delete on vip_point_unit
  for each row execute function refuse_change();

create table vip_package (
  id integer primary key,
  level smallint not null references vip_level (level),
  points bigint not null check (points > 0),
  enabled boolean not null default true
);
insert into vip_package values
  (1, 0, 100), (2, 0, 250), (3, 10, 500), (4, 20, 1000), (5, 30, 5000), (6, 35, 10000), (7, 40, 25000);

create table vip_package_bonus (
  package_id integer not null references vip_package (id),
  currency text not null references vip_point_unit (currency),
  minor bigint not null check (minor > 0),
  primary key (package_id, currency)
);
-- The same worth for the same points in every currency.
insert into vip_package_bonus
select b.id, u.currency, b.cents * u.minor / 1000
from (values (1, 100), (2, 250), (3, 600), (4, 1300), (5, 7000), (6, 15000), (7, 40000)) b (id, cents), vip_point_unit u;

-- Points spent, and points given besides. What stakes earned stands in the book itself: staked less rolled back.
create table vip_account (
  member_id bigint not null references member (id),
  spent bigint not null default 0 check (spent >= 0),
  given bigint not null default 0 check (given >= 0),
  primary key (member_id)
);

create table vip_redemption (
  id bigint not null generated always as identity,
  member_id bigint not null references member (id),
  package_id integer not null references vip_package (id),
  points bigint not null check (points > 0),
  bonus bigint not null check (bonus > 0),
  currency text not null,
  request_key text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (id),
  unique (member_id, request_key)
);
create index vip_redemption_by_member on vip_redemption (member_id, created_at);
create trigger vip_redemption_is_immutable before update or delete on vip_redemption
  for each row execute function refuse_change();

-- Points that were given, each once by its name: `mission:7`.
create table vip_given (
  member_id bigint not null references member (id),
  source text not null check (source <> ''),
  points bigint not null check (points > 0),
  created_at timestamptz not null default clock_timestamp(),
  primary key (member_id, source)
);
create trigger vip_given_is_immutable before update or delete on vip_given
  for each row execute function refuse_change();
