-- The most of a kind that a member used in one day, week or month of the calendar of a place, of what the last 30 days hold: minor
-- units, and minutes of `time`; 0 where more was won than lost.
create or replace function play_most_used(p_member bigint, p_kind text, p_period text, p_zone text, p_now timestamptz)
returns bigint language plpgsql stable as $$
declare
  v_day timestamp;
  v_from timestamptz;
  v_to timestamptz;
  v_used bigint;
  v_bucket timestamp;
  v_sum bigint := 0;
  v_most bigint := 0;
begin
  -- Day by day: each is found by halving in the book, and may lie on another machine than the limits.
  for v_day in
    select d from generate_series(date_trunc('day', p_now at time zone p_zone) - interval '29 days',
      date_trunc('day', p_now at time zone p_zone), interval '1 day') d
  loop
    v_from := play_midnight(v_day, p_zone);
    v_to := play_midnight(v_day + interval '1 day', p_zone);
    v_used := case p_kind
      when 'time' then ceil(wallet_played_seconds(p_member, v_from, least(v_to, p_now)) / 60.0)::bigint
      when 'deposit' then coalesce((select sum(p.amount) from ledger_posting p
        where p.member_id = p_member and p.type = 'DEPOSIT' and p.seq > 0
          and p.seq >= ledger_first_since(p_member, v_from)
          and p.seq < ledger_first_since(p_member, v_to)), 0)::bigint
      when 'stake' then (select l.staked from ledger_played(p_member, v_from, v_to) l)
      else (select l.lost from ledger_played(p_member, v_from, v_to) l) end;
    if v_bucket is distinct from date_trunc(p_period, v_day) then
      v_bucket := date_trunc(p_period, v_day);
      v_sum := 0;
    end if;
    v_sum := v_sum + v_used;
    v_most := greatest(v_most, v_sum);
  end loop;
  return v_most;
end
$$;
