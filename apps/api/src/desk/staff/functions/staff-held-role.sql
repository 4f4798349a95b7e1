-- Who holds which role now.
create or replace view staff_held_role as
  select s.id as staff_id, s.name, r.role, r.granted_by, r.granted_at
  from staff_role r join staff s on s.id = r.staff_id where r.revoked_at is null;
