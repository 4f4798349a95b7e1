-- Whether every word that was searched for stands somewhere in the name, in any order.
create or replace function game_is_called(name_key text, words text) returns boolean language sql immutable strict parallel safe as $$
  select not exists (
    select from regexp_split_to_table(words, '\s+') word where position(search_key(word) in name_key) = 0
  )
$$;
