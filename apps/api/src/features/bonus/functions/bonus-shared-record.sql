-- Members who turned out to share what one bonus was given for.
create or replace view bonus_shared_record as
select member_id, first_member_id, kind, hash, label from bonus_shared;
