import type { Database } from '@fairhouse/database';

const postingsAtOnce = 2_000;

/**
 * Moves what the notes of the next postings of before say of a round into its columns, in a transaction of its own. Answers
 * how many it went through; none when all is done. Several processes may run it at once: one of them works.
 */
export async function moveNotes(db: Database, postings = postingsAtOnce): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select /* writes */ ledger_move_notes($1) as count', [postings]);
  return rows[0]!.count;
}
