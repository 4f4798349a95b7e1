-- Begins the periods that a member is in by now, with what the book said at their beginnings. The caller holds the lock of the
-- book. A week begins on Monday. Both ends are midnights of the calendar, whatever the clocks did in between.
create or replace function play_open_periods(p_member bigint, p_now timestamptz) returns void language plpgsql as $$
declare
  v_zone text := play_zone(p_member, p_now);
  v_period text;
  v_begin timestamp;
begin
  foreach v_period in array array['day', 'week', 'month'] loop
    continue when exists (
      select from play_period p where p.member_id = p_member and p.period = v_period and p.ends_at > p_now);
    v_begin := date_trunc(v_period, p_now at time zone v_zone);
    insert into play_period as p (member_id, period, starts_at, ends_at, staked, lost)
    select p_member, v_period, play_midnight(v_begin, v_zone), play_midnight(v_begin + ('1 ' || v_period)::interval, v_zone),
      b.staked - b.rolled_back - s.staked, b.staked - b.rolled_back - b.won - s.lost
    from ledger_book b cross join lateral ledger_played(p_member, play_midnight(v_begin, v_zone), 'infinity') s
    where b.member_id = p_member
    on conflict (member_id, period) do update set
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, staked = excluded.staked, lost = excluded.lost;
  end loop;
end
$$;
