import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@fairhouse/database';
import { expect } from 'vitest';
import type { Journal } from '../test-kit/journal.ts';
import type { SimulatedPlayers } from './simulated-players.ts';

const noneClosedForMs = 240_000;

/** Rounds whose last answer was lost are settled by the studio's own recovery. */
export async function untilNothingIsOpen(db: Database): Promise<void> {
  await untilNoneIsOpen('rounds', async () => {
    const { rows } = await db.query<{ open: bigint }>(
      'select (select count(*) from game_round where closed_at is null) + (select count(*) from studio.round where closed_at is null) as open',
    );
    return rows[0]!.open;
  });
}

/** Waits as long as there are fewer of them from time to time. */
export async function untilNoneIsOpen(what: string, count: () => Promise<bigint>): Promise<void> {
  let open: bigint | undefined;
  for (let fewerAt = Date.now(); Date.now() - fewerAt < noneClosedForMs; await sleep(250)) {
    const now = await count();
    if (now === 0n) return;
    if (open === undefined || now < open) [open, fewerAt] = [now, Date.now()];
  }
  throw new Error(`${open} ${what} stay open: none was closed for ${noneClosedForMs / 1_000} s`);
}

/** The comparison finds one bet that was not acknowledged, and one round that was reported and not played. */
export async function expectComparisonToFindErrors(
  players: SimulatedPlayers,
  db: Database,
  journal: Journal,
): Promise<void> {
  const forgetful = { ...journal, instructions: journal.instructions.slice(1) };
  const inventive = { ...journal, rounds: [...journal.rounds, { ...journal.rounds[0]!, roundId: 'never-played' }] };
  expect(await players.differencesFrom(db, forgetful)).toEqual([expect.stringContaining('was never acknowledged')]);
  expect(await players.differencesFrom(db, inventive)).toEqual([
    expect.stringContaining('never-played was shown and is not there'),
  ]);
}
