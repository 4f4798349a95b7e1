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

-- Each difference that a comparison found, once, with how it was resolved. Comparing a day again finds the same ones again, and
-- says of the others that they do not stand any more; what was decided about them stays.
create table reconciliation_difference (
  id bigint generated always as identity primary key,
  day date not null,
  part text not null,
  kind text not null,
  subject text not null,
  ours text,
  theirs text,
  standing boolean not null default true,
  found_at timestamptz not null default clock_timestamp(),
  state text not null default 'open' check (state in ('open', 'explained', 'corrected')),
  reason text,
  corrected_by text,
  decided_by text,
  decided_at timestamptz,
  -- Rises with each decision; a decision about an older version is refused.
  version integer not null default 1,
  unique nulls not distinct (day, part, kind, subject, ours, theirs),
  check ((state = 'corrected') = (corrected_by is not null)),
  check (state = 'open' or (reason is not null and decided_by is not null))
);
create index reconciliation_difference_by_state on reconciliation_difference (state, day, id);
