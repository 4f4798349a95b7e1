-- What moved, for who sums it up: each posting with its currency and by how much each balance changed; a reversal with the
-- type, the game and the note of what it took back. Read it by `created_at`.
create or replace view ledger_turnover as
select p.member_id, p.seq, p.created_at, p.type, p.amount, p.bonus_part,
  p.cash_after - p.cash_before as cash, p.bonus_after - p.bonus_before as bonus, p.held_after - p.held_before as held,
  p.source, b.currency, t.type as reversed,
  case when t.type is null then p.game_code else t.game_code end as game_code,
  case when t.type is null then p.note else t.note end as note
from ledger_posting p
  join book b on b.member_id = p.member_id
  -- The offset keeps the planner from reading all postings for the few that are reversals.
  left join lateral (
    select o.type, o.game_code, o.note from ledger_posting o
    where p.type = 'REVERSAL' and o.member_id = p.member_id and o.source = p.source
      and o.external_id = p.reference
    offset 0) t on true;
