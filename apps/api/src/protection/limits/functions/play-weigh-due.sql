-- Works out again what is not good any more of what these members' bets are held against. The caller holds their books' locks.
create or replace function bet_allowance_due(p_members bigint[], p_now timestamptz) returns void language plpgsql as $$
declare
  v_member bigint;
begin
  for v_member in
    select m.id from unnest(p_members) m (id)
    -- The offset keeps the planner to the key, whatever its statistics say.
    where (select a.good_until from play_allowance a where a.member_id = m.id offset 0) <= p_now
  loop
    perform recompute_bet_allowance(v_member, p_now);
  end loop;
end
$$;
