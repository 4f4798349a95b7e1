-- Ends the push of all of a member's log-ins but one, with their sessions.
create or replace function push_end_of_member(p_member_id bigint, p_except uuid) returns void language sql as $$
  update push_device set ended_at = now(), ended_for = 'logOut', p256dh = null, auth = null
  where member_id = p_member_id and ended_at is null and log_in is distinct from p_except;
$$;
