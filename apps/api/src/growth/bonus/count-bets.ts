import type { Transaction } from '@fairhouse/database';
import { betsOfLines, linesToCount, type NumberedLine, type StoredBet, saveBets, stakedBefore } from './bet.store.ts';
import { type Bonus, saveWagering } from './bonus.store.ts';
import { type Counted, step } from './rules/wagering.ts';

const linesAtOnce = 500;

/**
 * Counts what the member's book holds beyond the last line that was counted, in its order. The caller has locked the
 * bonus (`lockActive`): the position moves with what it counted, so every line counts once, whatever crashes.
 */
export async function countBets(tx: Transaction, bonus: Bonus): Promise<Bonus> {
  let current = bonus;
  for (;;) {
    const lines = await linesToCount(tx, current, linesAtOnce);
    if (lines.length === 0) return current;
    current = await countSome(tx, current, lines);
    if (lines.length < linesAtOnce) return current;
  }
}

async function countSome(tx: Transaction, bonus: Bonus, lines: NumberedLine[]): Promise<Bonus> {
  const bets = new Map((await betsOfLines(tx, bonus, lines)).map((bet) => [bet.bet, bet]));
  const before = await stakedBefore(tx, bonus, lines);
  const changed = new Set<string>();
  let { wagering } = bonus;
  for (const line of lines) {
    const stepped = step(wagering, bonus.terms, line, lookUp(bets, before));
    wagering = stepped.wagering;
    if (!stepped.bet) continue;
    const { seq, bet, gameCode, amount: stake, atMs } = line;
    const known = bets.get(bet) ?? { seq, bet, gameCode, stake, atMs };
    bets.set(bet, { ...known, ...stepped.bet });
    changed.add(bet);
  }
  const counted = { ...bonus, wagering, countedSeq: lines.at(-1)!.seq };
  await saveBets(
    tx,
    bonus,
    [...changed].map((name) => bets.get(name)!),
  );
  await saveWagering(tx, counted);
  return counted;
}

function lookUp(bets: ReadonlyMap<string, StoredBet>, before: ReadonlyMap<string, bigint>): Counted {
  return {
    bet: (name) => bets.get(name),
    stakedOn(round) {
      const of = [...bets.values()].filter((bet) => bet.round === round);
      return {
        own: of.reduce((sum, bet) => sum + bet.own, before.get(round) ?? 0n),
        locked: of.reduce((sum, bet) => sum + bet.locked, 0n),
      };
    },
  };
}
