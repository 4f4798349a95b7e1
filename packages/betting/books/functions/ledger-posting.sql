-- What others may read of the postings: everything but the chain that proves them. Postings whose notes have not been moved
-- yet (ledger_move_notes) read as they will afterwards, and `note` still says what processes of the release before look for.
create or replace view ledger_posting as
select member_id, seq, amount, bonus_part, cash_before, bonus_before, held_before, cash_after, bonus_after,
  held_after, created_at, type, debit, credit, source, external_id, reference,
  coalesce(note, game_code || ' ' || round_id) as note,
  case when note is null then game_code else (ledger_noted_round(type, note)).game_code end as game_code,
  case when note is null then round_id else (ledger_noted_round(type, note)).round_id end as round_id
from posting;
