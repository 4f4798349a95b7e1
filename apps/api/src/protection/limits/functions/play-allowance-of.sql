-- What limits and breaks allow a player now: the values of bet_allowance (packages/betting/allowances), which a bet compares with the book.
-- No row: the player has neither. The caller holds the lock of the book, since periods that have begun are written.
create or replace function play_allowance_of(p_member bigint, p_now timestamptz)
returns table (barred boolean, time_spent boolean, staked_most bigint, lost_most bigint, good_until timestamptz) language plpgsql as $$
declare
  v_paused_until timestamptz;
  v_limited boolean;
begin
  select greatest(
    (select max(q.until) from play_pause q where q.member_id = p_member and q.ended_at is null and q.until > p_now),
    (select 'infinity'::timestamptz from play_preference r where r.member_id = p_member and r.closed_at is not null))
  into v_paused_until;
  v_limited := exists (select from play_limit l where l.member_id = p_member and l.kind <> 'deposit');
  if v_paused_until is null and not v_limited then
    return;
  end if;
  if v_limited then
    perform play_open_periods(p_member, p_now);
  end if;
  return query select v_paused_until is not null, coalesce(bool_or(x.time_left <= 0), false), min(x.staked_most), min(x.lost_most),
    least(
      v_paused_until,
      case when bool_or(x.time_left <= 0) then max(x.ends_at) filter (where x.time_left <= 0)
        else least(min(x.ends_at), p_now + min(x.time_left) * interval '1 second') end)
  from (
    select p.ends_at,
      case when l.kind = 'stake' then p.staked + l.most end as staked_most,
      case when l.kind = 'loss' then p.lost + l.most end as lost_most,
      case when l.kind = 'time' then l.most * 60 - wallet_played_seconds(p_member, p.starts_at, p_now) end as time_left
    from play_limit l
      join play_period p on p.member_id = p_member and p.period = l.period
    where l.member_id = p_member and l.kind <> 'deposit'
  ) x;
end
$$;
