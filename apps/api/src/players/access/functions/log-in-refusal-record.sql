-- Wrong passwords of members, for other features.
create or replace view log_in_refusal_record as
select id, member_id, at from log_in_refusal where member_id is not null;
