import { inTransaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { lockMember } from '../factors.store.ts';
import { provePasskey } from '../passkey/prove-passkey.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { countTry, findLoginChallenge, spendChallenge } from './challenge.store.ts';
import { hashChallengeToken } from './challenge-token.ts';
import { proveCode } from './prove-code.ts';

/** Spends the challenge on a right answer and says whose it was. */
export async function answerChallenge(
  deps: SecondFactorDeps,
  token: string,
  { code, passkey }: { code: string | undefined; passkey: string | undefined },
): Promise<Result<bigint>> {
  const hash = hashChallengeToken(token);
  const asked = await findLoginChallenge(deps.db, hash);
  if (!asked) return refuse('secondFactorExpired');
  return inTransaction(deps.db, async (tx) => {
    await lockMember(tx, asked.memberId);
    // Another answer may have spent it while this one waited.
    const challenge = await findLoginChallenge(tx, hash);
    if (!challenge) return refuse('secondFactorExpired');
    const proved =
      passkey === undefined
        ? await proveCode(deps, tx, challenge.memberId, code ?? '')
        : await provePasskey(deps, tx, challenge, passkey);
    if (!proved.ok) {
      await countTry(tx, hash);
      return proved;
    }
    await spendChallenge(tx, hash);
    return ok(challenge.memberId);
  });
}
