-- What other features may know of rounds; game_round_in_order lists a member's by the bets that opened them.
create or replace view wallet_round as
select member_id, vendor, round_id, game_code, currency, staked, returned, won, held, opened_at, closed_at, opened_seq, free_grant
from game_round;
