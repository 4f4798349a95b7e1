import type { LiveMessage, OthersAtTable } from '@fairhouse/contract/play';
import { channels } from './broker/broker.ts';
import type { LiveHouse } from './house.ts';
import type { Lease } from './lease.store.ts';
import { readOthers } from './others.store.ts';
import { type LiveRoundRow, type WrittenRound, writeTold } from './round.store.ts';
import { showLiveRound } from './show-round.ts';

/** Tells everybody at the table where its round stands now. */
export function tellRound(house: LiveHouse, table: string, { round, seq }: WrittenRound): void {
  publish(house, { type: 'round', table, seq, now: house.now().toISOString(), round: showLiveRound(round) });
}

/** Tells everybody that the table rests. */
export async function tellRest(house: LiveHouse, lease: Lease): Promise<void> {
  const seq = await writeTold(house.db, lease);
  if (seq === undefined) return;
  publish(house, { type: 'round', table: lease.table, seq, now: house.now().toISOString(), round: null });
}

export interface BetsTeller {
  /** Tells of the bets in a round where they are not what was told last. */
  tell(round: LiveRoundRow): Promise<void>;
}

/** Tells the bets of one table. Anybody may place them, in any process: so they are read, and told when they differ. */
export function betsTeller(house: LiveHouse, lease: Lease): BetsTeller {
  let told: { round: number; others: string } | undefined;
  return {
    async tell({ number }) {
      // Read before the message is counted, so that a snapshot that counts it holds no less.
      const others: OthersAtTable = await readOthers(house.db, lease.table, number);
      const text = JSON.stringify(others);
      const isNews = told?.round === number ? told.others !== text : others.bets > 0;
      if (!isNews) return;
      const seq = await writeTold(house.db, lease);
      if (seq === undefined) return;
      told = { round: number, others: text };
      publish(house, { type: 'bets', table: lease.table, seq, now: house.now().toISOString(), others });
    },
  };
}

function publish(house: LiveHouse, message: LiveMessage): void {
  house.broker.publish(channels.tables, message);
}
