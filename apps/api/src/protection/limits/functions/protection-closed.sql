-- Members who have closed their account.
create or replace view protection_closed as
select member_id, closed_at from play_preference where closed_at is not null;
