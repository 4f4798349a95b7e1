-- A round names the posting that opened it, and a member's rounds are listed in the order of their postings. An index of
-- their times did the same and cost a bet as much as its posting's key (docs/performance.md).
alter table game_round add opened_seq bigint;
update game_round r set opened_seq = p.seq
from (
  select vault, member_id, source, note, min(seq) as seq from posting where type = 'GAME_BET' group by vault, member_id, source, note
) p
where p.vault = r.vault and p.member_id = r.member_id and p.source = r.vendor and p.note = r.game_code || ' ' || r.round_id;
alter table game_round alter opened_seq set not null;
drop index game_round_of_member;

-- For one member, ordered by `opened_seq` and limited: it walks through the member's bets, the latest first, and stops.
create view game_round_in_order as
select p.vault, p.member_id, p.seq as opened_seq, r.*
from posting p
  -- The offset keeps the planner from reading all rounds first and sorting them.
  cross join lateral (
    select r.vendor, r.round_id, r.game_code, r.currency, r.staked, r.returned, r.won, r.opened_at, r.closed_at
    from game_round r
    where r.vault = p.vault and r.member_id = p.member_id and r.vendor = p.source
      and r.round_id = substr(p.note, strpos(p.note, ' ') + 1) and r.opened_seq = p.seq offset 0) r
where p.type = 'GAME_BET' and p.seq > 0;
