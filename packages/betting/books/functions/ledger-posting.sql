-- What others may read of the postings: everything but the chain that proves them. `note` of a round is the text that its hash covers.
create or replace view ledger_posting as
select member_id, seq, amount, bonus_part, cash_before, bonus_before, held_before, cash_after, bonus_after,
  held_after, created_at, type, debit, credit, source, external_id, reference,
  coalesce(note, game_code || ' ' || round_id) as note, game_code, round_id
from posting;
