import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { claimNext, claimRow } from './claim-row.ts';
import { decideRows } from './decide-rows.ts';
import { lastDecisionOf } from './decision.store.ts';
import { exportQueue } from './export-queue.ts';
import { findRow } from './find-row.ts';
import { assignRows, escalateRows, releaseRows, snoozeRows, wakeRows } from './hold-rows.ts';
import { listQueue } from './list-queue.ts';
import { listMentions, setMentionSeen } from './note.store.ts';
import { noteRow, readNotes } from './note-row.ts';
import type { QueuesDeps } from './queues.deps.ts';
import { queueOf } from './queues.ts';
import { summariseQueues } from './summarise-queues.ts';
import { takeBackDecisions } from './take-back.ts';
import { listTemplates } from './template.store.ts';

/** What people do with what waits, whichever queue it waits in. Each queue names the permissions that it takes. */
export function queuesRoutes(deps: QueuesDeps): Handler[] {
  return [
    on(operatorCalls['/operator/queue/list'], ({ input, operator }) => listQueue(deps, operator, input)),

    on(operatorCalls['/operator/queue/export'], ({ input, operator }) => exportQueue(deps, operator, input)),

    on(operatorCalls['/operator/queue/get'], async ({ input, operator }) => {
      const found = await findRow(deps, operator, input.queue, BigInt(input.id));
      return found.ok ? ok(found.data.wire) : found;
    }),

    on(operatorCalls['/operator/queue/outcome'], async ({ input: { queue, id }, operator }) => {
      if (!operator.permissions.has(queueOf(queue).read)) return refuse('notPermitted');
      return ok(await lastDecisionOf(deps.db, queue, BigInt(id), operator.id));
    }),

    on(operatorCalls['/operator/queue/summary'], async ({ operator }) => ok(await summariseQueues(deps, operator))),

    on(operatorCalls['/operator/queue/claim'], ({ input, operator }) =>
      claimRow(deps, operator, input.queue, BigInt(input.id)),
    ),

    on(operatorCalls['/operator/queue/next'], ({ input, operator }) => claimNext(deps, operator, input)),

    on(operatorCalls['/operator/queue/release'], ({ input, operator, language }) =>
      releaseRows(deps, operator, input, language),
    ),

    on(operatorCalls['/operator/queue/assign'], ({ input, operator, language }) =>
      assignRows(deps, operator, { ...input, to: input.to }, language),
    ),

    on(operatorCalls['/operator/queue/snooze'], ({ input, operator, language }) =>
      snoozeRows(deps, operator, input, language),
    ),

    on(operatorCalls['/operator/queue/wake'], ({ input, operator, language }) =>
      wakeRows(deps, operator, input, language),
    ),

    on(operatorCalls['/operator/queue/escalate'], ({ input, operator, language }) =>
      escalateRows(deps, operator, input, language),
    ),

    on(operatorCalls['/operator/queue/note'], ({ input: { queue, id, text }, operator }) =>
      noteRow(deps, operator, { queue, id: BigInt(id), text }),
    ),

    on(operatorCalls['/operator/queue/notes'], ({ input, operator }) =>
      readNotes(deps, operator, input.queue, BigInt(input.id)),
    ),

    on(operatorCalls['/operator/queue/mentions'], async ({ operator }) => {
      const mentions = await listMentions(deps.db, operator.id);
      // What their roles no longer show is not shown here either.
      const seen = mentions.filter(({ queue }) => operator.permissions.has(queueOf(queue).read));
      return ok(
        seen.map(({ id, queue, rowId, by, at, text }) => ({
          note: Number(id),
          queue,
          id: Number(rowId),
          by,
          time: at.toISOString(),
          text,
        })),
      );
    }),

    on(operatorCalls['/operator/queue/seeMention'], async ({ input, operator }) => {
      await setMentionSeen(deps.db, operator.id, BigInt(input.note));
      return ok(null);
    }),

    on(operatorCalls['/operator/queue/decide'], ({ input, operator, language }) =>
      decideRows(deps, operator, input, language),
    ),

    on(operatorCalls['/operator/queue/takeBack'], ({ input, operator, language }) =>
      takeBackDecisions(deps, operator, input, language),
    ),

    on(operatorCalls['/operator/queue/templates'], async ({ input }) => ok(await listTemplates(deps.db, input.queue))),
  ];
}
