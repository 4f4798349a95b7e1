-- The shard that a member is posted to in: that of the first six bits of the hash by which Citus spreads rows.
create or replace function ledger_shard_of(p_member bigint) returns int language sql stable as $$
  select (ledger_shards())[((hashint8(p_member)::bigint + 2147483648) >> 26)::int + 1]
$$;
