import { inTransaction } from '@fairhouse/database';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { messageOf } from '../../http/messages/index.ts';
import { type Refusal, type Result, refuse } from '../../http/result.ts';
import { isSameMember } from '../../http/staff-person.ts';
import { askMember } from './ask-member.ts';
import { claimDueDecisions, type Decision, endDecision, isRecorded } from './decision.store.ts';
import { forgetRow, releaseRow } from './hold.store.ts';
import { currentHashOf } from './queue-row.store.ts';
import type { CarryOut, QueuesDeps } from './queues.deps.ts';
import { queueOf } from './queues.ts';
import { staffById } from './staff.store.ts';

const everyMs = 500;
const mostAtOnce = 50;
/** Longer than a decision may take to be carried out. */
const leaseMs = 30_000;
/** About five minutes; what cannot be done by then is a person's again. */
const mostTries = 10;

/** Carries out what was decided, once its moment has come, also what a process that died had in hand. */
export function carryOutDecisionsJob(deps: QueuesDeps): StandingJob {
  return { name: 'carryOutDecisions', everyMs, run: () => carryOutDue(deps) };
}

/** One round: how many were due. */
export async function carryOutDue(deps: QueuesDeps): Promise<number> {
  const due = await claimDueDecisions(deps.db, mostAtOnce, leaseMs);
  for (const decision of due) {
    // One that fails must not keep those behind it waiting; its lease runs out and it is tried again.
    await carryOut(deps, decision).catch(async (error: unknown) => {
      deps.log.warn({ err: error, decision: String(decision.id) }, 'a decision could not be carried out');
      if (decision.tries >= mostTries) await end(deps, decision, refuse('serverBusy'));
    });
  }
  return due.length;
}

async function carryOut(deps: QueuesDeps, decision: Decision): Promise<void> {
  const result = await perform(deps, decision);
  await end(deps, decision, result.ok || (await wasDone(deps, decision)) ? undefined : result);
}

async function perform(deps: QueuesDeps, decision: Decision): Promise<Result<unknown>> {
  const { queue, what, rowId, contentHash, memberId } = decision;
  const declared = queueOf(queue).decisions[what]!;
  // What was taken from anyone who decided is gone, also in between.
  const by = await staffById(deps.db, decision.madeBy);
  if (!by?.permissions.has(declared.permission)) return refuse('notPermitted');
  // The person who decided may have been linked to the member since.
  if (isSameMember(by, memberId)) return refuse('ownAffair');
  const now = await currentHashOf(deps.db, queue, rowId);
  if (now === undefined) return refuse('wrongState', { status: 'not waiting any more' });
  if (now !== contentHash) return refuse('contentChanged');
  if (what === 'ask') return askMember(deps, decision, by);
  const command = (deps.commands[queue] as Record<string, CarryOut>)[what]!;
  const reason = (decision.language === 'fil' ? decision.reasonFilipino : null) ?? decision.reason ?? '';
  return command(by, { rowId, memberId, contentHash, reason, values: decision.given });
}

/** A process may have died between doing it and writing that down here; then the repeat is refused. */
async function wasDone({ db }: QueuesDeps, decision: Decision): Promise<boolean> {
  const { commands } = queueOf(decision.queue).decisions[decision.what]!;
  return decision.tries > 1 && isRecorded(db, decision, [...commands, 'approval.propose']);
}

/** A row that is done with is forgotten here; one whose decision was refused waits again, free. */
async function end({ db }: QueuesDeps, decision: Decision, refusal: Refusal | undefined): Promise<void> {
  const { id, queue, rowId, madeBy, maker, what } = decision;
  const outcome = refusal ? messageOf(refusal.saying ?? refusal.error, 'en', refusal.values) : null;
  await inTransaction(db, async (tx) => {
    if (!(await endDecision(tx, id, outcome))) return;
    if (refusal || what === 'ask') await releaseRow(tx, queue, rowId, { id: madeBy, name: maker });
    else await forgetRow(tx, queue, rowId);
  });
}
