/**
 * A ticket to one look at one round in its game's own picture, from the casino to the vendor that played it. It is
 * `<payload>.<signature>`: the payload is this JSON as base64url, the signature HMAC-SHA256 in lower-case hex, under the
 * vendor's secret, over `signedTicket(payload)`.
 */
import { z } from 'zod';

export const replayTicket = z.object({
  /** A ticket is taken once. */
  id: z.uuid(),
  roundId: z.string().max(64),
  language: z.string().max(16),
  /** Whose page shows it: the desk, with amounts, or the players' site, to all visitors and with multiples of the stake. */
  shownTo: z.enum(['desk', 'site']).default('desk'),
  /** With amounts on the site, too: its player shares them. */
  withAmounts: z.boolean().default(false),
  /** With what the round can be verified by: its player agreed to it. */
  withProof: z.boolean().default(false),
  expiresAt: z.iso.datetime(),
});
/** As the casino writes one. */
export type ReplayTicket = z.input<typeof replayTicket>;
/** As it is read. */
export type ReadReplayTicket = z.output<typeof replayTicket>;

/** No call is signed over anything that begins so: a ticket is no call, and no call a ticket. */
export const signedTicket = (payload: string): string => `replay.${payload}`;
