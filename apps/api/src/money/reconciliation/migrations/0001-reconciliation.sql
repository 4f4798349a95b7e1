-- What a day's comparison found, part by part. Comparing a day again replaces what was found before.
create table reconciliation (
  day date not null,
  part text not null,
  checked integer not null,
  totals jsonb not null,
  difference_count integer not null,
  -- The first thousand.
  differences jsonb not null,
  finished_at timestamptz not null default clock_timestamp(),
  primary key (day, part)
);
