import { type VendorPot, vendorPotsAnswer } from '@fairhouse/contract/wallet';
import { z } from 'zod';
import type { VendorRegistry } from './open-vendors.ts';
import { signedPost } from './signed-post.ts';

/** A person waits for it, and the page is whole without it. */
const timeoutMs = 1_500;
const keptForMs = 10_000;
const mostBytes = 200_000;

const answered = z.object({ ok: z.literal(true), data: vendorPotsAnswer });

/** `at`: when it was asked, in milliseconds since 1970. */
export type AskedPots = { at: number } & (
  | { asked: 'answered'; pots: readonly VendorPot[] }
  | { asked: 'notAsked' | 'noAnswer' }
);

/** What a vendor says of the pots that its games share. It may answer no such question, or fail: that is an answer as well. */
async function askPots(vendors: Pick<VendorRegistry, 'find'>, vendorId: string, at: number): Promise<AskedPots> {
  const vendor = vendors.find(vendorId);
  if (!vendor?.reportUrl) return { asked: 'notAsked', at };
  const { reportUrl, secret, version1UntilMs } = vendor;
  try {
    const url = new URL('pots', reportUrl).toString();
    const answer = await signedPost({ url, secret, version1UntilMs, timeoutMs }, {});
    if (answer.status === 404) return { asked: 'notAsked', at };
    const body = await answer.text();
    if (!answer.ok || body.length > mostBytes) return { asked: 'noAnswer', at };
    return { asked: 'answered', at, pots: answered.parse(JSON.parse(body)).data.pots };
  } catch {
    return { asked: 'noAnswer', at };
  }
}

/** The same, kept for ten seconds for each vendor, however many ask. */
export function potsOf(vendors: Pick<VendorRegistry, 'find'>, now: () => number = Date.now) {
  const known = new Map<string, { at: number; said: Promise<AskedPots> }>();
  return (vendorId: string): Promise<AskedPots> => {
    const last = known.get(vendorId);
    if (last && now() - last.at < keptForMs) return last.said;
    const at = now();
    const said = askPots(vendors, vendorId, at);
    known.set(vendorId, { at, said });
    return said;
  };
}
