import type { AffiliateStatement, StoredProposal } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { findPartner, postToBook } from '../partner/partner.store.ts';
import { type StatementMove, statementMoves } from './statement.states.ts';
import { findStatement, type MoveFields, moveStatement, type Statement } from './statement.store.ts';
import { wholeStatement } from './statement.wire.ts';

type Deps = Pick<AffiliatesDeps, 'db' | 'approvals' | 'wake'>;
type Guarded = 'approve' | 'release';

const commandOf = { approve: 'affiliate.approveStatement', release: 'affiliate.releaseStatement' } as const;

/** Approves a statement, or releases one that is held, with a second person's word on exactly its figures. */
export async function askForStatement(
  deps: Deps,
  operator: StaffPerson,
  move: Guarded,
  { id, digest, reason }: { id: number; digest: string; reason: string },
): Promise<Result<AffiliateStatement>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const statement = await findStatement(deps.db, id);
  if (!statement) return refuse('noSuchThing');
  if (statement.digest !== digest) return refuse('contentChanged');
  if (!statementMoves[move].from.includes(statement.state)) return refuse('wrongState', { status: statement.state });
  const partner = (await findPartner(deps.db, statement.affiliateId))!;
  if (move === 'approve' && !partner.payoutMethod) return refuse('wrongState', { status: 'no terms' });
  return deps.approvals.ask(
    operator,
    {
      command: commandOf[move],
      subject: `affiliate-statement:${id}`,
      amount: amountOf(statement.currency, statement.payable),
      proposal: { id, contentHash: digest, reason, company: statement.company, month: statement.month },
      isOnlyContent: true,
    },
    () => decideStatementNow(deps, operator, move, { id, contentHash: digest, reason }),
  );
}

/** Carries it out. */
export async function decideStatementNow(
  deps: Pick<AffiliatesDeps, 'db' | 'wake'>,
  operator: Pick<StaffPerson, 'name'>,
  move: Guarded,
  { id, contentHash, reason }: StoredProposal<'affiliate.approveStatement'>,
): Promise<Result<AffiliateStatement>> {
  const decided = await inTransaction(deps.db, async (tx) => {
    const statement = await findStatement(tx, id);
    if (!statement) return refuse('noSuchThing');
    if (statement.digest !== contentHash) return refuse('contentChanged');
    return carryOut(tx, move, statement, { by: `operator:${operator.name}`, reason });
  });
  if (decided.ok) deps.wake();
  return decided;
}

/** One person holds what is not being paid yet. */
export async function holdStatement(
  { db }: Pick<AffiliatesDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, reason }: { id: number; reason: string },
): Promise<Result<AffiliateStatement>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    const statement = await findStatement(tx, id);
    return statement
      ? carryOut(tx, 'hold', statement, { by: `operator:${operator.name}`, reason })
      : refuse('noSuchThing');
  });
}

/** What no payout provider takes is paid by hand. */
export async function markStatementPaid(
  { db }: Pick<AffiliatesDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, reference, reason }: { id: number; reference: string; reason: string },
): Promise<Result<AffiliateStatement>> {
  if (reference === '') return refuse('missingField', { field: 'the reference' });
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    const statement = await findStatement(tx, id);
    if (!statement) return refuse('noSuchThing');
    return carryOut(tx, 'markPaid', statement, { by: `operator:${operator.name}`, reason, reference });
  });
}

async function carryOut(
  tx: Transaction,
  move: StatementMove,
  statement: Statement,
  fields: MoveFields,
): Promise<Result<AffiliateStatement>> {
  const moved = await moveWithBook(tx, move, statement, fields);
  if (!moved) return refuse('wrongState', { status: (await findStatement(tx, statement.id))!.state });
  return ok(await wholeStatement(tx, statement.id));
}

/** One move with the money of the partner's book and its record, in the caller's transaction; undefined when it is not possible. */
export async function moveWithBook(
  tx: Transaction,
  move: StatementMove,
  { id, affiliateId, payable, currency, asks }: Pick<Statement, 'id' | 'affiliateId' | 'payable' | 'currency' | 'asks'>,
  fields: MoveFields,
): Promise<Statement | undefined> {
  const moved = await moveStatement(tx, move, id, fields);
  if (!moved) return undefined;
  const { before, after } = moved;
  const post = async (kind: 'PAYING' | 'PAID' | 'BACK') => {
    const name = `statement:${id}:${after.instruction ?? 'by hand'}`;
    if (!(await postToBook(tx, { affiliateId, kind, name, amount: payable })))
      throw new Error(`${kind} ${name} was posted before`);
  };
  if (after.state === 'paying') await post('PAYING');
  if (after.state === 'paid' && before === 'approved') await post('PAYING');
  if (after.state === 'paid') await post('PAID');
  if (after.state === 'failed') await post('BACK');
  await recordAuditEvent(tx, {
    actor: fields.by,
    subject: `affiliate-statement:${id}`,
    command: `affiliateStatement.${move}`,
    before: { state: before },
    after: {
      state: after.state,
      amount: String(payable),
      currency,
      digest: after.digest,
      ...(asks > 0 ? { asks } : {}),
      ...(fields.reason ? { reason: fields.reason } : {}),
      ...(fields.reference ? { reference: fields.reference } : {}),
    },
  });
  return after;
}
