-- What a name is compared by: small letters and digits alone, accents taken off. 'Casino Hold’em' → 'casinoholdem'.
create function search_key(name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    lower(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g')),
    '[[:space:][:punct:]‘’“”–—]', '', 'g')
$$;

-- Whether every word that was asked for stands somewhere in the name, in whatever order.
create function game_is_called(name_key text, words text) returns boolean language sql immutable strict parallel safe as $$
  select not exists (
    select from regexp_split_to_table(words, '\s+') word where position(search_key(word) in name_key) = 0
  )
$$;

alter table game add column search_name text not null generated always as (search_key(name)) stored;

create table game_favourite (
  member_id bigint not null references member (id),
  game_id int not null references game (id),
  added_at timestamptz not null default clock_timestamp(),
  primary key (member_id, game_id)
);
