import { type VendorRound, vendorRoundAnswer } from '@fairhouse/contract/wallet';
import { z } from 'zod';
import type { VendorRegistry } from './open-vendors.ts';
import { signedPost } from './signed-post.ts';

/** A person waits for it. */
const timeoutMs = 5_000;
const mostBytes = 200_000;

const answered = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), data: vendorRoundAnswer }),
  z.object({ ok: z.literal(false), error: z.object({ code: z.string() }) }),
]);

export type AskedRound = { asked: 'answered'; round: VendorRound } | { asked: 'notAsked' | 'noAnswer' | 'notKnown' };

/** What a vendor says of one of its rounds. It may answer no such questions, or fail: that is an answer as well. */
export async function askRound(vendors: VendorRegistry, vendorId: string, roundId: string): Promise<AskedRound> {
  const vendor = vendors.find(vendorId);
  if (!vendor?.reportUrl) return { asked: 'notAsked' };
  const { reportUrl, secret, version1UntilMs } = vendor;
  try {
    const answer = await signedPost({ url: `${reportUrl}/one`, secret, version1UntilMs, timeoutMs }, { roundId });
    const body = await answer.text();
    if (body.length > mostBytes) return { asked: 'noAnswer' };
    if (answer.status === 404) return { asked: 'notAsked' };
    if (!answer.ok) return { asked: 'noAnswer' };
    const said = answered.parse(JSON.parse(body));
    if (!said.ok) return { asked: said.error.code === 'NOT_FOUND' ? 'notKnown' : 'noAnswer' };
    return said.data.roundId === roundId ? { asked: 'answered', round: said.data } : { asked: 'noAnswer' };
  } catch {
    return { asked: 'noAnswer' };
  }
}
