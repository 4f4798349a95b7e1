-- On several machines: shard by shard, as everybody locks.
create or replace function ledger_lock(p_members bigint[]) returns void language plpgsql as $$
declare
  v_lane record;
begin
  for v_lane in
    select l.lane, min(l.vault)::int as vault, array_agg(m.id) as members
    from unnest(p_members) m (id) join ledger_lane_of_vault l on l.vault = m.id % 64
    group by l.lane order by l.lane
  loop
    execute format('select from casino.ledger_lock_there(%s, %L::bigint[]) t', v_lane.vault, v_lane.members);
  end loop;
end
$$;
