-- What other features may know of members' pauses; 'infinity': for good.
create or replace view protection_pause_record as
select id, member_id, kind, since, until, ended_at, started_by, reason from play_pause;
