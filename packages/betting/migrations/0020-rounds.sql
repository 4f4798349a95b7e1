-- The game and the round of what vendors post have columns of their own; until now they stood in the note, as 'game round'.
-- What a game moves has no note any more. The hash of a posting covers the same words as before (ledger_post), so that no link
-- of a chain changes, and what was written of old proves its columns as well as its note.
--
-- Nothing of this waits for the size of the table: columns without a default and a condition that is not held against the
-- rows that are there are a matter of the catalogue. What stands in the notes is moved afterwards, beside the traffic, a few
-- thousand postings a transaction (ledger_move_notes); it locks nothing that a posting waits for, and can be stopped and
-- begun again at any time. Until a posting's turn has come, the view ledger_posting reads its columns out of its note.
alter table posting add game_code text, add round_id text;
alter table posting add constraint posting_round check (
  (game_code is null) = (round_id is null) and (round_id is null or note is null)
  and (note is null or type not in ('GAME_BET', 'GAME_WIN', 'GAME_ROLLBACK', 'TOMBSTONE'))
  and octet_length(game_code) between 1 and 256 and octet_length(round_id) between 1 and 128 and strpos(round_id, ' ') = 0) not valid;

-- How far the notes have been moved, book by book. No row: nothing is left to move.
create table posting_moved (vault smallint not null, member_id bigint not null, seq bigint not null);
insert into posting_moved select -1, 0, 0 where exists (select from posting);

-- One instruction to a book. ledger_command, which knows no rounds, is what processes of the release before send while they
-- are replaced.
create type ledger_instruction as (
  member_id bigint,
  type text,
  amount bigint,
  currency text,
  source text,
  external_id text,
  reference text,
  game_code text,
  round_id text,
  note text
);

-- Bets are posted where everything is (ledger_post), which finds the rows of the books by itself. The types of what goes stay:
-- former steps of the wallet name them, and a new house goes through those.
drop function ledger_post(int, ledger_command[]);
drop function ledger_take_bets(ledger_bet[], boolean);
drop function ledger_lock(ledger_command[]);
alter type ledger_outcome alter attribute hash type bytea;
