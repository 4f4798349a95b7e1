import { createHash } from 'node:crypto';
import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { isAnswerable } from '../claim.states.ts';
import { findClaim } from '../claim.store.ts';
import { wrongState } from '../decide-claim.ts';
import type { DisputesDeps } from '../disputes.deps.ts';
import { fileOfEvidence, insertEvidence } from './evidence.store.ts';
import { type Evidence, gatherEvidence, hashOfFacts } from './gather-evidence.ts';

type Made = OperatorCallOutput<'/operator/dispute/makeEvidence'>;

/** Puts evidence together as one PDF and keeps it, byte by byte, under its hash. */
export async function makeEvidence(
  deps: DisputesDeps,
  operator: StaffPerson,
  { id, statement, noteIds }: { id: bigint; statement: string; noteIds: readonly bigint[] },
): Promise<Result<Made>> {
  const claim = await findClaim(deps.db, id);
  if (claim?.kind !== 'dispute' || claim.memberId === null) return refuse('noSuchThing');
  if (operator.memberIds.includes(claim.memberId)) return refuse('ownAffair');
  if (!isAnswerable(claim.state)) return wrongState(claim);
  const evidence = await gatherEvidence(deps, claim as Evidence['claim'], { statement, noteIds });
  const madeFrom = hashOfFacts(evidence);
  const at = deps.clock();
  const by = operator.name;
  const head = await deps.recordHead();
  // What writes PDF is 25 MB of a process: the first file loads it.
  const { writeEvidence } = await import('./write-evidence.ts');
  const { siteName, publicOrigin } = deps;
  const file = await writeEvidence({ evidence, madeFrom, head, by, at, siteName, publicOrigin });
  const hash = createHash('sha256').update(file).digest('hex');
  await inTransaction(deps.db, async (tx) => {
    await insertEvidence(tx, { hash, claimId: id, madeFrom, statement, file, by, at });
    await recordAuditEvent(tx, {
      actor: `operator:${by}`,
      memberId: evidence.claim.memberId,
      subject: `dispute:${id}`,
      command: 'dispute.makeEvidence',
      after: { hash, madeFrom, notes: evidence.notes.length },
    });
  });
  return ok({ hash, madeFrom, time: at.toISOString(), bytes: file.length });
}

/** The file as it was written; that somebody fetched it is an audit event. */
export async function fetchEvidence(
  { db }: Pick<DisputesDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  hash: string,
): Promise<Result<OperatorCallOutput<'/operator/dispute/evidenceFile'>>> {
  return inTransaction(db, async (tx) => {
    const found = await fileOfEvidence(tx, hash);
    if (!found) return refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      ...(found.memberId === null ? {} : { memberId: found.memberId }),
      subject: `dispute:${found.claimId}`,
      command: 'dispute.fetchEvidence',
      after: { hash },
    });
    const name = `evidence-${found.claimId}-${hash.slice(0, 8)}.pdf`;
    return ok({ name, hash, base64: found.file.toString('base64') });
  });
}
