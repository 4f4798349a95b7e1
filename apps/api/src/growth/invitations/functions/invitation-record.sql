-- Who invited whom.
create or replace view invitation_record as select id, inviter_id, member_id, status, created_at from invitation;
