-- The form in which names are compared: lower-case letters and digits only, without accents. 'Casino Hold’em' → 'casinoholdem'.
create function search_key(name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    lower(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g')),
    '[[:space:][:punct:]‘’“”–—]', '', 'g')
$$;

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
  search_name text not null generated always as (search_key(name)) stored,
  -- From here on: how operators arrange the lobby. Null: as the game's folder has it.
  -- Came with its folder, or is run by a vendor: one without rules can only be announced.
  playable boolean not null default true,
  arranged_state text check (arranged_state in ('open', 'announced', 'closed')),
  -- At the head of the lists.
  pinned boolean not null default false,
  -- Lowest first. Null: as delivered, with so much distance between two that many moves fit.
  place bigint,
  position bigint not null generated always as (coalesce(place, sort_index::bigint * 4294967296)) stored,
  -- Who may see and play it, by where they are and where they live.
  country_rule text not null default 'everywhere' check (country_rule in ('everywhere', 'only', 'except')),
  countries text[] not null default '{}' constraint game_countries_check check ((country_rule = 'everywhere') = (countries = '{}')),
  -- What players choose games by. Null: its vendor does not say.
  shelf text check (shelf in ('slots', 'originals', 'video-poker', 'cards', 'tables', 'tickets', 'bingo', 'live')),
  features text[] not null default '{}',
  volatility text check (volatility in ('low', 'low to medium', 'medium', 'medium to high', 'high')),
  return_percent numeric(5, 2) check (return_percent > 0 and return_percent < 100),
  -- No round pays more multiples of its first stake.
  largest_win int check (largest_win > 0),
  -- Of a game of an aggregator: the studio that made it, and where that one does not offer it.
  studio text,
  blocked_in text[] not null default '{}',
  constraint game_not_both check (not (enabled and coming_soon))
);

-- The lobby's lists in their order, of all games and of one category: a page of 15,000 games reads a page.
create index game_in_order on game (pinned desc, position, id) where enabled or coming_soon;
create index game_of_category on game (category, pinned desc, position, id) where enabled;

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
  link text not null constraint banner_link_check check (case type when 0 then link ~ '^/([^/\\]|$)' else link ~ '^https://[^/]' end),
  -- 0: the link stays in this site. 1: it leads to a secure address elsewhere.
  type smallint not null check (type in (0, 1)),
  game_id int references game (id),
  enabled boolean not null,
  sort_index int not null,
  -- Language → title; the title itself is English and stands in where a language is missing.
  translated_titles jsonb not null default '{}',
  -- An operator has changed it: the banners that are delivered with the program no longer overwrite it at a start.
  edited boolean not null default false,
  -- When a banner is shown: from the one moment on, and before the other; null leaves that side open.
  shown_from timestamptz,
  shown_until timestamptz,
  constraint banner_game_check check (type = 0 or game_id is null),
  constraint banner_shown_check check (shown_from < shown_until)
);

-- An operator's stop on play for money, e.g. while a payment is reviewed. Cashing out stays open to the member.
create table play_block (
  member_id bigint primary key references member (id),
  reason text not null,
  blocked_by text not null,
  blocked_at timestamptz not null default now(),
  -- What the member is shown about the block; `reason` is internal and never shown to players.
  cause text not null default 'unspecified' check (cause in ('unspecified', 'payment', 'documents', 'ownWish'))
);

create table game_favourite (
  member_id bigint not null references member (id),
  game_id int not null references game (id),
  added_at timestamptz not null default clock_timestamp(),
  primary key (member_id, game_id)
);

-- Rounds that their players show to anyone who has the link. A link that was ended has no row.
create table shared_round (
  member_id bigint not null references member (id),
  vendor text not null references vendor (id),
  round_id text not null,
  with_amounts boolean not null,
  shared_at timestamptz not null default clock_timestamp(),
  primary key (member_id, vendor, round_id)
);

