import { setTimeout as sleep } from 'node:timers/promises';
import { verifyBooks } from '@fairhouse/betting';
import type { Database } from '@fairhouse/database';
import type { Member } from '../../../test-kit/casino-calls.ts';
import { compareDeposits, compareInstructions, compareRounds } from '../../../test-kit/compare.ts';
import { compareBets } from '../../../test-kit/compare-bets.ts';
import { compareCashOuts } from './cash-out-player.ts';
import type { FaultJournal } from './fault-journal.ts';
import type { People } from './people.ts';

const settledWithinMs = 60_000;

export interface Comparison {
  lost: number;
  doubled: number;
  /** Every difference, and every finding of the books, in a sentence. */
  findings: string[];
}

/** Compares everything that was reported with what stands in the books, and checks every book. */
export async function compareWithJournal(
  { casino, studio }: { casino: Database; studio: Database },
  people: People & { formerlyAtTables: readonly Member[] },
  journal: FaultJournal,
): Promise<Comparison> {
  await untilSettled(casino);
  const checks = [
    ...people.atVendor.map(({ id }) => compareInstructions(casino, id, journal)),
    ...people.atSlot.map(({ id }) => compareRounds(casino, id, journal)),
    ...people.everybody.map(({ id }) => compareDeposits(casino, id, journal)),
    compareBets({ casino, studio }, [...people.formerlyAtTables, ...people.atTable], journal.bets),
    compareCashOuts(casino, people.cashingOut.id, journal.cashOuts),
  ];
  const differences = (await Promise.all(checks)).flat();
  const { findings } = await verifyBooks(casino);
  return {
    ...countDifferences(differences),
    findings: [...differences, ...findings.map((finding) => JSON.stringify(finding, texts))],
  };
}

/** A difference is something acknowledged that is not there, or something there that was not acknowledged (so once too often). */
export function countDifferences(differences: readonly string[]): { lost: number; doubled: number } {
  const lost = differences.filter((each) => /not there/.test(each)).length;
  return { lost, doubled: differences.length - lost };
}

/** Rounds whose last answer was lost are settled by the studio's own recovery, shared ones by their next step. */
async function untilSettled(casino: Database): Promise<void> {
  for (const deadline = Date.now() + settledWithinMs; Date.now() < deadline; await sleep(250)) {
    const { rows } = await casino.query<{ open: bigint }>(
      `select (select count(*) from game_round where closed_at is null)
            + (select count(*) from studio.round where closed_at is null)
            + (select count(*) from studio.live_bet where closed_at is null) as open`,
    );
    if (rows[0]!.open === 0n) return;
  }
  throw new Error(`rounds were still open ${settledWithinMs / 1_000} s after the load had ended`);
}

const texts = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
