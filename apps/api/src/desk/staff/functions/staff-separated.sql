-- Who may not decide, whatever else they hold: anyone who manages staff decides no money, and anyone who writes the policy of
-- approvals approves nothing by it.
create or replace view staff_separated as
select h.staff_id, h.name,
  coalesce((select bool_or(p.permission = 'staff.manage') from staff_permission p where p.staff_id = h.staff_id), false)
    as manages_staff,
  coalesce((select bool_or(p.permission = 'policies.edit') from staff_permission p where p.staff_id = h.staff_id), false)
    as writes_policy
from staff_held_role h group by h.staff_id, h.name;
