-- What each member's postings of a day come to, for reports: lines in minor units of `currency`, GGR and NGR by the formulas of the
-- finance report. By (day, member_id).
create or replace view finance_member_day_record as
select day, member_id, currency, country, state, vip, joined, bets, deposits, cash_outs_asked, cash_outs_back, paid_out, stakes, rollbacks,
  wins, granted, forfeited, fees, free_stakes, free_wins, supplier_prizes, corrections,
  stakes - rollbacks - wins as ggr, stakes - rollbacks - wins - granted + forfeited as ngr
from finance_member_day;
