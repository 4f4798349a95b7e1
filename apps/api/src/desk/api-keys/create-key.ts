import { inTransaction, type Transaction } from '@fairhouse/database';
import type { Approved } from '../../db/approvals.ts';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { type ApiKeyRow, insertKey, isNameUsed } from './api-key.store.ts';
import { inAuditLog } from './api-key.wire.ts';
import type { ApiKeysDeps } from './api-keys.deps.ts';
import { canWrite, readTerms, type Terms } from './read-terms.ts';
import { makeSecret } from './reveal-key.ts';

const dayMs = 24 * 3_600_000;
/** For so long after two people agreed its maker can fetch the secret. */
const fetchDays = 7;

export interface MadeKey {
  key: ApiKeyRow;
  secret: string | null;
}

/**
 * Makes a key that reads, with its secret. One that can write waits for a second administrator, and holds no secret then: its
 * maker fetches that when it is approved.
 */
export async function createKey(
  deps: ApiKeysDeps,
  operator: Operator,
  { token, ...wanted }: Terms & { token: string },
): Promise<Result<MadeKey>> {
  const terms = readTerms(operator, wanted);
  if ('ok' in terms) return terms;
  if (await isNameUsed(deps.db, terms.name)) return refuse('nameUsed', { name: terms.name });
  if (!canWrite(terms.scopes)) {
    return inTransaction(deps.db, async (tx) => {
      if (!(await deps.spendProof(tx, operator.id, token))) return refuse('linkExpired');
      const made = await insert(deps, tx, operator, terms);
      return made.ok ? ok(await makeSecret(tx, operator, made.data)) : made;
    });
  }
  if (!(await inTransaction(deps.db, (tx) => deps.spendProof(tx, operator.id, token)))) return refuse('linkExpired');
  // With the maker in it: the same terms of another person are no approval.
  const proposal = { ...terms, makerId: Number(operator.id) };
  const proposed = { command: 'apiKey.create', subject: `api-key:${terms.name}`, proposal } as const;
  return deps.askSecond(operator, proposed, async () => {
    const made = await inTransaction(deps.db, (tx) => insert(deps, tx, operator, terms));
    return made.ok ? ok({ key: made.data, secret: null }) : made;
  });
}

/** Makes what was approved, for its maker to fetch: as far as they may still do it themselves. */
export async function carryOutKey(
  deps: ApiKeysDeps,
  { proposal: { makerId: _, ...wanted }, maker }: Approved<'apiKey.create'>,
): Promise<Result<ApiKeyRow>> {
  const person = await deps.personOf(maker.id);
  if (!person?.permissions.has('apiKeys.edit')) return refuse('notPermitted');
  const terms = readTerms(person, wanted);
  if ('ok' in terms) return terms;
  return inTransaction(deps.db, (tx) => insert(deps, tx, maker, terms));
}

async function insert(
  { clock }: Pick<ApiKeysDeps, 'clock'>,
  tx: Transaction,
  maker: Pick<StaffPerson, 'id' | 'name'>,
  { days, anyNetwork: _, ...terms }: Terms,
): Promise<Result<ApiKeyRow>> {
  const madeAt = clock();
  const after = (count: number) => new Date(madeAt.getTime() + count * dayMs);
  const of = { ...terms, makerId: maker.id, maker: maker.name, madeAt, expiresAt: after(days) };
  const row = await insertKey(tx, { ...of, fetchUntil: after(Math.min(days, fetchDays)) });
  if (!row) return refuse('nameUsed', { name: terms.name });
  await recordAuditEvent(tx, {
    actor: `operator:${maker.name}`,
    subject: `api-key:${row.id}`,
    command: 'apiKey.create',
    after: { ...inAuditLog(row), writes: canWrite(row.scopes) },
  });
  return ok(row);
}
