-- The staff for other features: by the name that audit events are signed with. No row: it was no person but a service.
create or replace view staff_person as select id, name, display_name, enabled from staff;
