import type { LiveCasino, LiveTable } from './casino.ts';
import type { Lease } from './lease.store.ts';
import { type Looked, type Stepped, stepRound } from './step-round.ts';
import { betsTeller, tellRest } from './tell-table.ts';

/** After a step that failed, for a reason that goes away or for none known. */
const afterFaultMs = 500;
/** While there are no bets to tell of, only what is decided elsewhere has to be noticed: that the table rests, or is another's. */
const idleMs = 1_000;

export interface RunningTable {
  /** Settles once nothing of it is under way any more. */
  ended: Promise<void>;
  stop(): void;
}

/** Writes one table, round after round, until it is stopped or another has the lease. */
export function runTable(casino: LiveCasino, table: LiveTable, lease: Lease): RunningTable {
  const stopping = new AbortController();
  const { signal } = stopping;
  let lacked: Looked['lacks'];
  let rested = false;
  const teller = betsTeller(casino, lease);

  const look = async (): Promise<Stepped> => {
    const stepped = await stepRound(casino, table, lease, signal);
    if (stepped === 'lost') return stepped;
    if (stepped.round) await teller.tell(stepped.round);
    if (stepped.lacks && stepped.lacks !== 'ready' && stepped.lacks !== lacked)
      casino.log.warn({ table: table.code, beacon: stepped.lacks }, 'a table waits for the salt of its seed chain');
    lacked = stepped.lacks;
    if (stepped.rests && !rested) await tellRest(casino, lease);
    rested = stepped.rests === true;
    return stepped;
  };

  const run = async () => {
    while (!signal.aborted) {
      const stepped = await look().catch((err: unknown): Stepped => {
        // The making of a chain takes seconds, on a busy machine a minute: a stop ends it.
        if (signal.aborted) return 'lost';
        casino.log.warn({ err, table: table.code }, 'a step of a shared round failed; retrying');
        return { waitMs: afterFaultMs, round: undefined };
      });
      if (stepped === 'lost') return;
      const isPlayed = stepped.round && stepped.round.state !== 'CLOSED' && stepped.round.state !== 'VOID';
      const mostMs = isPlayed ? casino.times.tellBetsEveryMs : idleMs;
      if (stepped.waitMs > 0 && !signal.aborted) await casino.sleep(Math.min(stepped.waitMs, mostMs));
    }
  };

  return {
    ended: run(),
    stop: () => stopping.abort(),
  };
}
