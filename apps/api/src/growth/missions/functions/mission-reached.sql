-- How much of a mission a member has reached: games of rounds that began after joining and ended in its time, with any stake and any
-- outcome; or 1 once the thing to do is done. Read from rounds, limits and checks as they are.
create or replace function mission_reached(p_mission integer, p_member bigint) returns int language sql stable as $$
  select case
    when m.kind in ('differentGames', 'roundInCategory') then (
      select least(m.count, count(distinct r.game_code))::int
      from (
        select o.game_code, o.closed_at, o.staked, o.returned from game_round_in_order o
        where o.member_id = p_member and o.opened_seq > e.from_seq offset 0) r
        join game_record g on g.code = r.game_code
      where r.closed_at >= m.starts_at and r.closed_at < least(m.ends_at, m.ended_at) and r.staked > 0 and r.returned = 0
        and (m.category is null or g.category = m.category))
    when m.kind = 'setLimit' then (exists (select from protection_limit_record l where l.member_id = p_member))::int
    when m.kind = 'setReminder' then (exists (select from protection_reminder p where p.member_id = p_member))::int
    when m.kind = 'completeIdentity' then (exists (
      select from identity_as_known k where k.member_id = p_member and k.identity = 'passed'))::int
    else (e.confirmed_at is not null)::int end
  from mission m join mission_entry e on e.mission_id = m.id and e.member_id = p_member
  where m.id = p_mission
$$;
