-- Journeys that the member was in, for the member's own copy.
create or replace view journeys_own_data as
select p.member_id, 'journeys' as section, p.id as n,
  jsonb_build_object('journey', j.name, 'entered_at', p.entered_at, 'state', p.state, 'ended_at', p.ended_at, 'side', p.side,
    'received', (select coalesce(jsonb_agg(jsonb_build_object('kind', a.kind, 'at', a.done_at) order by a.id), '[]')
      from journey_action a where a.player_id = p.id)) as data
from journey_player p join journey j on j.id = p.journey_id;
