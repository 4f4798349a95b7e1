import { type VendorReport, vendorReportAnswer } from '@fairhouse/contract/wallet';
import { z } from 'zod';
import { signedPost } from '../signed-post.ts';

const size = 1_000;

export type ReportedRound = VendorReport['rounds'][number];

/** The rounds that the vendor says were opened in [from, to), page by page. Throws when it does not answer as agreed. */
export async function* askVendor(
  { reportUrl, secret, version1UntilMs }: { reportUrl: string; secret: string; version1UntilMs: number },
  { from, to }: { from: Date; to: Date },
): AsyncGenerator<ReportedRound[]> {
  for (let after: string | undefined; ; ) {
    const question = { from: from.toISOString(), to: to.toISOString(), after, size };
    const answer = await signedPost({ url: reportUrl, secret, version1UntilMs }, question);
    if (!answer.ok) throw new Error(`the vendor answered HTTP ${answer.status}`);
    const { data } = z.object({ data: vendorReportAnswer }).parse(await answer.json());
    yield data.rounds;
    const last = data.rounds.at(-1)?.roundId;
    if (data.isLast || last === undefined) return;
    if (last === after) throw new Error('the vendor answers the same page again');
    after = last;
  }
}
