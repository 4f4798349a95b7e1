import type { Result } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { removeFactor } from '../remove-factor.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { removeTotpFactor } from './totp.store.ts';

/** Switches the authenticator app off. */
export function removeTotp(deps: SecondFactorDeps, member: SessionMember, password: string): Promise<Result<null>> {
  const auditEvent = { command: 'secondFactor.removeTotp', factor: 'totp' } as const;
  return removeFactor(deps, member, password, auditEvent, (tx) => removeTotpFactor(tx, member.id));
}
