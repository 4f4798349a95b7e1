import type { FileAnswer, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { amountOf, decimalText } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { csvLine, csvType } from '../../http/csv.ts';
import { ok, type Result } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { hashOf } from '../../lib/hash-of.ts';
import { questionOf } from './question.ts';
import { pageOfQueue, type QueueRow } from './queue-row.store.ts';
import type { QueuesDeps } from './queues.deps.ts';

const mostRows = 10_000;
const columns = [
  'id',
  'member',
  'username',
  'currency',
  'amount',
  'kind',
  'provider',
  'waitingSince',
  'claimedBy',
  'assignedTo',
];

type Input = z.output<OperatorCalls['/operator/queue/export']['input']>;

/** The rows of the list as CSV, for who may see the queue and export; who exported what is in the audit log. */
export async function exportQueue(deps: QueuesDeps, person: StaffPerson, input: Input): Promise<Result<FileAnswer>> {
  const { queue, filter, sort, direction } = input;
  const question = await questionOf(deps, person, input);
  if (!question.ok) return question;
  const rows = await pageOfQueue(deps.db, question.data, { sort, direction }, { after: undefined, most: mostRows });
  const lines = rows.map(lineOf);
  const madeFrom = hashOf([filter, lines]);
  await inTransaction(deps.db, (tx) =>
    recordAuditEvent(tx, {
      actor: `operator:${person.name}`,
      subject: `queue:${queue}`,
      command: 'queue.export',
      after: { ...filter, rows: rows.length, madeFrom },
    }),
  );
  async function* parts() {
    yield csvLine(columns);
    yield lines.join('');
  }
  return ok({ name: `${queue}-${madeFrom.slice(0, 12)}.csv`, contentType: csvType, madeFrom, parts: parts() });
}

function lineOf({ id, memberId, username, currency, amount, kind, provider, waitingSince, ...row }: QueueRow): string {
  return csvLine([
    id,
    memberId,
    username,
    currency,
    currency === null || amount === null ? null : decimalText(amountOf(currency, amount)),
    kind,
    provider,
    waitingSince.toISOString(),
    row.claimedName,
    row.assignedName,
  ]);
}
