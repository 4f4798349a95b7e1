import type { BetRow } from './bet.store.ts';
import { channels } from './broker/broker.ts';
import type { OwnMessage } from './broker/own-message.ts';
import type { LiveHouse } from './house.ts';
import { showOwnBet } from './show-bet.ts';

/** Tells sessions what became of their bets, each session once. */
export function tellOwners(house: LiveHouse, bets: readonly BetRow[]): void {
  const bySession = Map.groupBy(bets, ({ sessionId }) => sessionId);
  for (const [sessionId, own] of bySession) {
    const balance = own.findLast(({ balance }) => balance !== null)?.balance;
    const message: OwnMessage = {
      sessionId,
      bets: own.map(showOwnBet),
      balance: balance === undefined || balance === null ? null : Number(balance),
    };
    house.broker.publish(channels.own, message);
  }
}
