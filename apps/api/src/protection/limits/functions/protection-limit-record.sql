-- What other features may know of members' limits, in minor units; minutes of `time`.
create or replace view protection_limit_record as
select member_id, kind, period, most, since from play_limit;
