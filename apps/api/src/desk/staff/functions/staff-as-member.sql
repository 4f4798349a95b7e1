-- The members that people of the staff are as well: maker, checker and beneficiary are different people.
create or replace view staff_as_member as
  select s.id as staff_id, s.name, l.member_id from staff_member_link l join staff s on s.id = l.staff_id;
