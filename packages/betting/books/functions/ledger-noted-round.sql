-- The game and the round that a note of before stands for, where it does; no round has a blank in its id.
create or replace function ledger_noted_round(p_type text, p_note text, out game_code text, out round_id text)
language sql immutable parallel safe as $$
  select substring(p_note from '^(.+) [^ ]+$'), substring(p_note from '^.+ ([^ ]+)$')
  where p_type in ('GAME_BET', 'GAME_WIN', 'GAME_ROLLBACK', 'TOMBSTONE')
$$;
