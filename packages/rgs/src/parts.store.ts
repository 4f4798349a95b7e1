import type { Database } from '@fairhouse/database';

// What is asked of one part where players are spread: functions that are there only then (spread/functions). A call stands by itself in
// its SELECT, so that it is sent on to the part's machine.

/** `rounds_left` of one part, in the lines that it writes. */
export async function roundsLeftThere(db: Database, key: string, values: readonly number[]): Promise<string | null> {
  const { rows } = await db.query<{ lines: string | null }>(
    'select /* writes */ rounds_left_there($6, $1, $2, $3, $4, $5) as lines',
    [...values, key],
  );
  return rows[0]!.lines;
}

/** Brings what a part's rounds paid into pots to the pots. */
export async function bringPotsIn(db: Database, key: string, part: number): Promise<void> {
  await db.query('select /* writes */ pots_bring_in($1, $2)', [key, part]);
}

/** Lets go of players for fun of one part, and of what names their sessions. */
export async function endFunPlayersThere(db: Database, key: string, olderThanMs: number, most: number): Promise<void> {
  await db.query('select /* writes */ fun_players_end_there($3, $1, $2)', [olderThanMs, most, key]);
  await db.query('select /* writes */ sessions_forget($1, $2)', [olderThanMs, most]);
}
