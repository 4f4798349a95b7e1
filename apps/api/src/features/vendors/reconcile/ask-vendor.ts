import { createHmac } from 'node:crypto';
import { signatureVersion, signedHead, signedHeadOfVersion1 } from '@fairhouse/contract/vendor-signature';
import { type VendorReport, vendorReportAnswer } from '@fairhouse/contract/wallet';
import { z } from 'zod';

const timeoutMs = 30_000;
const size = 1_000;

export type ReportedRound = VendorReport['rounds'][number];

/** The rounds that the vendor says were opened in [from, to), page by page. Throws when it does not answer as agreed. */
export async function* askVendor(
  { reportUrl, secret, version1UntilMs }: { reportUrl: string; secret: string; version1UntilMs: number },
  { from, to }: { from: Date; to: Date },
): AsyncGenerator<ReportedRound[]> {
  for (let after: string | undefined; ; ) {
    const body = JSON.stringify({ from: from.toISOString(), to: to.toISOString(), after, size });
    const timestamp = String(Math.floor(Date.now() / 1_000));
    // A vendor that may still sign as before is asked as before.
    const isVersion1 = Date.now() < version1UntilMs;
    const head = isVersion1 ? signedHeadOfVersion1(timestamp) : signedHead(timestamp, new URL(reportUrl).pathname);
    const digest = createHmac('sha256', secret).update(head).update(body).digest('hex');
    const answer = await fetch(reportUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-vendor-timestamp': timestamp,
        'x-vendor-signature': isVersion1 ? digest : `${signatureVersion}${digest}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`the vendor answered HTTP ${answer.status}`);
    const { data } = z.object({ data: vendorReportAnswer }).parse(await answer.json());
    yield data.rounds;
    const last = data.rounds.at(-1)?.roundId;
    if (data.isLast || last === undefined) return;
    if (last === after) throw new Error('the vendor answers the same page again');
    after = last;
  }
}