-- Rows of the home page that operators have put together.
create table game_group (
  id int primary key generated always as identity,
  name_en text not null,
  name_fil text not null,
  -- In this order; one that players do not see is left out.
  games int[] not null,
  shown boolean not null,
  place bigint not null
);

-- Packages of outside studios, each version that was ever accepted; its files lie in the store under its hash.
create table game_package (
  -- SHA-256 of its rules, which name its tables by their roots.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  game_id int not null references game (id),
  code text not null,
  -- Imported: within all bounds. Approved: out of bounds, by two people. Closed: another version of the same code took its place.
  -- Withdrawn: an operator took the game out of the lobby.
  state text not null check (state in ('imported', 'approved', 'closed', 'withdrawn')),
  -- Its modes with their exact figures, and the bounds that it breaks.
  modes json not null,
  findings json not null,
  reason text not null check (reason <> ''),
  imported_by text not null,
  -- The second person, of a package out of bounds.
  approved_by text,
  imported_at timestamptz not null default clock_timestamp(),
  withdrawn_by text,
  withdrawn_at timestamptz,
  withdrawal_reason text,
  constraint game_package_approved_check check ((state = 'approved') <= (approved_by is not null)),
  constraint game_package_withdrawn_check check ((state = 'withdrawn') = (withdrawn_at is not null)
    and (withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (withdrawal_reason is null))
);
-- One version of a package is offered.
create unique index game_package_offered on game_package (code) where state in ('imported', 'approved');

-- Imports that did not enter a package: what was refused, and what was proposed to a second person.
create table game_package_attempt (
  id bigint primary key generated always as identity,
  -- Null where the package never came into the store.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  -- Null where the rules in the store could not be trusted.
  code text,
  name text,
  outcome text not null check (outcome in ('refused', 'proposed')),
  -- Machine: the command refused it where the files lie. Casino: the API read the store.
  judged_by text not null check (judged_by in ('machine', 'casino')),
  modes json not null,
  findings json not null,
  -- Each with its file and line; `faults_found` counts those that are not listed, too.
  faults json not null,
  faults_found int not null check (faults_found >= 0),
  reason text not null check (reason <> ''),
  tried_by text not null,
  tried_at timestamptz not null default clock_timestamp(),
  constraint game_package_attempt_check check (outcome = 'refused' or hash is not null)
);
create index game_package_attempt_latest on game_package_attempt (id desc);

-- Games of aggregators as their lists had them last. An operator decides which of them players see.
create table aggregated_game (
  game_id int primary key references game (id),
  aggregator text not null references vendor (id),
  -- The aggregator's own name of it.
  code text not null,
  -- SHA-256 of what was imported: an entry that is as before costs nothing.
  content text not null,
  -- Whether the list still has it.
  listed boolean not null,
  imported_at timestamptz not null default clock_timestamp(),
  -- Where the list says its picture is, and the address of which the casino has drawn its own.
  cover_url text,
  cover_kept_of text,
  -- When it is to be fetched, again after so many failures; null: at once.
  cover_due_at timestamptz,
  cover_failures int not null default 0,
  unique (aggregator, code)
);
create index aggregated_game_cover_due on aggregated_game (game_id) where cover_url is distinct from cover_kept_of;
-- When the whole list of an aggregator was last gone through.
create table aggregated_import (
  aggregator text primary key references vendor (id),
  imported_at timestamptz not null,
  listed int not null,
  unreadable int not null
);

-- Every arrangement there ever was: `game:5`, `group:2`, `bets:nocturne:EUR`. Rows are only added to.
create table catalogue_change (
  subject text not null,
  version int not null check (version > 0),
  value json not null,
  before json,
  set_by text not null,
  reason text not null check (reason <> ''),
  set_at timestamptz not null default clock_timestamp(),
  primary key (subject, version)
);
create trigger catalogue_change_is_immutable before update or delete on catalogue_change
  for each row execute function refuse_change();
