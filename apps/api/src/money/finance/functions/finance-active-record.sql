-- Who placed a bet with money or bonus on a day of UTC, of the last 15 days.
create or replace view finance_active_record as select day, member_id from finance_active_player;
