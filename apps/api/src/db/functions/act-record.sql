-- The record of who did what, for who lists it; it is written by recordAct alone.
create or replace view act_record as select id, at, actor, member_id, subject, verb, before, after from act;
