-- Where those who hold a role now are written to, and in which language.
create or replace view staff_role_mail as
select r.role, s.email, s.language
from staff_role r join staff s on s.id = r.staff_id
where r.revoked_at is null and s.enabled and s.email is not null;
