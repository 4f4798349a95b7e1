import type { Rules } from '@fairhouse/jurisdictions';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { refusalOfRegister } from './registers/ask-register.ts';
import { isExcluded } from './registers/register.store.ts';
import { identityStandingOf, missingDocuments } from './standing.store.ts';

type Moment = 'deposit' | 'play';

/** Who must be known before a deposit must be known before play as well. */
const heldAt: Record<Moment, readonly Rules['identity.before'][]> = { deposit: ['deposit'], play: ['deposit', 'play'] };

/** Whether a member is known as far as the place asks for it by then. */
export async function admitKnown(
  deps: Pick<IdentityDeps, 'db' | 'jurisdictionOfMember' | 'registers' | 'isSandbox'>,
  member: { id: bigint },
  moment: Moment,
): Promise<Result<null>> {
  const { db, jurisdictionOfMember } = deps;
  if (moment === 'play' && (await isExcluded(db, member.id))) return refuse('registerExcluded');
  const { rules } = await jurisdictionOfMember(member.id);
  const register = rules['exclusion.register'];
  // With real money nobody plays where nobody can be asked who is excluded. What a sandbox pretends can be tried without.
  if (register !== null && !deps.registers.has(register) && !deps.isSandbox) return refusalOfRegister(deps, register);
  const asksIdentity = heldAt[moment].includes(rules['identity.before']);
  const asksAddress = heldAt[moment].includes(rules['address.before']);
  const asked = rules['joining.documents'];
  if (asked && heldAt[moment].includes(asked.before)) {
    if ((await missingDocuments(db, member.id, asked.kinds)).length > 0) return refuse('documentsRequired');
  }
  if (!asksIdentity && !asksAddress) return ok(null);
  const standing = (await identityStandingOf(db, member.id))!;
  const isKnown =
    (!asksIdentity || (standing.identity === 'passed' && standing.age === 'passed')) &&
    (!asksAddress || standing.address === 'passed');
  return isKnown ? ok(null) : refuse('identityRequired');
}
