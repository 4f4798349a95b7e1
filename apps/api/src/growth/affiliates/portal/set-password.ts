import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { hashPassword, isWeak } from '../../../lib/password.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import { describeTotp, newTotpSecret, stepOfCode } from '../../../lib/totp.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { ofUser, openSession, type PartnerSession } from './sign-in.ts';
import { keepBegun, lockInvite, removeInvite, setPassword } from './user.store.ts';

/** What it opens pays money out. */
const shortestPassword = 12;

type Deps = Pick<AffiliatesDeps, 'db' | 'sealing' | 'siteName' | 'clock'>;

/** Takes a password and shows the secret of its authenticator app; both wait for the first code. */
export async function beginPassword(
  { db, sealing, siteName, clock }: Deps,
  { token, password }: { token: string; password: string },
): Promise<Result<{ uri: string; secret: string }>> {
  const tokenHash = hashToken(token);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const invite = await lockInvite(tx, tokenHash, clock());
    if (!invite) return refuse('linkExpired');
    const name = invite.email.split('@')[0]!;
    if ([...password].length < shortestPassword || isWeak(password, name)) return refuse('passwordWeak');
    const secret = newTotpSecret();
    await keepBegun(tx, tokenHash, { passwordHash, sealedSecret: sealing.seal(ofInvite(tokenHash), secret) });
    return ok(describeTotp(secret, `${siteName} partners`, invite.email));
  });
}

/** Switches both on by the first code, which is spent with it, and signs the partner in. */
export async function confirmPassword(
  deps: Deps,
  { token, code }: { token: string; code: string },
): Promise<Result<PartnerSession>> {
  const { db, sealing, clock } = deps;
  const tokenHash = hashToken(token);
  return inTransaction(db, async (tx) => {
    const invite = await lockInvite(tx, tokenHash, clock());
    if (!invite) return refuse('linkExpired');
    const { affiliateId, passwordHash, sealedSecret } = invite;
    if (!passwordHash || !sealedSecret) return refuse('secondFactorExpired');
    const secret = sealing.open(ofInvite(tokenHash), sealedSecret);
    const step = stepOfCode(secret, code.replaceAll(' ', ''), clock().getTime());
    if (step === undefined) return refuse('secondFactorWrong');
    await setPassword(tx, { affiliateId, passwordHash, sealedSecret: sealing.seal(ofUser(affiliateId), secret), step });
    await removeInvite(tx, affiliateId);
    await recordAuditEvent(tx, {
      actor: `affiliate:${affiliateId}`,
      subject: `affiliate:${affiliateId}`,
      command: 'affiliate.setPassword',
    });
    return ok(await openSession(tx, affiliateId, clock()));
  });
}

const ofInvite = (tokenHash: Buffer) => `affiliate invite ${tokenHash.toString('hex')}`;
