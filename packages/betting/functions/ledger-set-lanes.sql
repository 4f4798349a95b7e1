-- Says in which lane each vault is posted to, by the vaults' numbers; with none, one database holds them all.
create or replace function ledger_set_lanes(p_lanes int[]) returns void language plpgsql as $$
begin
  delete from ledger_lane;
  insert into ledger_lane (vault, lane) select (l.ordinality - 1)::smallint, l.lane from unnest(p_lanes) with ordinality l (lane);
end
$$;
