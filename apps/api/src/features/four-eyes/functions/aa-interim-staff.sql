create or replace view staff_as_member as select null::bigint as staff_id, null::text as name, null::bigint as member_id where false;
create or replace view staff_person as select null::bigint as id, null::text as name, null::text as display_name, false as enabled where false;
create or replace view staff_held_role as select null::bigint as staff_id, null::text as name, null::text as role, null::text as granted_by, null::timestamptz as granted_at where false;
