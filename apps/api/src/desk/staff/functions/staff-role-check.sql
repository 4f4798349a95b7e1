-- What must hold of every role that is granted, no matter who grants it at the same time. The rules
-- of separation do not bind the owner of the machine.
create or replace function staff_role_check() returns trigger language plpgsql as $$
declare
  v_rule text;
begin
  -- One change of a person's roles at a time, and none of a role of theirs meanwhile.
  perform from staff s where s.id = new.staff_id for no key update;
  perform from staff_custom_role c
  where c.id in (
    select substr(r.role, 8)::integer from staff_role r
    where r.staff_id = new.staff_id and r.revoked_at is null and r.role like 'custom:%')
  order by c.id for share;
  if new.role like 'custom:%' and not exists (
      select from staff_custom_role c where 'custom:' || c.id = new.role and c.removed_at is null) then
    raise exception 'the role % was removed', new.role using errcode = 'check_violation', constraint = 'staff_role_removed';
  end if;
  if new.granted_by not like 'operator:%' then
    return null;
  end if;
  v_rule := staff_broken_rule(new.staff_id);
  if v_rule is not null then
    raise exception 'roles that % separates', v_rule
      using errcode = 'check_violation', constraint = 'staff_role_separated', detail = v_rule;
  end if;
  return null;
end
$$;
