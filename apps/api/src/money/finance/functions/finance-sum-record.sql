-- The sums of each day, for reports and files: as a whole ('all') and by each property. Minor units. The lines are those of minorLinesOf,
-- which the tests of reports compare. By (dimension, day).
create or replace view finance_sum_record as
select s.day, s.dimension, s.key, s.currency, s.type, s.reversed, s.postings, s.amount, s.bonus_part, s.cash, s.bonus, s.held,
  case when s.type = 'GAME_BET' then s.postings else 0 end as bets,
  case when l.type = 'DEPOSIT' then l.signed else 0 end as deposits,
  case when l.type = 'WITHDRAW_PAID' then l.signed else 0 end as paid_out,
  case when l.type = 'GAME_BET' then l.signed else 0 end as stakes,
  case when l.type = 'GAME_ROLLBACK' then l.signed else 0 end as rollbacks,
  case when l.type = 'GAME_WIN' then l.signed else 0 end as wins,
  case when l.type in ('PROMOTION', 'REDEEM', 'INVITE_AWARD', 'GIFT', 'BENEFITS', 'FREE_ROUNDS_WON', 'SUPPLIER_PRIZE')
    then l.signed else 0 end as granted,
  case when l.type in ('FORFEIT', 'FORFEIT_WON') then l.signed else 0 end as forfeited,
  case when l.type = 'FEE' then l.signed else 0 end as fees
from finance_sum s
  cross join lateral (
    select case when s.type = 'REVERSAL' then s.reversed else s.type end as type,
      case when s.type = 'REVERSAL' then -s.amount else s.amount end as signed) l;
