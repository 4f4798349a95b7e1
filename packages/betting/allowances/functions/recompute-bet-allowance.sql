-- Stores the allowance of one player, as player protection computes it now. The caller holds the lock of the book.
create or replace function recompute_bet_allowance(p_member bigint, p_now timestamptz) returns void language plpgsql as $$
begin
  insert into bet_allowance as a (member_id, barred, time_spent, staked_most, lost_most, good_until)
  select p_member, p.barred, p.time_spent, p.staked_most, p.lost_most, p.good_until from play_allowance_of(p_member, p_now) p
  on conflict (member_id) do update set barred = excluded.barred, time_spent = excluded.time_spent,
    staked_most = excluded.staked_most, lost_most = excluded.lost_most, good_until = excluded.good_until;
  if not found then
    delete from bet_allowance a where a.member_id = p_member;
  end if;
end
$$;
