-- What must hold of every composed role: nobody holds one that is removed, and its permissions break no rule of separation, alone or
-- together with the other roles of its holders.
create or replace function staff_custom_role_check() returns trigger language plpgsql as $$
declare
  v_role text := 'custom:' || new.id;
  v_holder bigint;
  v_rule text;
begin
  if new.removed_at is not null then
    if exists (select from staff_role r where r.role = v_role and r.revoked_at is null) then
      raise exception 'the role % is held', v_role using errcode = 'check_violation', constraint = 'staff_role_held';
    end if;
    return null;
  end if;
  if new.set_by not like 'operator:%' then
    return null;
  end if;
  select r.rule into v_rule from staff_separation r
  where r.one && new.permissions and r.other && new.permissions limit 1;
  for v_holder in
    select r.staff_id from staff_role r where r.role = v_role and r.revoked_at is null order by r.staff_id
  loop
    exit when v_rule is not null;
    v_rule := staff_broken_rule(v_holder);
  end loop;
  if v_rule is not null then
    raise exception 'permissions that % separates', v_rule
      using errcode = 'check_violation', constraint = 'staff_role_separated', detail = v_rule;
  end if;
  return null;
end
$$;
