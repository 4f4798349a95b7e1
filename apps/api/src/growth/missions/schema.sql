-- Missions. A draft is written as often as wanted; what is written about one that was opened never changes, but for its state. The kinds are all that can count: no column holds a sum that
-- is staked or lost, or time played.
create table mission (
  id integer generated always as identity primary key,
  english text not null check (english <> ''),
  filipino text not null check (filipino <> ''),
  kind text not null check (kind in ('differentGames', 'roundInCategory', 'setLimit', 'setReminder', 'completeIdentity',
    'readSaferPlay')),
  -- How many games; every other kind is done once.
  count smallint not null check (case when kind = 'differentGames' then count between 2 and 10 else count = 1 end),
  category text check (category in ('Slots', 'Table Games', 'Live Casino')),
  points integer not null check (points between 1 and 1000),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Who may join: {"group": {"id", "version"}, "levels": […], "countries": […], "verified": true}
  entry jsonb not null default '{}',
  most_players integer check (most_players >= 2),
  -- Members who have joined; changed with the row locked, so that a cap is exact.
  players integer not null default 0 check (players >= 0 and players <= most_players),
  state text not null default 'draft' check (state in ('draft', 'open', 'paused', 'ended')),
  -- By the staff, before its time.
  ended_at timestamptz,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  -- SHA-256 in hex over what was written; a second person agrees to exactly this.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  check ((kind = 'roundInCategory') = (category is not null)),
  check (ends_at > starts_at),
  check ((state = 'ended') = (ended_at is not null))
);
create index mission_by_end on mission (ends_at);
create index mission_by_state on mission (state, id desc);

create table mission_entry (
  mission_id integer not null references mission (id),
  member_id bigint not null references member (id),
  joined_at timestamptz not null default clock_timestamp(),
  -- The last posting of the member's book on joining: rounds that were opened later count.
  from_seq bigint not null,
  -- By the member's own word, of a mission to read something.
  confirmed_at timestamptz,
  collected_at timestamptz,
  primary key (mission_id, member_id)
);
create index mission_of_member on mission_entry (member_id, mission_id);

-- Only what the triggers need to be created; the bodies are in functions/.
create function mission_check() returns trigger language plpgsql as $$ begin return new; end $$;
create function mission_entry_check() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger mission_check before update on mission for each row execute function mission_check();
create trigger mission_entry_check before update on mission_entry for each row execute function mission_entry_check();
