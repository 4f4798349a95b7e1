-- Sign-ins and refusals of the staff, for other features.
create or replace view staff_sign_in_record as select id, at, staff_id, name, outcome, address from staff_sign_in;
