import type { CallOutput } from '@fairhouse/contract';
import { amountOf, toWire } from '@fairhouse/money';
import type { SessionMember } from '../../http/session.ts';
import { checksOf } from './checks/check.store.ts';
import { fundsThreshold } from './funds/admit-by-funds.ts';
import { fundsCasesOf } from './funds/funds.store.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { identityStandingOf, missingDocuments } from './standing.store.ts';

/** What the member is asked to prove, by when, and how that stands. */
export async function describeIdentity(
  deps: IdentityDeps,
  member: SessionMember,
): Promise<CallOutput<'/sys/identity/get'>> {
  const { db, provider, jurisdictionOfMember } = deps;
  const { code, name, rules } = await jurisdictionOfMember(member.id);
  const standing = (await identityStandingOf(db, member.id))!;
  const asked = rules['joining.documents'];
  const [check] = await checksOf(db, member.id, 1);
  const [funds] = await fundsCasesOf(db, member.id, 1);
  // An answer names what was asked for as it was asked.
  const threshold = funds ? amountOf(funds.currency, funds.threshold) : await fundsThreshold(deps, member);
  const ofNow = check?.isOfNow ? check : undefined;
  const isKnown = standing.identity === 'passed' && standing.address === 'passed';
  return {
    identity: { before: rules['identity.before'], standing: standing.identity, by: standing.identityBy },
    address: { before: rules['address.before'], standing: standing.address, by: standing.addressBy },
    age: { least: rules['age.least'], standing: standing.age },
    provider: provider
      ? {
          name: provider.name,
          canBegin: !isKnown && (ofNow?.canRetry ?? true),
          startedTime: ofNow?.startedAt.toISOString() ?? null,
          reasons: ofNow?.reasons ?? [],
        }
      : null,
    funds: {
      askedAbove: threshold ? toWire(threshold) : null,
      state: funds?.state ?? null,
      source: funds?.source ?? null,
      reason: funds?.reason ?? null,
    },
    documents: asked && {
      before: asked.before,
      kinds: asked.kinds,
      missing: await missingDocuments(db, member.id, asked.kinds),
    },
    register: rules['exclusion.register'],
    jurisdiction: { code, name },
  };
}
