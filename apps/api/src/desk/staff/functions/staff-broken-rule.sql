-- The first rule of separation that the roles of this person break; null: none.
create or replace function staff_broken_rule(p_staff_id bigint) returns text language plpgsql stable as $$
begin
  return (
    select r.rule from staff_separation r
    where exists (
        select from staff_permission p
        where p.staff_id = p_staff_id and p.permission = any (r.one) and p.role <> all (r.except_roles))
      and exists (
        select from staff_permission p
        where p.staff_id = p_staff_id and p.permission = any (r.other) and p.role <> all (r.except_roles))
    limit 1);
end
$$;
