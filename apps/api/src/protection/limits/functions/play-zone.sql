-- The calendar that a member's periods are counted by.
create or replace function play_zone(p_member bigint, p_now timestamptz) returns text language sql stable as $$
  select coalesce((
    select case when next_from <= p_now then next_time_zone else time_zone end from play_preference where member_id = p_member), 'UTC')
$$;
