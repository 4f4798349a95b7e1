-- A member's limits with what is used of each in its period: minor units, and minutes of `time`, begun ones counting. Periods
-- have been opened (play_open_periods). Deposits that are under way count as if they had come.
create or replace function play_limit_used(p_member bigint, p_now timestamptz)
returns table (kind text, period text, most bigint, starts_at timestamptz, ends_at timestamptz, used bigint) language plpgsql stable as $$
begin
  return query
  select l.kind, l.period, l.most, p.starts_at, p.ends_at, case l.kind
    when 'stake' then b.staked - b.rolled_back - p.staked
    when 'loss' then b.staked - b.rolled_back - b.won - p.lost
    when 'deposit' then play_deposited(p_member, p.starts_at)
    else ceil(wallet_played_seconds(p_member, p.starts_at, p_now) / 60)::bigint end
  from play_limit l
    join play_period p on p.vault = (p_member % 64)::smallint and p.member_id = p_member and p.period = l.period
    join ledger_book b on b.vault = (p_member % 64)::smallint and b.member_id = p_member
  where l.member_id = p_member;
end
$$;
