-- A member's limits with what is used of each in its period: minor units, and minutes of `time`, begun ones counting. Periods
-- have been opened (play_open_periods). Deposits that are under way count as if they had come.
create or replace function play_limit_used(p_member bigint, p_now timestamptz)
returns table (kind text, period text, most bigint, starts_at timestamptz, ends_at timestamptz, used bigint) language plpgsql stable as $$
declare
  v_book record;
begin
  -- Each by itself: they may lie on another machine than the limits.
  select b.staked, b.rolled_back, b.won into v_book from ledger_book b where b.member_id = p_member;
  if not found then
    return;
  end if;
  return query
  with begun as materialized (
    select p.period, p.starts_at, p.ends_at, p.staked, p.lost from play_period p
    where p.member_id = p_member)
  select l.kind, l.period, l.most, p.starts_at, p.ends_at, case l.kind
    when 'stake' then v_book.staked - v_book.rolled_back - p.staked
    when 'loss' then v_book.staked - v_book.rolled_back - v_book.won - p.lost
    when 'deposit' then play_deposited(p_member, p.starts_at)
    else ceil(wallet_played_seconds(p_member, p.starts_at, p_now) / 60)::bigint end
  from play_limit l join begun p on p.period = l.period
  where l.member_id = p_member;
end
$$;
