-- Tournaments and races. What is written about one never changes once players can read it, but for its state.
create table competition (
  id integer generated always as identity primary key,
  english text not null check (english <> ''),
  filipino text not null check (filipino <> ''),
  kind text not null check (kind in ('tournament', 'race')),
  measure text not null check (measure in ('multiple', 'wins')),
  -- Codes of the catalogue; null: every game.
  games text[] check (cardinality(games) > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Of one player: the best of a tournament, the first of a race.
  rounds integer not null check (rounds between 1 and 500),
  -- Minor units by currency: {"USD": 100}. Who has another currency cannot join.
  minimum_stakes jsonb not null check (minimum_stakes <> '{}'),
  -- By place, from the first on: [{"USD": 10000}, …].
  prizes jsonb not null check (jsonb_array_length(prizes) between 1 and 100),
  state text not null default 'open' check (state in ('open', 'paused', 'cancelled', 'final', 'paying', 'paid')),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  -- SHA-256 in hex over the final standings with their prizes.
  result_hash text check (result_hash ~ '^[0-9a-f]{64}$'),
  check (ends_at > starts_at),
  check (kind = 'race' or measure = 'multiple'),
  check ((state in ('final', 'paying', 'paid')) = (result_hash is not null))
);
create index competition_by_end on competition (ends_at);
create index competition_by_state on competition (state, id desc);

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
  place integer check (place > 0),
  prize bigint check (prize > 0),
  paid_at timestamptz,
  primary key (competition_id, member_id),
  check (paid_at is null or prize is not null),
  check (prize is null or place is not null)
);
create index competition_standing on competition_entry (competition_id, score desc, number) where left_at is null;
create index competition_of_member on competition_entry (member_id, competition_id);
create index competition_owed on competition_entry (competition_id, number) where prize is not null and paid_at is null;

-- Only what the triggers need to be created; the bodies are in functions/.
create function competition_check() returns trigger language plpgsql as $$ begin return new; end $$;
create function competition_entry_check() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger competition_check before update on competition for each row execute function competition_check();
create trigger competition_entry_check before update on competition_entry
  for each row execute function competition_entry_check();
