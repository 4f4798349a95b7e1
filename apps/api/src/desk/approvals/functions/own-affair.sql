-- Whether what is decided about this member is this person's own affair.
create or replace function own_affair(p_staff_id bigint, p_member_id bigint) returns boolean language sql stable as $$
  select exists (select from staff_as_member s where s.staff_id = p_staff_id and s.member_id = p_member_id)
$$;
