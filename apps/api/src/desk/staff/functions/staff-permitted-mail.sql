-- Where those who have a permission now are written to, and in which language.
create or replace view staff_permitted_mail as
select distinct p.permission, s.email, s.language
from staff_permission p join staff s on s.id = p.staff_id
where s.enabled and s.email is not null;
