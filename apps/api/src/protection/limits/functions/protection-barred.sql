-- Members who neither play nor pay in now: at their own wish, or because a break came by itself. No word of why.
create or replace view protection_barred as
select member_id from play_pause where ended_at is null and until > clock_timestamp()
union all
select member_id from play_preference where closed_at is not null;
