-- What a bet is held against besides its session and its book: how far the running totals of the book may rise. No row: nothing.
create or replace view play_allowed as
select member_id, barred, time_spent, staked_most, lost_most, good_until from play_allowance;
