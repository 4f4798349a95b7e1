-- What others may read of the postings: everything but the chain that proves them.
create or replace view ledger_posting as
select vault, member_id, seq, amount, bonus_part, cash_before, bonus_before, held_before, cash_after, bonus_after,
  held_after, created_at, type, debit, credit, source, external_id, reference, note
from posting;
