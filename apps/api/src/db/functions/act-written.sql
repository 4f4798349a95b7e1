-- What each act says, as the record hashes it.
create or replace view act_written as
select id, act_text(id, at, actor, member_id, subject, verb, before, after) as text from act;
