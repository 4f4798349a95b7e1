-- What the name of a game has to be like that is searched for: every word stands somewhere in it, in any order. Made once for a
-- statement, not for each game.
create or replace function game_name_patterns(words text) returns text[] language sql immutable strict parallel safe as $$
  select array_agg('%' || search_key(word) || '%') from regexp_split_to_table(words, '\s+') word
$$;
