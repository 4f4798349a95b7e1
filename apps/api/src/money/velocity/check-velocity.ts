import type { VelocityLimit } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import { type Amount, amountOf, formatAmount, parseWrittenAmount } from '@fairhouse/money';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { type Refusal, refuse } from '../../http/result.ts';
import type { VelocityDeps } from './velocity.deps.ts';
import { listVersions, type Paid, paidWithin } from './velocity.store.ts';

export interface VelocityAsked {
  kind: VelocityLimit['kind'];
  memberId: bigint;
  method: string;
  amount: Amount;
}

/** What a payment that is refused or reviewed is about, once it has its number. */
export type OpenReviews = (subject: string) => Promise<void>;

/**
 * What the velocity limits say of a payment that is about to be stored. The caller holds the lock of the player's payments, so that of many
 * at once each sees those before it. A limit that asks for a review refuses nothing: `review` opens its case once the payment is stored.
 */
export async function checkVelocity(
  deps: VelocityDeps,
  tx: Transaction,
  asked: VelocityAsked,
): Promise<{ refusal: Refusal } | { refusal: undefined; review: OpenReviews }> {
  const [latest] = await listVersions(tx, 1);
  const limits = (latest?.limits ?? []).filter((limit) => isAbout(limit, asked));
  const reached: { limit: VelocityLimit; paid: Paid }[] = [];
  for (const limit of limits) {
    const paid = await paidWithin(tx, asked.memberId, limit);
    if (isReached(limit, paid, asked.amount)) reached.push({ limit, paid });
  }
  const refusing = reached.filter(({ limit }) => limit.action === 'refuse');
  const isLeaving = refusing.length > 0 && asked.kind === 'cashOut' && (await deps.isBarred(tx, asked.memberId));
  if (refusing.length > 0 && !isLeaving) {
    const hours = Math.max(...refusing.map(({ paid }) => paid.freeInHours));
    return { refusal: refuse('velocityReached', { hours }) };
  }
  return { refusal: undefined, review: (subject) => openReviews(deps, tx, asked, subject, reached) };
}

function isAbout({ kind, method, currency }: VelocityLimit, asked: VelocityAsked): boolean {
  return kind === asked.kind && currency === asked.amount.currency && (method === '' || method === asked.method);
}

/** With the payment itself. */
function isReached({ mostCount, mostAmount, currency }: VelocityLimit, paid: Paid, amount: Amount): boolean {
  if (mostCount !== null && paid.count + 1 > mostCount) return true;
  const most = mostAmount === null ? undefined : parseWrittenAmount(mostAmount, currency);
  return most !== undefined && paid.amount + amount.minor > most.minor;
}

async function openReviews(
  { openCase }: VelocityDeps,
  tx: Transaction,
  { memberId, amount }: VelocityAsked,
  subject: string,
  reached: readonly { limit: VelocityLimit; paid: Paid }[],
): Promise<void> {
  for (const { limit, paid } of reached) {
    const sum = formatAmount(amountOf(amount.currency, paid.amount + amount.minor), 'en');
    await openCase(tx, {
      memberId,
      title: `Velocity limit “${limit.name}” reached: ${subject}`,
      note: `${paid.count + 1} payments of ${sum} in ${limit.hours} h (${limit.scope}), with ${subject}.`,
    });
    await recordAuditEvent(tx, {
      actor: 'system:velocity',
      memberId,
      subject,
      command: 'velocity.review',
      after: { limit: limit.name, count: paid.count + 1, amount: String(paid.amount + amount.minor) },
    });
  }
}
