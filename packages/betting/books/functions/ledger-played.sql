-- What a member played in [from, to), in minor units: stakes without those that were rolled back, wins, and the loss that this
-- comes to; below 0 where more was won. Numbers of a book's postings rise with their times, so that the first of the stretch is
-- found by halving, and only the stretch itself is read.
create or replace function ledger_played(p_member bigint, p_from timestamptz, p_to timestamptz)
returns table (staked bigint, won bigint, lost bigint) language plpgsql stable as $$
declare
  v_first bigint := ledger_first_since(p_member, p_from);
  v_end bigint := case when p_to < 'infinity' then ledger_first_since(p_member, p_to) else 9223372036854775807 end;
begin
  return query
  select x.staked, x.won, x.staked - x.won
  from (
    select
      coalesce(sum(case p.type when 'GAME_BET' then p.amount when 'GAME_ROLLBACK' then -p.amount end), 0)::bigint as staked,
      coalesce(sum(p.amount) filter (where p.type = 'GAME_WIN'), 0)::bigint as won
    from posting p where p.member_id = p_member and p.seq > 0 and p.seq >= v_first and p.seq < v_end
  ) x;
end
$$;
