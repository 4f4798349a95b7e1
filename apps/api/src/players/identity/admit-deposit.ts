import type { Amount } from '@fairhouse/money';
import type { Result } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { admitKnown } from './admit.ts';
import { admitByFunds } from './funds/admit-by-funds.ts';
import type { IdentityDeps } from './identity.deps.ts';
import { admitByRegister } from './registers/ask-register.ts';

/** Whether a member may pay this in, as far as who they are, what a register says and where the money comes from. */
export async function admitDeposit(deps: IdentityDeps, member: SessionMember, amount: Amount): Promise<Result<null>> {
  const known = await admitKnown(deps, member, 'deposit');
  if (!known.ok) return known;
  const registered = await admitByRegister(deps, member);
  return registered.ok ? admitByFunds(deps, member, amount) : registered;
}
