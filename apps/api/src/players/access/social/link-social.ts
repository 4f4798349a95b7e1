import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import type { Entrance } from '../enter.ts';
import { login } from '../login.ts';
import type { LockSettings } from '../login-failures.store.ts';
import { type Member, setEmailVerified } from '../member.store.ts';
import type { NotifyPort } from '../notify.port.ts';
import { memberToLink, type Proof, provenIdentity } from './finish-social.ts';
import { linkIdentity, spendProof } from './social.store.ts';

const providerNames = { google: 'Google', facebook: 'Facebook' };

/** Links a provider's account with the member of the same verified email address who knows the password. */
export async function linkSocial(
  casino: Entrance,
  notify: NotifyPort,
  lock: LockSettings,
  proof: Proof,
  password: string,
  address: string,
): Promise<Result<Member>> {
  const identity = await provenIdentity(casino, proof);
  if (!identity.ok) return identity;
  const known = await memberToLink(casino, identity.data);
  if (!known) return refuse('socialExpired');
  const member = await login(casino.db, known.username, password, lock, address);
  if (!member.ok) return member;
  const { id } = member.data;
  return inTransaction(casino.db, async (tx) => {
    if (!(await spendProof(tx, hashToken(proof.proof!)))) return refuse('socialExpired');
    await linkIdentity(tx, identity.data, id);
    // The provider vouches for the address that the activation mail would have confirmed.
    await setEmailVerified(tx, id);
    await recordAuditEvent(tx, {
      actor: `member:${id}`,
      memberId: id,
      subject: `member:${id}`,
      command: 'member.linkProvider',
      after: { provider: identity.data.provider },
    });
    await notify(tx, id, 'providerLinked', () => ({ provider: providerNames[identity.data.provider] }));
    return ok(member.data);
  });
}
