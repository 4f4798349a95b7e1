-- Favourites, shared rounds, and whether play is stopped, for the member's own copy; the words of the staff stay in the record.
create or replace view games_own_data as
select f.member_id, 'favourites' as section, f.game_id::bigint as n,
  jsonb_build_object('game', g.name, 'added_at', f.added_at) as data
from game_favourite f join game g on g.id = f.game_id
union all
select s.member_id, 'sharedRounds', row_number() over (partition by s.member_id order by s.shared_at, s.round_id),
  jsonb_build_object('round', s.round_id, 'with_amounts', s.with_amounts, 'shared_at', s.shared_at)
from shared_round s
union all
select b.member_id, 'playStopped', b.member_id,
  jsonb_build_object('blocked_at', b.blocked_at, 'cause', b.cause)
from play_block b;
