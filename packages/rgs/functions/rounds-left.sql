-- Takes what is left undone for one worker, whom others leave it to until the lease is over: rounds that are due, `p_early_ms` before
-- their time, and held wins about which the wallet is to be asked. Tells also which rounds wait for players who have been away for so
-- long. A line for each: which of these, its player, its id.
create or replace function rounds_left(
  p_due int, p_most int, p_lease_ms float8, p_early_ms float8, p_idle_ms float8
) returns text[] language plpgsql as $$
declare
  v_due text[];
  v_away text[];
  v_held text[];
begin
  with taken as (
    update round set changed_by = 'recovery', work_at = clock_timestamp() + make_interval(secs => p_lease_ms / 1000)
    where id in (select id from round where closed_at is null
        and work_at <= clock_timestamp() + make_interval(secs => p_early_ms / 1000) order by work_at limit p_due for update skip locked)
    returning player_id, id
  )
  select array_agg(concat_ws(' ', 'due', player_id, id)) into v_due from taken;
  select array_agg(concat_ws(' ', 'away', player_id, id)) into v_away from (
    select player_id, id from round where closed_at is null and state = 'PLAYING'
      and changed_at < clock_timestamp() - make_interval(secs => p_idle_ms / 1000) order by changed_at limit p_most) away;
  with taken as (
    update round set changed_by = 'recovery', work_at = clock_timestamp() + make_interval(secs => p_lease_ms / 1000)
    where id in (select id from round where state = 'HELD' and work_at <= clock_timestamp()
        order by work_at limit p_most for update skip locked)
    returning player_id, id
  )
  select array_agg(concat_ws(' ', 'held', player_id, id)) into v_held from taken;
  return v_due || v_away || v_held;
end
$$;
