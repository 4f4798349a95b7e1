import { createHmac, randomUUID } from 'node:crypto';
import { type ReplayTicket, signedTicket } from '@fairhouse/contract/replay-ticket';
import type { VendorRegistry } from './open-vendors.ts';

/** From the press to the page: anyone who waits longer asks for another. */
const ticketSeconds = 60;

/** Where a round of that vendor is shown in its game's own picture, once and at once; undefined for an unknown vendor. */
export function replayAddress(
  vendors: VendorRegistry,
  {
    vendor: id,
    ...round
  }: { vendor: string } & Pick<ReplayTicket, 'roundId' | 'language' | 'shownTo' | 'withProof' | 'withAmounts'>,
  nowMs: number,
): string | undefined {
  const vendor = vendors.find(id);
  if (!vendor) return undefined;
  const expiresAt = new Date(nowMs + ticketSeconds * 1_000).toISOString();
  const ticket: ReplayTicket = { ...round, id: randomUUID(), expiresAt };
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  const signature = createHmac('sha256', vendor.secret).update(signedTicket(payload)).digest('hex');
  // After `#`, so that it reaches no log of a server.
  return new URL(`/replay#ticket=${payload}.${signature}&lang=${round.language}`, vendor.launchUrl).href;
}
