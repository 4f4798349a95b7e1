-- A member's sessions, for who looks at everything about the member: nothing by which one could log in.
create or replace view member_session_record as
select id, member_id, log_in, created_at, last_seen_at, expires_at, address, user_agent from member_session;
