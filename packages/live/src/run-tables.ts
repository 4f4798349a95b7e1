import { startBetRecovery } from './bets/recover-bets.ts';
import type { LiveCasino } from './casino.ts';
import { leadTables } from './lead-tables.ts';

const recoverEveryMs = 1_000;

/** Runs the tables of the casino in this process: writes those that no other writes, and looks after bets that were left undone. */
export function runTables(casino: LiveCasino): { stop(): Promise<void> } {
  const leading = leadTables(casino);
  const recovery = startBetRecovery(casino, recoverEveryMs);
  return {
    async stop() {
      await leading.stop();
      await recovery.stop();
    },
  };
}
