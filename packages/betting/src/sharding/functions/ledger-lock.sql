-- On several machines: shard by shard, as everybody locks.
create or replace function ledger_lock(p_members bigint[]) returns void language plpgsql as $$
declare
  v_shard record;
begin
  for v_shard in
    select l.shard, array_agg(m.id) as members from unnest(p_members) m (id), ledger_shard_of(m.id) l (shard)
    group by l.shard order by l.shard
  loop
    execute format('select from casino.ledger_lock_there(%s, %L::bigint[]) t', v_shard.members[1], v_shard.members);
  end loop;
end
$$;
