-- For one member, ordered by `opened_seq` and limited: it walks through the member's bets, the latest first, and stops.
-- `free_grant`: the casino paid the stake of the round, and its win is none of the member's money.
create or replace view game_round_in_order as
select p.member_id, p.seq as opened_seq, r.*
from ledger_posting p
  -- The offset keeps the planner from reading all rounds first and sorting them.
  cross join lateral (
    select r.vendor, r.round_id, r.game_code, r.currency, r.staked, r.returned, r.won, r.opened_at, r.closed_at, r.held, r.free_grant
    from game_round r
    where r.member_id = p.member_id and r.vendor = p.source
      and r.round_id = p.round_id and r.opened_seq = p.seq offset 0) r
where p.type in ('GAME_BET', 'FREE_BET') and p.seq > 0;
