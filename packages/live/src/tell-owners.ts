import type { BetInHand } from './bets/bet.store.ts';
import { showOwnBet } from './bets/show-bet.ts';
import { channels } from './broker/broker.ts';
import type { OwnMessage } from './broker/own-message.ts';
import type { LiveCasino } from './casino.ts';

/** Tells sessions what became of their bets, each session once. */
export function tellOwners(casino: LiveCasino, bets: readonly BetInHand[]): void {
  for (const sessionId of new Set(bets.map((bet) => bet.sessionId))) {
    const own = bets.filter((bet) => bet.sessionId === sessionId);
    const balance = own.findLast(({ balance }) => balance !== null)?.balance;
    const message: OwnMessage = {
      sessionId,
      bets: own.map(showOwnBet),
      balance: balance === undefined || balance === null ? null : Number(balance),
    };
    casino.broker.publish(channels.own, message);
  }
}
