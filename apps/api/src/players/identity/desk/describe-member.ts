import { type OperatorCallOutput, operatorCalls } from '@fairhouse/contract/operator';
import { amountOf, toWire } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { checksOf } from '../checks/check.store.ts';
import { fundsCasesOf } from '../funds/funds.store.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { answersOf } from '../registers/register.store.ts';
import { identityStandingOf } from '../standing.store.ts';

const mostShown = 50;
const picture = operatorCalls['/operator/file/get'];

/** How a member is known, and what that rests on. */
export async function describeForDesk(
  { db, jurisdictionOfMember, deskOrigin }: IdentityDeps,
  memberId: bigint,
): Promise<Result<OperatorCallOutput<'/operator/identity/member'>>> {
  const standing = await identityStandingOf(db, memberId);
  if (!standing) return refuse('noSuchThing');
  const { code, rules } = await jurisdictionOfMember(memberId);
  const [checks, registers, funds] = [
    await checksOf(db, memberId, mostShown),
    await answersOf(db, memberId),
    await fundsCasesOf(db, memberId, mostShown),
  ];
  return ok({
    ...standing,
    identityBefore: rules['identity.before'],
    addressBefore: rules['address.before'],
    jurisdiction: code,
    checks: checks.map(({ memberId: _, id, startedAt, changedAt, ...check }) => ({
      ...check,
      id: Number(id),
      startTime: startedAt.toISOString(),
      changeTime: changedAt.toISOString(),
    })),
    registers: registers.map(({ askedAt, ...answer }) => ({ ...answer, askTime: askedAt.toISOString() })),
    funds: funds.map((it) => ({
      id: Number(it.id),
      state: it.state,
      currency: it.currency,
      threshold: toWire(amountOf(it.currency, it.threshold)),
      deposits: toWire(amountOf(it.currency, it.deposits)),
      source: it.source,
      note: it.note,
      files: it.fileIds.map((file) => `${deskOrigin}/api${picture.path}?id=${file}`),
      askTime: it.askedAt.toISOString(),
      decidedBy: it.decidedBy,
      reason: it.reason,
    })),
  });
}
