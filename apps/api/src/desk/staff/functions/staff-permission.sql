-- Every permission of a staff member, and which of their roles gives it.
create or replace view staff_permission as
select h.staff_id, h.role, p.permission
from staff_held_role h
left join staff_built_in_role b on b.role = h.role
left join staff_custom_role c on h.role = 'custom:' || c.id and c.removed_at is null
cross join lateral unnest(coalesce(b.permissions, c.permissions)) p (permission);
