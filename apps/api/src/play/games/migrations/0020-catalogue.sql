-- How operators arrange the lobby. What is null or as it came is as the game's folder has it.
alter table game
  -- Came with its folder, or is run by a vendor: one without rules can only be announced.
  add column playable boolean not null default true,
  add column arranged_state text check (arranged_state in ('open', 'announced', 'closed')),
  -- At the head of the lists.
  add column pinned boolean not null default false,
  -- Lowest first. Where nobody has moved it, as it came: with so much room between two that many moves fit.
  add column place bigint,
  add column position bigint not null generated always as (coalesce(place, sort_index::bigint * 4294967296)) stored,
  -- Who may see and play it, by where they are and where they live.
  add column country_rule text not null default 'everywhere' check (country_rule in ('everywhere', 'only', 'except')),
  add column countries text[] not null default '{}',
  add constraint game_countries_check check ((country_rule = 'everywhere') = (countries = '{}'));
update game set playable = not coming_soon;

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
