import type { OwnBet } from '@fairhouse/contract/play';
import { isShown } from '../show-round.ts';
import type { BetInHand } from './bet.store.ts';

/** A bet as its owner may see it. While a curve runs, what was decided of a bet tells its win, and nothing of where it ends. */
export function showOwnBet(bet: BetInHand): OwnBet {
  const isDecided = bet.win !== null;
  return {
    betId: bet.id,
    table: bet.table,
    round: bet.round,
    state: bet.state,
    stake: Number(bet.cost),
    bet: bet.bet,
    out: takenAt(bet),
    win: isDecided ? Number(bet.win) : null,
    outcome: isDecided && isShown({ state: bet.roundState, runsMs: bet.runsMs }) ? bet.outcome : null,
  };
}

/** Where a bet on a curve was taken, by its player or by itself, in hundredths; null where it was not, or there is no curve. */
function takenAt({ win, outcome }: BetInHand): number | null {
  const { kind, out, target } = (outcome ?? {}) as { kind?: string; out?: number | null; target?: number };
  if (kind !== 'curve' || win === null || win === 0n) return null;
  return out ?? target ?? null;
}
