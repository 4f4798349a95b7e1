import { inTransaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { describeTotp, newTotpSecret } from '../../../lib/totp.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { beginTotpFactor } from './totp.store.ts';

/** Draws a secret and shows it this once. It protects nothing until a code of it is confirmed. */
export async function beginTotp(
  { db, keys, siteName, confirmPassword }: SecondFactorDeps,
  member: SessionMember,
  password: string,
): Promise<Result<{ secret: string; uri: string }>> {
  const confirmed = await confirmPassword(member, password);
  if (!confirmed.ok) return confirmed;
  const secret = newTotpSecret();
  const begun = await inTransaction(db, (tx) => beginTotpFactor(tx, member.id, keys.seal(member.id, secret)));
  return begun ? ok(describeTotp(secret, siteName, member.username)) : refuse('conflict');
}
