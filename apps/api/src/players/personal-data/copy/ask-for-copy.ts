import { inTransaction } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';
import { type Amount, type Currency, isPositive, parseAmount } from '@fairhouse/money';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { moveMoney } from '../../../db/move-money.ts';
import type { Language } from '../../../http/language.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { PersonalDataDeps } from '../personal-data.deps.ts';
import { insertCopy } from './copy.store.ts';

/** What the fee's posting is named after. */
export const copySource = 'data-copy';

/** What a copy costs where the member lives; undefined: nothing. */
export function feeOf(rules: Rules, currency: Currency): Amount | undefined {
  const text = rules['data.copyFee'][currency];
  const fee = text === undefined ? undefined : parseAmount(text, currency);
  return fee && isPositive(fee) ? fee : undefined;
}

class NotEnough extends Error {}

/** Asks for a copy; one at a time. The fee, if the place has one, is taken in the same transaction. */
export async function askForCopy(
  deps: PersonalDataDeps,
  member: { id: bigint; currency: Currency },
  language: Language,
): Promise<Result<{ id: number }>> {
  const fee = feeOf(await deps.rulesOf(member.id), member.currency);
  const asked = inTransaction(deps.db, async (tx): Promise<Result<{ id: number }>> => {
    const actor = `member:${member.id}`;
    const id = await insertCopy(tx, { memberId: member.id, askedBy: actor, language });
    if (id === undefined) return refuse('copyUnderWay');
    const auditEvent = {
      actor,
      memberId: member.id,
      subject: `data-copy:${id}`,
      command: 'dataCopy.ask',
      after: { state: 'waiting', ...(fee ? { fee: String(fee.minor), currency: fee.currency } : {}) },
    };
    if (!fee) await recordAuditEvent(tx, auditEvent);
    else {
      await moveMoney(tx, {
        posting: {
          memberId: member.id,
          type: 'FEE',
          amount: fee,
          source: copySource,
          externalId: String(id),
          note: 'dataCopy',
        },
        auditEvent,
        refused: (outcome) => (outcome.reason === 'insufficient_funds' ? new NotEnough() : undefined),
      });
    }
    return ok({ id: Number(id) });
  });
  try {
    const id = await asked;
    if (id.ok) deps.wake();
    return id;
  } catch (error) {
    if (error instanceof NotEnough) return refuse('insufficientFunds');
    throw error;
  }
}

/** The same by the desk, which charges nothing: what the member hears of it is that it is there. */
export async function makeCopyFor(
  deps: PersonalDataDeps,
  operator: { name: string },
  memberId: bigint,
  reason: string,
): Promise<Result<null>> {
  if (!reason) return refuse('missingField', { field: 'reason' });
  if (!(await deps.findMember(memberId))) return refuse('noSuchThing');
  return inTransaction(deps.db, async (tx) => {
    const actor = `operator:${operator.name}`;
    const id = await insertCopy(tx, { memberId, askedBy: actor, language: 'en' });
    if (id === undefined) return refuse('copyUnderWay');
    const after = { state: 'waiting', reason };
    await recordAuditEvent(tx, { actor, memberId, subject: `data-copy:${id}`, command: 'dataCopy.ask', after });
    return ok(null);
  });
}
