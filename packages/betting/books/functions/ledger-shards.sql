-- For each hash slot of members in which shard of the group commit it is posted to; none, where one database holds all books.
create or replace function ledger_shards() returns int[] language sql stable as $$ select '{}'::int[] $$;
