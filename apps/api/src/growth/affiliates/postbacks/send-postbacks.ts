import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { type Claimed, claimPostbacks, settlePostback } from './postback.store.ts';

const everyMs = 15_000;
const mostAtOnce = 16;
/** Far above what one try may take. */
const leaseSeconds = 60;

export type SendingDeps = Pick<AffiliatesDeps, 'db' | 'sealing' | 'postback' | 'clock' | 'log'>;

/** What the secret of a partner is bound to, so that rows cannot be swapped. */
export const sealedFor = (affiliateId: number): string => `affiliate postback ${affiliateId}`;

export function sendPostbacksJob(deps: SendingDeps): StandingJob {
  return { name: 'sendAffiliatePostbacks', everyMs, run: () => sendPostbacks(deps) };
}

/** Sends what is due, each at least once. Answers how many. */
export async function sendPostbacks(deps: SendingDeps): Promise<number> {
  const claimed = await claimPostbacks(deps.db, mostAtOnce, leaseSeconds);
  await Promise.all(claimed.map((one) => deliver(deps, one)));
  return claimed.length;
}

async function deliver(deps: SendingDeps, claimed: Claimed): Promise<void> {
  const { id, affiliateId, url, tries } = claimed;
  const body = Buffer.from(claimed.body);
  const secret = deps.sealing.open(sealedFor(affiliateId), claimed.secret).toString();
  const message = { id: `apb_${id}`, seconds: Math.floor(deps.clock().getTime() / 1_000), body };
  const answered = await deps.postback.post({
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Fairhouse-Postbacks/1',
      'webhook-id': message.id,
      'webhook-timestamp': String(message.seconds),
      'webhook-signature': deps.postback.signatureOf([secret], message),
    },
  });
  const { status, problem, retryAfterSeconds } = answered;
  if (problem === null)
    return settlePostback(deps.db, claimed, { state: 'delivered', waitSeconds: 0, status, problem });
  const wait = deps.postback.waitSeconds(tries, retryAfterSeconds);
  deps.log.warn(
    { postback: String(id), affiliate: affiliateId, problem, status, tries },
    'a postback was not delivered',
  );
  await settlePostback(deps.db, claimed, {
    state: wait === null ? 'dead' : 'waiting',
    waitSeconds: wait ?? 0,
    status,
    problem,
  });
}
