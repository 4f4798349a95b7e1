import type { CallOutput } from '@fairhouse/contract';
import { takesPasskeys } from '../../lib/passkey/relying-party.ts';
import { standingOf } from './factors.store.ts';
import { passkeysOf } from './passkey/passkey.store.ts';
import type { SecondFactorDeps } from './second-factor.deps.ts';
import { findTotpFactor } from './totp/totp.store.ts';

export async function describeFactors(
  { db, origin }: SecondFactorDeps,
  memberId: bigint,
): Promise<CallOutput<'/sys/member/factor/get'>> {
  const [totp, passkeys, standing] = await Promise.all([
    findTotpFactor(db, memberId),
    passkeysOf(db, memberId),
    standingOf(db, memberId),
  ]);
  return {
    totp: totp?.confirmedAt ? { since: totp.confirmedAt.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id: Number(id),
      name,
      createTime: createdAt.toISOString(),
      lastUsedTime: lastUsedAt?.toISOString() ?? null,
    })),
    takesPasskeys: takesPasskeys(origin),
    recoveryCodesLeft: standing.recoveryCodes,
  };
}
