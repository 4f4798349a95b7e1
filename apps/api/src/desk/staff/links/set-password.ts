import { ok, type Result, refuse } from '../../../http/result.ts';
import { hashPassword, isWeak } from '../../../lib/password.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import { describeTotp, newTotpSecret, stepOfCode } from '../../../lib/totp.ts';
import type { SessionOrigin } from '../sessions/session.store.ts';
import { setPassword } from '../sign-in/factor.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { findLink, keepBegunPassword } from './link.store.ts';
import { type OwnNames, useLink } from './use-link.ts';

/** A password of the staff opens more than one purse. */
const shortestStaffPassword = 12;

/** Takes a password and shows the secret of its authenticator app; both wait for the first code. */
export async function beginPassword(
  { db, clock, sealing, siteName }: StaffDeps,
  { token, name: ownName, password }: { token: string; name?: string | undefined; password: string },
): Promise<Result<{ uri: string; secret: string }>> {
  const tokenHash = hashToken(token);
  const link = await findLink(db, tokenHash, clock());
  if (!link) return refuse('linkExpired');
  const name = link.purpose === 'first' ? ownName : link.name;
  if (!name) return refuse('missingField', { field: 'name' });
  if ([...password].length < shortestStaffPassword || isWeak(password, name)) return refuse('passwordWeak');
  const secret = newTotpSecret();
  const begun = {
    passwordHash: await hashPassword(password),
    sealedSecret: sealing.seal(ofLink(tokenHash), secret),
  };
  if (!(await keepBegunPassword(db, tokenHash, begun, clock()))) return refuse('linkExpired');
  return ok(describeTotp(secret, `${siteName} desk`, name));
}

/** Switches both on by the first code, which is spent with it, and signs the holder in. */
export async function confirmPassword(
  deps: StaffDeps,
  { token, code, ...names }: { token: string; code: string } & OwnNames,
  caller: SessionOrigin,
) {
  const { clock, sealing } = deps;
  return useLink(deps, {
    token,
    names,
    caller,
    means: 'password',
    async check(tx, { tokenHash, passwordHash, sealedSecret }) {
      if (!passwordHash || !sealedSecret) return refuse('secondFactorExpired');
      const secret = sealing.open(ofLink(tokenHash), sealedSecret);
      const step = stepOfCode(secret, code.replaceAll(' ', ''), clock().getTime());
      if (step === undefined) return refuse('secondFactorWrong');
      return ok((staffId) =>
        setPassword(tx, { staffId, passwordHash, sealedSecret: sealing.seal(String(staffId), secret), step }),
      );
    },
  });
}

const ofLink = (tokenHash: Buffer) => `link ${tokenHash.toString('hex')}`;
