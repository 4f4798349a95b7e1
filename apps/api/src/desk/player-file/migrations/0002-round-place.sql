-- Whose round an id is. The rounds themselves are kept by member, and another index would cost every bet: so a job notes
-- behind the bets where each round lies, and whoever looks for one asks here, and the bets since `until` for it.
create table round_place (
  round_id text not null,
  vendor text not null,
  member_id bigint not null,
  primary key (round_id, vendor, member_id)
);
create table round_place_watermark (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null
);
