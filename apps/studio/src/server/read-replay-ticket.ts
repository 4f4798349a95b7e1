import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ReadReplayTicket, replayTicket, signedTicket } from '@fairhouse/contract/replay-ticket';

/** What a ticket says, if the casino signed it and it is in time; undefined otherwise. */
export function readReplayTicket(
  ticket: string,
  secrets: readonly string[],
  nowMs: number,
): ReadReplayTicket | undefined {
  const [, payload, signature] = /^([A-Za-z0-9_-]+)\.([0-9a-f]{64})$/.exec(ticket) ?? [];
  if (payload === undefined || signature === undefined) return undefined;
  const isRight = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(signedTicket(payload)).digest('hex');
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  });
  if (!isRight) return undefined;
  const said = replayTicket.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return said.success && Date.parse(said.data.expiresAt) > nowMs ? said.data : undefined;
}
