-- When a person had to look after a member, and until when. By (member_id).
create or replace view harm_case_record as select member_id, opened_at, closed_at from harm_case;
