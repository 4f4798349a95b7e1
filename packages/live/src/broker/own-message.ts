import { ownBet } from '@fairhouse/contract/play';
import { z } from 'zod';

/** What `channels.own` carries: bets of one session that changed without its asking, and the balance after them where it is known. */
export const ownMessage = z.object({
  sessionId: z.string(),
  bets: z.array(ownBet),
  /** Minor units. */
  balance: z.int().nullable(),
});
export type OwnMessage = z.output<typeof ownMessage>;
