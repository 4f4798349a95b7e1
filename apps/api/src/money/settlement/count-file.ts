import type { ReconciliationDifference, SettlementMatch } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { amountOf, decimalText } from '@fairhouse/money';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import type { FoundDifference, SettlementDeps } from './settlement.deps.ts';
import { decideFile, linesOf, lockFile, matchesOf, type SettlementFile, type StoredLine } from './settlement.store.ts';

const differing = ['amountDiffers', 'unknown', 'missingInFile', 'duplicate'] as const satisfies SettlementMatch[];
const kinds: Record<(typeof differing)[number], ReconciliationDifference['kind']> = {
  amountDiffers: 'otherAmount',
  unknown: 'missingHere',
  missingInFile: 'missingThere',
  duplicate: 'duplicate',
};
const linesAtOnce = 1_000;

/** From here on the file counts: what differs is finance's to work off, and refunds that agree are explained by it. */
export async function countFile(
  deps: SettlementDeps,
  operator: Pick<Operator, 'name'>,
  id: bigint,
): Promise<Result<SettlementFile>> {
  return inTransaction<Result<SettlementFile>>(deps.db, async (tx) => {
    const file = await lockFile(tx, id);
    if (!file) return refuse('noSuchThing');
    if (file.state !== 'preview') return refuse('wrongState', { status: file.state });
    for (let after = 0; ; ) {
      const lines = await linesOf(tx, id, { match: differing, after, most: linesAtOnce });
      await deps.addDifferences(
        tx,
        lines.map((line) => differenceOf(file, line)),
      );
      if (lines.length < linesAtOnce) break;
      after = lines.at(-1)!.line;
    }
    for (let after = 0; ; ) {
      const lines = await linesOf(tx, id, { match: ['matched', 'amountDiffers'], after, most: linesAtOnce });
      for (const { kind, subject, match } of lines) {
        if (kind !== 'refund' || !subject) continue;
        await deps.refundSettled(tx, BigInt(subject.slice('deposit:'.length)), match === 'matched');
      }
      if (lines.length < linesAtOnce) break;
      after = lines.at(-1)!.line;
    }
    const counted = await decideFile(tx, id, 'counted', operator.name);
    const matches = await matchesOf(tx, id);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `settlement:${id}`,
      command: 'settlement.count',
      before: { state: 'preview' },
      after: { state: 'counted', ...Object.fromEntries(matches.map(({ match, lines }) => [match, lines])) },
    });
    return ok(counted);
  });
}

/** A file that was the wrong one: nothing of it ever counted. */
export async function discardFile(
  { db }: Pick<SettlementDeps, 'db'>,
  operator: Pick<Operator, 'name'>,
  { id, reason }: { id: bigint; reason: string },
): Promise<Result<SettlementFile>> {
  return inTransaction<Result<SettlementFile>>(db, async (tx) => {
    const file = await lockFile(tx, id);
    if (!file) return refuse('noSuchThing');
    if (file.state !== 'preview') return refuse('wrongState', { status: file.state });
    const discarded = await decideFile(tx, id, 'discarded', operator.name);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `settlement:${id}`,
      command: 'settlement.discard',
      before: { state: 'preview' },
      after: { state: 'discarded', reason },
    });
    return ok(discarded);
  });
}

function differenceOf({ id, provider, lastAt, importedAt }: SettlementFile, line: StoredLine): FoundDifference {
  const text = (minor: bigint) => `${decimalText(amountOf(line.currency, minor))} ${line.currency}`;
  const isMissing = line.match === 'missingInFile';
  const what = [line.kind, line.reference, line.subject && `(${line.subject})`].filter(Boolean).join(' ');
  return {
    day: (line.at ?? lastAt ?? importedAt).toISOString().slice(0, 10),
    part: `settlement of ${provider}`,
    kind: kinds[line.match as (typeof differing)[number]],
    subject: isMissing ? `file ${id}: ${what}` : `file ${id}, line ${line.line}: ${what}`.slice(0, 300),
    ours: line.ours === null ? null : text(line.ours),
    theirs: isMissing ? null : text(line.gross),
  };
}
