-- Roles that can be held now: the built-in ones, which pages name, and composed ones by the name that they were given.
create or replace view staff_role_name as
select b.role, null::text as name from staff_built_in_role b
union all
select 'custom:' || c.id, c.name from staff_custom_role c where c.removed_at is null;
