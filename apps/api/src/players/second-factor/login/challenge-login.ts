import type { LoginChallenge } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { isProtected, lockMember, standingOf } from '../factors.store.ts';
import { askForPasskey } from '../passkey/ask-for-passkey.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { insertChallenge } from './challenge.store.ts';
import { newChallengeToken } from './challenge-token.ts';

/** What a member whose password was right is asked for; undefined when there is no second factor. */
export async function challengeLogin(deps: SecondFactorDeps, memberId: bigint): Promise<LoginChallenge | undefined> {
  const standing = await standingOf(deps.db, memberId);
  if (!isProtected(standing)) return undefined;
  const passkey = standing.passkeys > 0 ? await askForPasskey(deps, memberId) : null;
  const { token, hash } = newChallengeToken();
  const expiresAt = await inTransaction(deps.db, async (tx) => {
    await lockMember(tx, memberId);
    return insertChallenge(tx, {
      tokenHash: hash,
      memberId,
      purpose: 'login',
      webauthnChallenge: passkey?.challenge ?? null,
    });
  });
  return {
    challenge: token,
    expiresAt: expiresAt.toISOString(),
    methods: [
      ...(standing.totp ? (['totp'] as const) : []),
      ...(passkey ? (['passkey'] as const) : []),
      ...(standing.recoveryCodes > 0 ? (['recoveryCode'] as const) : []),
    ],
    passkey: passkey && { ...passkey },
  };
}
