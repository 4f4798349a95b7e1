create or replace function sessions_open(p_sessions uuid[], p_idle_ms float8, p_longest_ms float8) returns setof uuid
language plpgsql as $$
declare
  v_players uuid[];
  v_seen_after timestamptz := clock_timestamp() - make_interval(secs => p_idle_ms / 1000);
begin
  select array_agg(o.player_id) into v_players from session_of_player o where o.session_id = any (p_sessions)
    and o.started_at > clock_timestamp() - make_interval(secs => p_longest_ms / 1000);
  return query
    select s.id from play_session s
    where s.player_id = any (v_players) and s.id = any (p_sessions) and s.seen_at > v_seen_after;
end
$$;
