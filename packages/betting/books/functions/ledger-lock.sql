-- Locks the books of the members until the transaction ends. Everybody locks in this order, so nobody waits in a circle;
-- anyone who reads after this call, in a statement of its own, sees all that the former holders of the locks committed.
create or replace function ledger_lock(p_members bigint[]) returns void language plpgsql as $$
begin
  perform from unnest(p_members) m (id) join book b on b.member_id = m.id
  order by b.member_id for no key update of b;
end
$$;
