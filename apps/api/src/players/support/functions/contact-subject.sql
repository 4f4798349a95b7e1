-- Every thread, for notes of the staff also about those that wait no more.
create or replace view contact_subject as select id, member_id, 'contact:' || id as subject from contact;
