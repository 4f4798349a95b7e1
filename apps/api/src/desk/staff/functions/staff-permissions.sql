-- What a staff member may do now, by built-in and composed roles alike; nothing while disabled. Every check of a permission asks
-- this: `effectivePermissions` in `db/`.
create or replace function staff_permissions(p_staff_id bigint) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct p.permission), '{}')
  from staff_permission p join staff s on s.id = p.staff_id
  where p.staff_id = p_staff_id and s.enabled
$$;
