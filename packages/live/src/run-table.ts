import type { LiveHouse, LiveTable } from './house.ts';
import type { Lease } from './lease.store.ts';
import { type Stepped, stepRound } from './step-round.ts';
import { betsTeller } from './tell-table.ts';

/** After a step that failed, for a reason that goes away or for none known. */
const afterFaultMs = 500;

export interface RunningTable {
  /** Settles once nothing of it is under way any more. */
  ended: Promise<void>;
  stop(): void;
}

/** Writes one table, round after round, until it is stopped or another has the lease. */
export function runTable(house: LiveHouse, table: LiveTable, lease: Lease): RunningTable {
  let isStopped = false;
  const teller = betsTeller(house, lease);

  const look = async (): Promise<Stepped> => {
    const stepped = await stepRound(house, table, lease);
    if (stepped !== 'lost' && stepped.round) await teller.tell(stepped.round);
    return stepped;
  };

  const run = async () => {
    while (!isStopped) {
      const stepped = await look().catch((err: unknown): Stepped => {
        house.log.warn({ err, table: table.code }, 'a step of a shared round failed; it is tried again');
        return { waitMs: afterFaultMs, round: undefined };
      });
      if (stepped === 'lost') return;
      if (stepped.waitMs > 0 && !isStopped) await house.sleep(Math.min(stepped.waitMs, house.times.tellBetsEveryMs));
    }
  };

  return {
    ended: run(),
    stop() {
      isStopped = true;
    },
  };
}
