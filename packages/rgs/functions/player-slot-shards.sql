-- For each hash slot of players in which shard its rounds are written; none, where one database holds them all.
create or replace function player_slot_shards() returns int[] language sql stable as $$ select '{}'::int[] $$;
