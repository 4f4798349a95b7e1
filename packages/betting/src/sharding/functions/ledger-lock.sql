-- On several machines: shard by shard, as everybody locks.
create or replace function ledger_lock(p_members bigint[]) returns void language plpgsql as $$
declare
  v_lane record;
begin
  for v_lane in
    select l.lane, array_agg(m.id) as members from unnest(p_members) m (id), ledger_lane_of(m.id) l (lane)
    group by l.lane order by l.lane
  loop
    execute format('select from casino.ledger_lock_there(%s, %L::bigint[]) t', v_lane.members[1], v_lane.members);
  end loop;
end
$$;
