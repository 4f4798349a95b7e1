import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { ok, type Result } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { takesPasskeys } from '../../../lib/passkey/relying-party.ts';
import { accountOf } from '../company/company.store.ts';
import { meansOf } from '../sign-in/factor.store.ts';
import type { StaffDeps } from '../staff.deps.ts';

/** What somebody signs in with. */
export async function listMeans(
  { db, origin, company }: StaffDeps,
  operator: Operator,
): Promise<Result<OperatorCallOutput<'/operator/auth/means/list'>>> {
  const { passkeys, passwordSetAt } = await meansOf(db, operator.id);
  const account = company && (await accountOf(db, operator.id));
  return ok({
    passkeys: passkeys.map(({ id, label, createdAt, lastUsedAt }) => ({
      id: Number(id),
      label,
      createTime: createdAt.toISOString(),
      lastUsedTime: lastUsedAt?.toISOString() ?? null,
    })),
    passwordSetTime: passwordSetAt?.toISOString() ?? null,
    company: account
      ? {
          name: company.name,
          linkedTime: account.linkedAt.toISOString(),
          lastUsedTime: account.lastUsedAt?.toISOString() ?? null,
        }
      : null,
    takesPasskeys: takesPasskeys(origin),
  });
}
