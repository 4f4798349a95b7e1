-- Members who have a game for money open and in use.
create or replace view wallet_playing as
select distinct member_id from vendor_session
where ended_at is null and opened_at > clock_timestamp() - interval '1 day' and last_used_at > clock_timestamp() - interval '5 minutes';
