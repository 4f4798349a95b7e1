-- What a member was sent, and whether it was read.
create or replace view message_record as select id, member_id, kind, about, read_at, created_at from news;
