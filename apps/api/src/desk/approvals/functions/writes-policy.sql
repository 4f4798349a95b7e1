-- Whether this person writes the policy of approvals now, and so is the second for nothing.
create or replace function writes_policy(p_staff_id bigint) returns boolean language sql stable as $$
  select exists (select from staff_separated s where s.staff_id = p_staff_id and s.writes_policy)
$$;
