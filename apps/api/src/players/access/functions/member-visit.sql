-- What other features may know of a member's sessions: when he was here.
create or replace view member_visit as select member_id, last_seen_at from member_session;
