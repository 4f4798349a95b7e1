-- When push may be sent that comes at p_at: at once, or when the quiet hours end that p_at is in. The hours are minutes of the day
-- in the time zone; the later bound belongs to the day after where it is not above the earlier one.
create or replace function notification_due(p_at timestamptz, p_from smallint, p_until smallint, p_zone text)
returns timestamptz language plpgsql stable as $$
declare
  v_local timestamp;
  v_minute int;
  v_day timestamp;
begin
  if p_from is null then return p_at; end if;
  v_local := p_at at time zone p_zone;
  v_day := date_trunc('day', v_local);
  v_minute := extract(hour from v_local)::int * 60 + extract(minute from v_local)::int;
  if p_from < p_until then
    if v_minute < p_from or v_minute >= p_until then return p_at; end if;
  elsif v_minute >= p_from then
    v_day := v_day + interval '1 day';
  elsif v_minute >= p_until then
    return p_at;
  end if;
  return (v_day + make_interval(mins => p_until)) at time zone p_zone;
end
$$;
