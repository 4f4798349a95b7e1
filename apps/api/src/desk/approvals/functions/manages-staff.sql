-- Whether this person manages staff now, and so decides no money.
create or replace function manages_staff(p_staff_id bigint) returns boolean language sql stable as $$
  select exists (select from staff_separated s where s.staff_id = p_staff_id and s.manages_staff)
$$;
