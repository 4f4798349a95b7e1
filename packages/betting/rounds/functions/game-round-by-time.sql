-- For one member, ordered by `opened_at` and limited: along the index of the member's rounds, whose condition this is.
create or replace view game_round_by_time as
select member_id, vendor, round_id, game_code, currency, staked, returned, won,
  held, opened_at, closed_at, opened_seq, free_grant
from game_round where opened_at > '-infinity';
