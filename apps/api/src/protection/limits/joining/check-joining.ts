import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { markOf, marksOfPerson, type Person } from './excluded-mark.ts';
import { findExcluded } from './mark.store.ts';

type Deps = Pick<ProtectionDeps, 'secret' | 'clock'>;

/** Whether somebody who wants to join has excluded himself with another account. `device`: as joining digests it. */
export async function isExcluded(
  { secret, clock }: Deps,
  tx: Transaction,
  person: Person,
  device: Buffer | undefined,
): Promise<boolean> {
  const marks = [
    ...marksOfPerson(secret, person),
    ...(device ? [markOf(secret, 'device', device.toString('hex'))] : []),
  ];
  return (await findExcluded(tx, marks, clock())) !== undefined;
}

/**
 * A card of somebody who has excluded himself has paid into another account: that one is excluded as well, as long. What was paid
 * in stays the member's and can be cashed out.
 */
export async function excludeByCard(
  deps: Deps,
  tx: Transaction,
  memberId: bigint,
  digests: readonly Buffer[],
  exclude: (until: Date | null, reason: string) => Promise<unknown>,
): Promise<void> {
  const marks = digests.map((digest) => markOf(deps.secret, 'card', digest.toString('hex')));
  const twin = await findExcluded(tx, marks, deps.clock());
  if (!twin || twin.memberId === memberId) return;
  await exclude(twin.until, `paid with what member ${twin.memberId}, who is excluded, has paid with`);
  await recordAuditEvent(tx, {
    actor: 'system:protection',
    memberId,
    subject: `member:${memberId}`,
    command: 'member.excludedByCard',
    after: { memberId: Number(twin.memberId) },
  });
}
