-- Those of the sessions that would still be read. To ask is no use of them.
create or replace function sessions_open(p_sessions uuid[], p_idle_ms float8, p_longest_ms float8) returns setof uuid
language sql stable as $$
  select s.id from play_session s where s.id = any (p_sessions)
    and s.seen_at > moment() - make_interval(secs => p_idle_ms / 1000)
    and s.started_at > moment() - make_interval(secs => p_longest_ms / 1000)
$$;
