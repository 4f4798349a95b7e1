-- Ends the push of a log-in with its session.
create or replace function push_end_log_in(p_log_in uuid) returns void language sql as $$
  update push_device set ended_at = now(), ended_for = 'logOut', p256dh = null, auth = null
  where log_in = p_log_in and ended_at is null;
$$;
