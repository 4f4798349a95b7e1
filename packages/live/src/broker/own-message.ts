import type { OwnBet } from '@fairhouse/contract/play';

/** What `channels.own` carries: bets of one session that changed without its asking, and the balance after them where it is known. */
export interface OwnMessage {
  sessionId: string;
  bets: OwnBet[];
  /** Minor units. */
  balance: number | null;
}
