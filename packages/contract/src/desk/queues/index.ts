import { claimRow, nextRow } from './claim-row.ts';
import { decideRows, takeBackDecisions } from './decide-rows.ts';
import { ownDecision } from './decision-outcome.ts';
import { exportQueue } from './export-queue.ts';
import { getQueueRow } from './get-queue-row.ts';
import { assignRows, escalateRows, releaseRows, snoozeRows, wakeRows } from './hold-rows.ts';
import { listQueue } from './list-queue.ts';
import { listReasonTemplates } from './list-templates.ts';
import { listMentions, listRowNotes, noteRow, seeMention } from './row-notes.ts';
import { summariseQueues } from './summarise-queues.ts';

/** What people do with what waits for them, whichever queue it waits in. */
export const queueCalls = {
  [listQueue.path]: listQueue,
  [exportQueue.path]: exportQueue,
  [getQueueRow.path]: getQueueRow,
  [summariseQueues.path]: summariseQueues,
  [claimRow.path]: claimRow,
  [nextRow.path]: nextRow,
  [releaseRows.path]: releaseRows,
  [assignRows.path]: assignRows,
  [snoozeRows.path]: snoozeRows,
  [wakeRows.path]: wakeRows,
  [escalateRows.path]: escalateRows,
  [noteRow.path]: noteRow,
  [listRowNotes.path]: listRowNotes,
  [listMentions.path]: listMentions,
  [seeMention.path]: seeMention,
  [decideRows.path]: decideRows,
  [ownDecision.path]: ownDecision,
  [takeBackDecisions.path]: takeBackDecisions,
  [listReasonTemplates.path]: listReasonTemplates,
} as const;
