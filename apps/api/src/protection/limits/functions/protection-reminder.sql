-- Members who have chosen to be reminded of the time they play.
create or replace view protection_reminder as
select member_id from play_preference where reality_check_minutes > 0;
