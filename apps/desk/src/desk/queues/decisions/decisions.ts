import type { Outcome, QueueName } from '../types.ts';

/**
 * What became of what this person decided, row by row. `sent`: on its way; `waiting`: the server has it, and until its
 * moment it can be taken back; `effective`: that moment is over; `refused`: the server said no, and the row waits as before.
 */
export type Standing =
  | { state: 'sent' }
  | { state: 'waiting'; effectiveAtMs: number }
  | { state: 'takingBack'; effectiveAtMs: number }
  | { state: 'effective' }
  | { state: 'refused'; message: string }
  | { state: 'takenBack' };

export interface Made {
  key: string;
  queue: QueueName;
  id: number;
  memberId: number | null;
  what: string;
  /** Decisions of one stroke are taken back by one stroke. */
  batch: number;
  standing: Standing;
}

export type DecidedRow = Pick<Made, 'id' | 'memberId'>;
export type Decisions = readonly Made[];

export type Happened =
  | { type: 'sent'; queue: QueueName; rows: readonly DecidedRow[]; what: string; batch: number }
  | { type: 'answered'; batch: number; outcomes: readonly Outcome[]; nowMs: number }
  | { type: 'failed'; batch: number; message: string }
  | { type: 'takingBack'; batch: number }
  | { type: 'takenBack'; batch: number; outcomes: readonly Outcome[] }
  | { type: 'notTakenBack'; batch: number }
  | { type: 'time'; nowMs: number }
  /** What was refused when it was carried out. */
  | { type: 'refusedLater'; key: string; message: string }
  | { type: 'acknowledged' };

const most = 500;

export function reduce(decisions: Decisions, happened: Happened): Decisions {
  switch (happened.type) {
    case 'sent': {
      const { queue, what, batch } = happened;
      const made = happened.rows.map(
        ({ id, memberId }): Made => ({
          key: `${queue}:${id}`,
          queue,
          id,
          memberId,
          what,
          batch,
          standing: { state: 'sent' },
        }),
      );
      const keys = new Set(made.map(({ key }) => key));
      return [...decisions.filter(({ key }) => !keys.has(key)), ...made].slice(-most);
    }
    case 'answered':
      return inBatch(decisions, happened.batch, ({ id }) =>
        standingOf(outcomeOf(happened.outcomes, id), happened.nowMs),
      );
    case 'failed':
      return inBatch(decisions, happened.batch, () => ({ state: 'refused', message: happened.message }));
    case 'takingBack':
      return inBatch(decisions, happened.batch, ({ standing }) =>
        standing.state === 'waiting' ? { ...standing, state: 'takingBack' } : standing,
      );
    case 'takenBack':
      return inBatch(decisions, happened.batch, ({ id, standing }) => {
        if (standing.state !== 'takingBack') return standing;
        return outcomeOf(happened.outcomes, id)?.error === 0
          ? { state: 'takenBack' }
          : { ...standing, state: 'waiting' };
      });
    case 'notTakenBack':
      return inBatch(decisions, happened.batch, ({ standing }) =>
        standing.state === 'takingBack' ? { ...standing, state: 'waiting' } : standing,
      );
    case 'refusedLater':
      return decisions.map((made) =>
        made.key === happened.key && made.standing.state === 'effective'
          ? { ...made, standing: { state: 'refused', message: happened.message } }
          : made,
      );
    case 'acknowledged':
      return decisions.filter(({ standing }) => standing.state !== 'refused');
    case 'time': {
      const isOver = ({ standing }: Made) => standing.state === 'waiting' && standing.effectiveAtMs <= happened.nowMs;
      if (!decisions.some(isOver)) return decisions;
      return decisions.map((made) => (isOver(made) ? { ...made, standing: { state: 'effective' } } : made));
    }
  }
}

/** The last stroke that can still be taken back. */
export function lastWaiting(decisions: Decisions): Made[] {
  const last = decisions.findLast(({ standing }) => standing.state === 'waiting');
  return last ? decisions.filter(({ batch, standing }) => batch === last.batch && standing.state === 'waiting') : [];
}

/** Those whose moment is over now and was not before. */
export function effectiveSince(before: Decisions, now: Decisions): Made[] {
  const isEffective = (made: Made | undefined) => made?.standing.state === 'effective';
  const former = new Map(before.map((made) => [made.key, made]));
  return now.filter((made) => isEffective(made) && !isEffective(former.get(made.key)));
}

export function waitingOf(decisions: Decisions): Made[] {
  return decisions.filter(
    ({ standing: { state } }) => state === 'waiting' || state === 'takingBack' || state === 'sent',
  );
}

/** What was refused and nobody has acknowledged yet. */
export function refusedOf(decisions: Decisions): (Made & { standing: { state: 'refused'; message: string } })[] {
  return decisions.filter(
    (made): made is Made & { standing: { state: 'refused'; message: string } } => made.standing.state === 'refused',
  );
}

function standingOf(outcome: Outcome | undefined, nowMs: number): Standing {
  if (!outcome) return { state: 'refused', message: '' };
  if (outcome.error !== 0) return { state: 'refused', message: outcome.message };
  const moment = outcome.row?.decision?.effectiveTime;
  return { state: 'waiting', effectiveAtMs: moment ? new Date(moment).getTime() : nowMs };
}

function outcomeOf(outcomes: readonly Outcome[], id: number): Outcome | undefined {
  return outcomes.find((outcome) => outcome.id === id);
}

function inBatch(decisions: Decisions, batch: number, next: (made: Made) => Standing): Decisions {
  return decisions.map((made) => (made.batch === batch ? { ...made, standing: next(made) } : made));
}
