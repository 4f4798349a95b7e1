import type { LiveMessage, OthersAtTable } from '@fairhouse/contract/play';
import { channels } from './broker/broker.ts';
import type { LiveCasino } from './casino.ts';
import type { Lease } from './lease.store.ts';
import { readOthers } from './others.store.ts';
import { type LiveRoundRow, type WrittenRound, writeReported } from './round.store.ts';
import { showLiveRound } from './show-round.ts';

/** Tells everybody at the table where its round stands now. */
export function tellRound(casino: LiveCasino, table: string, { round, seq }: WrittenRound): void {
  publish(casino, { type: 'round', table, seq, now: casino.now().toISOString(), round: showLiveRound(round) });
}

/** Tells everybody that the table rests. */
export async function tellRest(casino: LiveCasino, lease: Lease): Promise<void> {
  const seq = await writeReported(casino.db, lease);
  if (seq === undefined) return;
  publish(casino, { type: 'round', table: lease.table, seq, now: casino.now().toISOString(), round: null });
}

export interface BetsTeller {
  /** Tells of the bets in a round where they are not what was told last. */
  tell(round: LiveRoundRow): Promise<void>;
}

/** Tells the bets of one table. Anybody may place them, in any process: so they are read, and sent when they differ. */
export function betsTeller(casino: LiveCasino, lease: Lease): BetsTeller {
  let published: { round: number; others: string } | undefined;
  return {
    async tell({ number }) {
      // Read before the message is counted, so that a snapshot that counts it holds no less.
      const others: OthersAtTable = await readOthers(casino.db, lease.table, number);
      const text = JSON.stringify(others);
      const isNews = published?.round === number ? published.others !== text : others.bets > 0;
      if (!isNews) return;
      const seq = await writeReported(casino.db, lease);
      if (seq === undefined) return;
      published = { round: number, others: text };
      publish(casino, { type: 'bets', table: lease.table, seq, now: casino.now().toISOString(), others });
    },
  };
}

function publish(casino: LiveCasino, message: LiveMessage): void {
  casino.broker.publish(channels.tables, message);
}
