-- Who may not decide, whatever else they hold: anyone who manages staff decides no money, and anyone who writes the policy of
-- approvals approves nothing by it. The roles are those of `roles.ts` that carry `staff.manage` and `policies.edit`; a test
-- holds the two to one another.
create or replace view staff_separated as
select h.staff_id, h.name, bool_or(h.role = 'administrator') as manages_staff,
  bool_or(h.role in ('administrator', 'compliance')) as writes_policy
from staff_held_role h group by h.staff_id, h.name;
