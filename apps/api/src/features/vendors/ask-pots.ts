import { type VendorPot, vendorPotsAnswer } from '@fairhouse/contract/wallet';
import { z } from 'zod';
import type { VendorRegistry } from './open-vendors.ts';
import { signedPost } from './signed-post.ts';

/** A person waits for it, and the page is whole without it. */
const timeoutMs = 1_500;
const keptForMs = 10_000;
const mostBytes = 200_000;

const answered = z.object({ ok: z.literal(true), data: vendorPotsAnswer });

/** What a vendor says of the pots that its games share; undefined of one that answers no such question, or not now. */
export async function askPots(
  vendors: Pick<VendorRegistry, 'find'>,
  vendorId: string,
): Promise<readonly VendorPot[] | undefined> {
  const vendor = vendors.find(vendorId);
  if (!vendor?.reportUrl) return undefined;
  const { reportUrl, secret, version1UntilMs } = vendor;
  try {
    const url = new URL('pots', reportUrl).toString();
    const answer = await signedPost({ url, secret, version1UntilMs, timeoutMs }, {});
    const body = await answer.text();
    return answer.ok && body.length <= mostBytes ? answered.parse(JSON.parse(body)).data.pots : undefined;
  } catch {
    return undefined;
  }
}

/** The same, kept for ten seconds, however many ask. */
export function potsOf(vendors: Pick<VendorRegistry, 'find'>, vendorId: string, now: () => number = Date.now) {
  let askedAt = Number.NEGATIVE_INFINITY;
  let known: Promise<readonly VendorPot[] | undefined> = Promise.resolve(undefined);
  return () => {
    if (now() - askedAt < keptForMs) return known;
    askedAt = now();
    known = askPots(vendors, vendorId);
    return known;
  };
}
