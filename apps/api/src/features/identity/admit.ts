import type { Rules } from '@fairhouse/jurisdictions';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { isExcluded } from './registers/register.store.ts';
import { identityStandingOf } from './standing.store.ts';

type Moment = 'deposit' | 'play';

/** Who must be known before a deposit must be known before play as well. */
const heldAt: Record<Moment, readonly Rules['identity.before'][]> = { deposit: ['deposit'], play: ['deposit', 'play'] };

/** Whether a member is known as far as the place asks for it by then. */
export async function admitKnown(
  { db, jurisdictionOfMember }: Pick<IdentityDeps, 'db' | 'jurisdictionOfMember'>,
  member: { id: bigint },
  moment: Moment,
): Promise<Result<null>> {
  if (moment === 'play' && (await isExcluded(db, member.id))) return refuse('registerExcluded');
  const { rules } = await jurisdictionOfMember(member.id);
  const asksIdentity = heldAt[moment].includes(rules['identity.before']);
  const asksAddress = heldAt[moment].includes(rules['address.before']);
  if (!asksIdentity && !asksAddress) return ok(null);
  const standing = (await identityStandingOf(db, member.id))!;
  const isKnown =
    (!asksIdentity || (standing.identity === 'passed' && standing.age === 'passed')) &&
    (!asksAddress || standing.address === 'passed');
  return isKnown ? ok(null) : refuse('identityRequired');
}
