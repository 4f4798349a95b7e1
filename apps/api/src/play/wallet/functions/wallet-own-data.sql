-- Play, for the member's own copy; without what a game is let in by.
create or replace view wallet_own_data as
select u.member_id, 'nameAtGames' as section, u.member_id as n, to_jsonb(u) - '{member_id}'::text[] as data
from wallet_user u
union all
select s.member_id, 'gameSessions',
  row_number() over (partition by s.member_id order by s.opened_at, s.token_hash),
  to_jsonb(s) - '{member_id, token_hash, user_id}'::text[]
from vendor_session s
union all
select r.member_id, 'rounds',
  row_number() over (partition by r.member_id order by r.opened_at, r.vendor, r.round_id),
  to_jsonb(r) - '{member_id}'::text[]
from game_round r
union all
select w.member_id, 'heldWins', w.id, to_jsonb(w) - '{member_id, decided_by}'::text[]
from held_win w
union all
select g.member_id, 'freeRounds', row_number() over (partition by g.member_id order by g.given_at, g.id),
  to_jsonb(g) - '{member_id, given_by, source_key}'::text[]
from free_grant g;
