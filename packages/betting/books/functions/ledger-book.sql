-- What others may read, and lock, of a member's book: balances and running totals, without the end of the chain.
create or replace view ledger_book as
select member_id, cash, bonus, held, deposited, won, rolled_back, granted, staked, paid_out, forfeited, fees,
  reversed, seq, opened_at, currency
from book;
