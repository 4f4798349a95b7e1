-- For each hash slot of players in which lane its rounds are written; none, where one database holds them all.
create or replace function player_lanes() returns int[] language sql stable as $$ select '{}'::int[] $$;
