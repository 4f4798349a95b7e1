-- Of players for fun, who leave nothing behind: sessions that are too old to be read.
create or replace function sessions_forget(p_longest_ms float8, p_most int) returns void language sql as $$
  delete from session_of_player where session_id in (
    select o.session_id from session_of_player o
    where o.wallet_user is null and o.started_at < clock_timestamp() - make_interval(secs => 2 * p_longest_ms / 1000) limit p_most)
$$;
