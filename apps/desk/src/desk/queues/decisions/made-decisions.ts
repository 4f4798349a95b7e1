/** The decisions that this person has made in this page, and the calls behind them. They outlive the screen they were made on. */
import { createStore, useStore } from '@fairhouse/ui/store.ts';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { post } from '../../../lib/api.ts';
import { reload } from '../../../lib/query.ts';
import { reloadSubjects } from '../../../lib/subject.ts';
import { queueText } from '../texts/index.ts';
import type { QueueName, Row } from '../types.ts';
import { type Decisions, effectiveSince, type Happened, lastWaiting, type Made, reduce } from './decisions.ts';

const decisions = createStore<Decisions>([]);
let batches = 0;
/** The last stroke on its way: what is to be taken back has to have arrived. */
let underWay: Promise<unknown> = Promise.resolve();
/** What was decided is carried out by a job: the lists, and what is open about it, are asked again once it has had its turn. */
const carriedOutAfterMs = 2_500;

export const useDecisions = (): Decisions => useStore(decisions);

interface Stroke {
  queue: QueueName;
  rows: readonly Pick<Row, 'id' | 'memberId' | 'contentHash'>[];
  what: string;
  reason?: string | undefined;
  template?: string | undefined;
  values?: Record<string, string>;
  /** What it takes of one row alone; an empty value is none. */
  own?: readonly { id: number; name: string; value: string }[];
}

/** Decides about rows. What comes of each is in `useDecisions`, at once as sent and then as the server says. */
export async function decide({ queue, rows, what, reason, template, values = {}, own = [] }: Stroke): Promise<void> {
  const batch = ++batches;
  happen({ type: 'sent', queue, rows, what, batch });
  const sending = post('/operator/queue/decide', {
    queue,
    decision: what,
    rows: rows.map(({ id, contentHash }) => ({ id, contentHash, values: ownOf(own, id) })),
    ...(reason ? { reason } : {}),
    ...(template ? { template } : {}),
    values,
  });
  underWay = sending;
  const answer = await sending;
  if (!answer.ok) {
    // Without an answer the server may have it all the same: the list says how the rows stand.
    happen({ type: 'failed', batch, message: answer.error === -1 ? queueText('lineLost') : answer.message });
    showToast(answer.message);
    await reloadLists();
    return;
  }
  happen({ type: 'answered', batch, outcomes: answer.data.outcomes, nowMs: Date.now() });
  const refused = answer.data.outcomes.find(({ error }) => error !== 0);
  if (refused) showToast(refused.message);
  // What was refused stands otherwise than it was shown: somebody else has it, or it has changed.
  await (refused ? reloadLists() : reload('/operator/queue/summary'));
}

function ownOf(own: NonNullable<Stroke['own']>, id: number): Record<string, string> {
  const given = own.filter((one) => one.id === id && one.value !== '');
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}

/** Takes the last stroke back that still can be. */
export async function takeBackLast(): Promise<void> {
  await underWay;
  const [first, ...rest] = lastWaiting(decisions.get());
  if (!first) return;
  const { batch, queue } = first;
  const ids = [first, ...rest].map(({ id }) => id);
  happen({ type: 'takingBack', batch });
  const answer = await post('/operator/queue/takeBack', { queue, ids });
  if (!answer.ok) {
    happen({ type: 'notTakenBack', batch });
    showToast(answer.message);
    return;
  }
  happen({ type: 'takenBack', batch, outcomes: answer.data.outcomes });
  const count = answer.data.outcomes.filter(({ error }) => error === 0).length;
  if (count < ids.length) showToast(queueText('tooLate'), 'warning');
  else showToast(queueText('tookBack', { count }), 'success');
  await reloadLists();
}

/** Steps the clock of the countdowns; to be called each second. */
export function passTime(nowMs: number): void {
  const before = decisions.get();
  happen({ type: 'time', nowMs });
  if (decisions.get() === before) return;
  const effective = effectiveSince(before, decisions.get());
  setTimeout(
    () => void Promise.all([reloadLists(), reloadSubjects(effective), ...effective.map(askWhatCame)]),
    carriedOutAfterMs,
  );
}

/** What could not be carried out says why, also when its row has left the queue, as after a member took a cash-out back. */
async function askWhatCame({ key, queue, id, what }: Made): Promise<void> {
  const answer = await post('/operator/queue/outcome', { queue, id });
  const decision = answer.ok ? answer.data : null;
  if (decision?.state === 'refused' && decision.what === what)
    happen({ type: 'refusedLater', key, message: decision.outcome ?? '' });
}

export function acknowledgeRefused(): void {
  happen({ type: 'acknowledged' });
}

function happen(happened: Happened): void {
  decisions.set(reduce(decisions.get(), happened));
}

export function reloadLists(): Promise<void> {
  return reload('/operator/queue/list', '/operator/queue/summary', '/operator/queue/get', '/operator/queue/notes');
}
