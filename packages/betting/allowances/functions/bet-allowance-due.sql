-- Recomputes the allowances of these players that are out of date. The caller holds the locks of their books.
create or replace function bet_allowance_due(p_members bigint[], p_now timestamptz) returns void language plpgsql as $$
declare
  v_member bigint;
begin
  for v_member in
    select m.id from unnest(p_members) m (id)
    -- The offset keeps the planner to the key also while its statistics are wrong.
    where (select a.good_until from bet_allowance a where a.member_id = m.id offset 0) <= p_now
  loop
    perform recompute_bet_allowance(v_member, p_now);
  end loop;
end
$$;
