-- How the staff has marked members, for lists and groups.
create or replace view member_tag_record as select member_id, tag from member_tag;
