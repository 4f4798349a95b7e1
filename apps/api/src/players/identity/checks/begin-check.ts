import { randomUUID } from 'node:crypto';
import { inTransaction } from '@fairhouse/database';
import type { IdentityProvider } from '@fairhouse/identity';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { identityStandingOf } from '../standing.store.ts';
import { checksOf, findPerson, insertCheck, lockMember, setBegun } from './check.store.ts';

/** Where the member shows documents. The same check continues as long as name, birthday and address stay. */
export async function beginCheck(
  deps: IdentityDeps,
  memberId: bigint,
  language: string,
): Promise<Result<{ url: string }>> {
  const { provider, alpha3Of, origin } = deps;
  if (!provider) return refuse('identityProviderSilent');
  const reference = await referenceOf(deps, provider, memberId);
  if (!reference) return refuse('identityCheckOver');
  const { countryCode, mobile: _, ...person } = (await findPerson(deps.db, memberId))!;
  const started = await provider.start({
    ...person,
    reference,
    country: alpha3Of(countryCode),
    language,
    returnUrl: `${origin}/#/identity?from=check`,
  });
  if (started.outcome === 'started') {
    await setBegun(deps.db, reference);
    return ok({ url: started.url });
  }
  deps.log.warn({ reference, reason: started.reason }, 'an identity check could not be begun');
  return refuse('identityProviderSilent');
}

/** The check that is under way, or a new one; undefined where it was refused for good, or has passed. */
async function referenceOf(
  { db }: IdentityDeps,
  { name: provider }: IdentityProvider,
  memberId: bigint,
): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    const [latest] = await checksOf(tx, memberId, 1);
    const standing = (await identityStandingOf(tx, memberId))!;
    if (standing.identity === 'passed' && standing.address === 'passed') return undefined;
    if (latest?.isOfNow && latest.provider === provider) return latest.canRetry ? latest.reference : undefined;
    const reference = `member-${memberId}-${randomUUID()}`;
    await insertCheck(tx, { memberId, provider, reference });
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'identity.begin',
      after: { provider, reference },
    });
    return reference;
  });
}
