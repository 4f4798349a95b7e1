-- The postings of each day of UTC, summed up: once as a whole ('all'), and once more by each property. Amounts in minor units
-- of `currency`; cash, bonus and held are by how much these balances changed. '' where a posting has no such property.
create table finance_sum (
  day date not null,
  dimension text not null check (dimension in ('all', 'game', 'vendor', 'method', 'country', 'cohort')),
  key text not null,
  currency text not null,
  type text not null,
  -- Of a reversal: the type of what it took back.
  reversed text not null,
  postings bigint not null,
  amount bigint not null,
  bonus_part bigint not null,
  cash bigint not null,
  bonus bigint not null,
  held bigint not null,
  primary key (dimension, day, key, currency, type, reversed)
);

-- A day that is over, or lies in a period that was closed, never changes: a write to it is a bug.
create function finance_day_is_final() returns trigger language plpgsql as $$
declare
  v_day date := case when tg_op = 'DELETE' then old.day else new.day end;
begin
  if exists (select from finance_day d where d.day in (v_day, case when tg_op = 'UPDATE' then old.day end))
    or exists (select from finance_close c where v_day between c.from_day and c.to_day) then
    raise exception 'the sums of % are final', v_day using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create trigger finance_sum_is_final before insert or update or delete on finance_sum
  for each row execute function finance_day_is_final();
create trigger finance_sum_is_never_truncated before truncate on finance_sum
  for each statement execute function refuse_change();

-- How far they are summed up: everything posted before `until` is in finance_sum, and nothing else. One row, once there is
-- a book.
create table finance_watermark (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null
);

-- The watermark only rises.
create function finance_watermark_rises() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.until < old.until then
    raise exception 'what was summed up is not summed up again' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger finance_watermark_rises before update or delete on finance_watermark
  for each row execute function finance_watermark_rises();

-- A day that is over, with the hash of its sums and of the day before it.
create table finance_day (
  day date primary key,
  postings bigint not null,
  previous_hash bytea not null,
  hash bytea not null,
  finished_at timestamptz not null default clock_timestamp()
);
create trigger finance_day_is_immutable before update or delete on finance_day
  for each row execute function refuse_change();
create trigger finance_day_is_never_truncated before truncate on finance_day
  for each statement execute function refuse_change();

-- What all books held at the end of such a day.
create table finance_balance (
  day date not null references finance_day (day),
  currency text not null,
  cash bigint not null,
  bonus bigint not null,
  held bigint not null,
  primary key (day, currency)
);
create trigger finance_balance_is_immutable before update or delete on finance_balance
  for each row execute function refuse_change();
create trigger finance_balance_is_never_truncated before truncate on finance_balance
  for each statement execute function refuse_change();

-- What was closed, as it stood. Only added to.
create table finance_close (
  id bigint generated always as identity primary key,
  from_day date not null references finance_day (day),
  to_day date not null references finance_day (day),
  made_from bytea not null,
  currencies jsonb not null,
  note text not null check (length(note) <= 500),
  closed_by text not null,
  closed_at timestamptz not null default clock_timestamp(),
  unique (from_day, to_day),
  check (from_day <= to_day)
);
create index finance_close_by_day on finance_close (to_day, from_day);
create trigger finance_close_is_immutable before update or delete on finance_close
  for each row execute function refuse_change();
create trigger finance_close_is_never_truncated before truncate on finance_close
  for each statement execute function refuse_change();

-- The postings of each hour of UTC, summed up with finance_sum and behind the same watermark: as a whole ('all'), and by game. They
-- are for the home page of the desk, which compares with the same hours a week ago, and kept for 15 days. A check of the day sums
-- them up again (verifyDay).
create table finance_hour (
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  dimension text not null check (dimension in ('all', 'game')),
  key text not null,
  currency text not null,
  type text not null,
  reversed text not null,
  postings bigint not null,
  amount bigint not null,
  cash bigint not null,
  bonus bigint not null,
  held bigint not null,
  primary key (dimension, hour, key, currency, type, reversed)
);

-- Who placed a bet with money or bonus on a day of UTC, and in which hour the first; and how many these were in each hour, so that the
-- players of a day are a sum of at most 24 rows. Kept for 15 days.
create table finance_active_player (
  day date not null,
  member_id bigint not null,
  hour timestamptz not null,
  primary key (day, member_id)
);
create index finance_active_player_by_hour on finance_active_player (hour);
create table finance_active_hour (
  hour timestamptz primary key,
  players bigint not null
);

-- When each player joined, and when the first and the second deposit of theirs was credited.
create table finance_depositor (
  member_id bigint primary key,
  joined_at timestamptz not null,
  first_at timestamptz not null,
  second_at timestamptz,
  check (second_at is null or second_at >= first_at)
);
create index finance_depositor_by_first on finance_depositor (first_at);
create index finance_depositor_by_joined on finance_depositor (joined_at, first_at, second_at);

-- What each member's postings of a day of UTC come to, behind the same watermark: one row a member and day. Minor units of `currency`, the
-- lines as minorLinesOf has them. Country, part and VIP level are the member's when the postings were summed up.
create table finance_member_day (
  day date not null,
  member_id bigint not null,
  currency text not null,
  country text not null,
  state text not null,
  vip smallint not null,
  -- The day of joining.
  joined date not null,
  bets bigint not null,
  deposits bigint not null,
  cash_outs_asked bigint not null,
  cash_outs_back bigint not null,
  paid_out bigint not null,
  stakes bigint not null,
  rollbacks bigint not null,
  wins bigint not null,
  granted bigint not null,
  forfeited bigint not null,
  fees bigint not null,
  free_stakes bigint not null,
  free_wins bigint not null,
  supplier_prizes bigint not null,
  corrections bigint not null,
  primary key (day, member_id)
);
create trigger finance_member_day_is_final before insert or update or delete on finance_member_day
  for each row execute function finance_day_is_final();
create trigger finance_member_day_is_never_truncated before truncate on finance_member_day
  for each statement execute function refuse_change();

-- Open desks are notified of newer sums.
create trigger finance_watermark_moved after insert or update on finance_watermark for each row
  execute function desk_changed('home');
