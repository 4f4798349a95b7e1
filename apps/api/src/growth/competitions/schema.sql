-- Tournaments and races. A draft is written as often as wanted; what is written about one that was published never changes.
create table competition (
  id integer generated always as identity primary key,
  english text not null check (english <> ''),
  filipino text not null check (filipino <> ''),
  kind text not null check (kind in ('tournament', 'race')),
  measure text not null check (measure in ('multiple', 'wins')),
  -- As it was chosen: {"codes": […], "studios": […], "shelves": […], "features": […], "except": […]}
  game_choice jsonb not null default '{}',
  -- Codes of the catalogue on publication; null: every game but those left out.
  games text[] check (cardinality(games) > 0),
  games_left_out text[] check (cardinality(games_left_out) > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Of one player: the best of a tournament, the first of a race.
  rounds integer not null check (rounds between 1 and 500),
  -- Hundredths of a multiple that a single round scores at most.
  round_most bigint check (round_most >= 100),
  ties text not null default 'shared' check (ties in ('shared', 'fewerRounds')),
  -- Minor units by currency: {"USD": 100}. Who has another currency cannot join.
  minimum_stakes jsonb not null check (minimum_stakes <> '{}'),
  -- The prizes come to no more than this, by currency; empty: no such bound.
  pool jsonb not null default '{}',
  -- By place, from the first on: [{"USD": 10000}, …].
  prizes jsonb not null check (jsonb_array_length(prizes) between 1 and 100),
  -- Who may join: {"group": {"id", "version"}, "levels": […], "countries": […], "verified": true}
  entry jsonb not null default '{}',
  most_players integer check (most_players >= 2),
  entry_closes_at timestamptz,
  -- A series: so many competitions, each a week or a month after the one before. The first one has this.
  repeat_every text check (repeat_every in ('week', 'month')),
  repeat_times integer check (repeat_times between 2 and 52),
  repeat_ended_at timestamptz,
  series_id integer references competition (id),
  series_number integer check (series_number > 0),
  state text not null default 'draft'
    check (state in ('draft', 'scheduled', 'open', 'paused', 'cancelled', 'final', 'paying', 'paid')),
  publish_at timestamptz,
  cancel_cause text check (cancel_cause in ('fault', 'mistake', 'game', 'law', 'other')),
  -- Who has joined a cancelled one is still to be notified.
  to_notify boolean not null default false,
  -- Members who have joined and not left; changed with the row locked, so that a cap is exact.
  players integer not null default 0 check (players >= 0 and players <= most_players),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  -- SHA-256 in hex over what is written.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  -- SHA-256 in hex over the final standings with their prizes.
  result_hash text check (result_hash ~ '^[0-9a-f]{64}$'),
  check (ends_at > starts_at),
  check (kind = 'race' or measure = 'multiple'),
  check (round_most is null or measure = 'multiple'),
  check ((repeat_every is null) = (repeat_times is null)),
  check ((series_id is null) = (series_number is null)),
  check ((state = 'scheduled') = (publish_at is not null)),
  check ((state = 'cancelled') = (cancel_cause is not null)),
  check ((state in ('final', 'paying', 'paid')) = (result_hash is not null))
);
create index competition_by_end on competition (ends_at);
create index competition_by_state on competition (state, id desc);
create index competition_to_notify on competition (id) where to_notify;
create unique index competition_of_series on competition (series_id, series_number);
create index competition_series_open on competition (id) where repeat_every is not null and repeat_ended_at is null;

-- When one stood still: rounds that ended meanwhile do not count.
create table competition_pause (
  competition_id integer not null references competition (id),
  paused_at timestamptz not null default clock_timestamp(),
  resumed_at timestamptz,
  primary key (competition_id, paused_at)
);

-- Who takes part. The score is computed from the rounds, and again from all of them at the end.
create table competition_entry (
  competition_id integer not null references competition (id),
  member_id bigint not null references member (id),
  -- The order of joining, in which those of the same score are listed.
  number bigint not null generated always as identity,
  currency text not null,
  joined_at timestamptz not null default clock_timestamp(),
  left_at timestamptz,
  -- The last posting of the member's book on joining: rounds that were opened later count.
  from_seq bigint not null,
  -- The last posting that the score knows.
  scored_seq bigint not null,
  score bigint not null default 0 check (score >= 0),
  rounds integer not null default 0 check (rounds >= 0),
  -- Where ties go by them: how many rounds it took to reach the score, and when that was.
  needed_rounds integer check (needed_rounds > 0),
  reached_at timestamptz,
  -- Rounds whose win was under review when the score was computed.
  held integer not null default 0 check (held >= 0),
  disqualified_at timestamptz,
  disqualified_for text check (disqualified_for in ('duplicateAccount', 'collusion', 'automatedPlay', 'gameFault', 'terms')),
  -- How often that was decided.
  disqualified_turn integer not null default 0,
  -- Names the line of the member in the final standings, so that the member alone knows whose it is.
  receipt uuid not null default gen_random_uuid(),
  -- The message that it was cancelled.
  notified_at timestamptz,
  place integer check (place > 0),
  prize bigint check (prize > 0),
  paid_at timestamptz,
  primary key (competition_id, member_id),
  check ((disqualified_at is null) = (disqualified_for is null)),
  check (place is null or disqualified_at is null),
  check (paid_at is null or prize is not null),
  check (prize is null or place is not null)
);
create index competition_standing on competition_entry (competition_id, score desc, needed_rounds, reached_at, number)
  where left_at is null and disqualified_at is null;
create unique index competition_entry_in_order on competition_entry (competition_id, number);
create index competition_disqualified on competition_entry (competition_id, disqualified_at) where disqualified_at is not null;
create index competition_held on competition_entry (competition_id) where held > 0;
create index competition_of_member on competition_entry (member_id, competition_id);
create index competition_owed on competition_entry (competition_id, number) where prize is not null and paid_at is null;

-- Only what the triggers need to be created; the bodies are in functions/.
create function competition_check() returns trigger language plpgsql as $$ begin return new; end $$;
create function competition_entry_check() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger competition_check before update on competition for each row execute function competition_check();
create trigger competition_entry_check before update on competition_entry
  for each row execute function competition_entry_check();
