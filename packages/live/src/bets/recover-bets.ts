import { type Looking, lookAgain } from '@fairhouse/rgs';
import type { LiveCasino } from '../casino.ts';
import { tellOwners } from '../tell-owners.ts';
import { advanceBet } from './advance-bet.ts';
import { type BetInHand, claimDueBets, deleteFunBets } from './bet.store.ts';

const betsAtOnce = 64;
const betsAtStart = 512;
const keepFunMs = 24 * 3_600_000;

/**
 * One look at every bet that waits for the wallet and that nobody works on: after a crash, without an answer, held. `atStart` takes them
 * before they are due: who has just started need not wait for a process that died. Answers how many there were.
 */
export async function recoverBets(casino: LiveCasino, atStart = false): Promise<number> {
  const { askAgainMs } = casino.times;
  const due = await claimDueBets(casino.db, atStart ? betsAtStart : betsAtOnce, askAgainMs, atStart ? askAgainMs : 0);
  const results = await Promise.allSettled(due.map((bet) => advanceBet(casino, bet)));
  const advanced: BetInHand[] = [];
  for (const result of results) {
    if (result.status === 'fulfilled') advanced.push(result.value);
    else casino.log.error({ err: result.reason }, 'a bet of a shared round could not be recovered');
  }
  tellOwners(casino, advanced);
  await deleteFunBets(casino.db, keepFunMs, 500);
  return due.length;
}

/** Looks at once, as after a crash, and then every `everyMs` until stopped. */
export function startBetRecovery(casino: LiveCasino, everyMs: number): Looking {
  return lookAgain((atStart) =>
    recoverBets(casino, atStart).then(
      (found) => (found >= betsAtOnce ? 0 : everyMs),
      (error) => {
        casino.log.error({ err: error }, 'recovery could not read bets of shared rounds');
        return everyMs;
      },
    ),
  );
}
