-- What other features may know of a game.
create or replace view game_record as select id, code, vendor, name, category, enabled, coming_soon, cover, studio,
  country_rule, countries, blocked_in, shelf, features from game;
