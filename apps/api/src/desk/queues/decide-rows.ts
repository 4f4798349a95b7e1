import type { CashOutObstacle, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction, readingAcross, type Transaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvents } from '../../db/audit-events.store.ts';
import type { Language } from '../../http/language.ts';
import { ok, type Refusal, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { auditEventOf, type Outcomes, outcomesOf, rowsById, untouchable } from './change-rows.ts';
import { insertDecisions } from './decision.store.ts';
import { claimRows } from './hold.store.ts';
import { hindered, obstaclesOf, obstacleWords } from './obstacles.ts';
import type { DecisionDeclaration } from './queue-declaration.ts';
import type { QueueRow } from './queue-row.store.ts';
import type { QueuesDeps } from './queues.deps.ts';
import { queueOf } from './queues.ts';
import { isAbout, isOwnAffair } from './row.wire.ts';
import { listTemplates, type ReasonTemplate } from './template.store.ts';

type Input = z.output<OperatorCalls['/operator/queue/decide']['input']>;

/** Decides about rows, each as it was looked at. Nothing happens to them before the moment from which on it counts. */
export async function decideRows(
  deps: QueuesDeps,
  person: StaffPerson,
  input: Input,
  language: Language,
): Promise<Result<Outcomes>> {
  const { queue, decision: what } = input;
  const declared = Object.entries(queueOf(queue).decisions).find(([name]) => name === what)?.[1];
  if (!declared) return refuse('invalidField', { field: 'decision' });
  if (!person.permissions.has(queueOf(queue).read) || !person.permissions.has(declared.permission)) {
    return refuse('notPermitted');
  }
  const template = await templateOf(deps, input);
  if (!template.ok) return template;
  const wrong = wrongWith(input, declared, template.data);
  if (wrong) return wrong;
  // Told at once instead of when the undo window is over; whether it still holds is asked again then.
  const obstacles =
    what === hindered
      ? await obstaclesOf(deps, queue, [...(await rowsById(deps.db, queue, person, idsOf(input))).values()])
      : new Map();
  const { delaySeconds } = await deps.settingOf('queue', queue);
  const refusals = await inTransaction(deps.db, (tx) =>
    decide(tx, person, input, { declared, template: template.data, delaySeconds, obstacles }),
  );
  return ok(await outcomesOf(deps, person, { queue, ids: idsOf(input) }, language, refusals));
}

async function decide(
  tx: Transaction,
  person: StaffPerson,
  { queue, decision: what, rows: asked, reason, values }: Input,
  {
    declared,
    template,
    delaySeconds,
    obstacles,
  }: {
    declared: DecisionDeclaration;
    template: ReasonTemplate | undefined;
    delaySeconds: number;
    obstacles: ReadonlyMap<bigint, CashOutObstacle>;
  },
): Promise<Map<number, Refusal>> {
  const ids = asked.map(({ id }) => id);
  const seen = await readingAcross(tx, () => rowsById(tx, queue, person, ids));
  const refusals = new Map<number, Refusal>();
  const own = new Map(asked.map(({ id, values: ofRow }) => [id, ofRow]));
  const right = new Map<number, QueueRow>();
  for (const { id, contentHash } of asked) {
    const row = seen.get(id);
    const why = row
      ? whyNot(row, person, { declared, contentHash, obstacle: obstacles.get(row.id) })
      : refuse('noSuchThing');
    if (why) refusals.set(id, why);
    else right.set(id, row!);
  }
  // Where two decide at the same moment, one of them has the row; the other waits here and is shown whose it is.
  const held = new Set((await claimRows(tx, queue, [...right.keys()].map(BigInt), person)).map(Number));
  const mine = [...right.values()].filter(({ id }) => held.has(Number(id)));
  const made = await insertDecisions(tx, {
    queue,
    what,
    rows: mine.map(({ id, subject, memberId, contentHash }) => ({
      rowId: id,
      subject,
      memberId,
      contentHash,
      given: { ...values, ...own.get(Number(id)) },
    })),
    reason: template?.english ?? reason,
    reasonFilipino: template?.filipino,
    by: person,
    delaySeconds,
  });
  const decided = new Set(made.map(({ rowId }) => Number(rowId)));
  const others = ids.filter((id) => right.has(id) && !decided.has(id));
  const late = await readingAcross(tx, () => rowsById(tx, queue, person, others));
  for (const [id, row] of late) refusals.set(id, untouchable(row, person) ?? refuse('conflict'));
  await recordAuditEvents(
    tx,
    made.map(({ rowId, id }) =>
      auditEventOf(person, right.get(Number(rowId))!, {
        command: 'queue.decide',
        after: {
          queue,
          decision: what,
          decisionId: String(id),
          contentHash: right.get(Number(rowId))!.contentHash,
          ...((template?.english ?? reason) ? { reason: template?.english ?? reason } : {}),
        },
      }),
    ),
  );
  return refusals;
}

function whyNot(
  row: QueueRow,
  person: StaffPerson,
  {
    declared,
    contentHash,
    obstacle,
  }: { declared: DecisionDeclaration; contentHash: string; obstacle: CashOutObstacle | undefined },
): Refusal | undefined {
  if (isOwnAffair(row, person)) return refuse('ownAffair');
  if (!isAbout(declared, row)) return refuse('wrongState', { status: row.kind ?? 'of no kind' });
  if (obstacle) return refuse('wrongState', { status: obstacleWords[obstacle] });
  if (row.approval !== null) return refuse('waitsForSecond', { approval: String(row.approval) });
  return untouchable(row, person) ?? (row.contentHash === contentHash ? undefined : refuse('contentChanged'));
}

const idsOf = ({ rows }: Pick<Input, 'rows'>) => rows.map(({ id }) => id);

async function templateOf(
  { db }: QueuesDeps,
  { queue, decision, template: code }: Input,
): Promise<Result<ReasonTemplate | undefined>> {
  if (code === undefined) return ok(undefined);
  const found = (await listTemplates(db, queue)).find((it) => it.code === code && it.decision === decision);
  return found ? ok(found) : refuse('noSuchThing');
}

/** What is missing or not asked for. */
function wrongWith(
  { rows, reason, values }: Input,
  declared: DecisionDeclaration,
  template: ReasonTemplate | undefined,
): Refusal | undefined {
  if (rows.length > 1 && !declared.bulk) return refuse('invalidField', { field: 'rows' });
  if (new Set(rows.map(({ id }) => id)).size < rows.length) return refuse('invalidField', { field: 'rows' });
  if (declared.reason === 'required' && !reason && !template) return refuse('missingField', { field: 'reason' });
  const known = declared.values ?? {};
  for (const { values: own } of rows) {
    const given = { ...values, ...own };
    const unknown = Object.keys(given).find((name) => !Object.hasOwn(known, name));
    if (unknown !== undefined) return refuse('invalidField', { field: `values.${unknown}` });
    const missing = Object.keys(known).find((name) => known[name] && !given[name]);
    if (missing !== undefined) return refuse('missingField', { field: `values.${missing}` });
  }
  return undefined;
}
