import { describe, expect, it } from 'vitest';
import type { Outcome } from '../types.ts';
import {
  type Decisions,
  effectiveSince,
  type Happened,
  lastWaiting,
  reduce,
  refusedOf,
  waitingOf,
} from './decisions.ts';

const nowMs = Date.parse('2026-11-24T12:00:00Z');
const after = (...all: Happened[]): Decisions => all.reduce<Decisions>(reduce, []);
const sent = (batch: number, ...ids: number[]): Happened => ({
  type: 'sent',
  queue: 'cashOuts',
  rows: ids.map((id) => ({ id, memberId: 1000 + id })),
  what: 'approve',
  batch,
});
const yes = (id: number, effectiveTime = '2026-11-24T12:00:20Z') =>
  ({ id, error: 0, message: '', row: { decision: { effectiveTime } } }) as Outcome;
const no = (id: number): Outcome => ({ id, error: 1602, message: 'It was changed.', row: null });
const answered = (batch: number, ...outcomes: Outcome[]): Happened => ({ type: 'answered', batch, outcomes, nowMs });
const states = (decisions: Decisions) => decisions.map(({ id, standing }) => [id, standing.state]);

describe('what was decided', () => {
  it('has an outcome for every row, as the server gave it', () => {
    const decisions = after(sent(1, 1, 2, 3), answered(1, yes(1), no(2)));
    expect(states(decisions)).toEqual([
      [1, 'waiting'],
      [2, 'refused'],
      [3, 'refused'],
    ]);
    expect(decisions[1]!.standing).toEqual({ state: 'refused', message: 'It was changed.' });
  });

  it('waits for its moment, and is effective from then on', () => {
    const decisions = after(sent(1, 1), answered(1, yes(1)));
    expect(states(reduce(decisions, { type: 'time', nowMs: nowMs + 19_999 }))).toEqual([[1, 'waiting']]);
    expect(states(reduce(decisions, { type: 'time', nowMs: nowMs + 20_000 }))).toEqual([[1, 'effective']]);
    expect(reduce(decisions, { type: 'time', nowMs })).toBe(decisions);
  });

  it('is named once when it has become effective, with its player', () => {
    const decisions = after(sent(1, 1, 2), answered(1, yes(1), yes(2, '2026-11-24T12:00:40Z')));
    const later = reduce(decisions, { type: 'time', nowMs: nowMs + 20_000 });
    expect(effectiveSince(decisions, later).map(({ id, memberId }) => [id, memberId])).toEqual([[1, 1001]]);
    const latest = reduce(later, { type: 'time', nowMs: nowMs + 40_000 });
    expect(effectiveSince(later, latest).map(({ id }) => id)).toEqual([2]);
  });

  it('stays refused until it is acknowledged, also when it was refused only at its moment', () => {
    const decisions = after(sent(1, 1, 2), answered(1, yes(1), no(2)), { type: 'time', nowMs: nowMs + 20_000 });
    expect(refusedOf(decisions).map(({ id }) => id)).toEqual([2]);
    const later = reduce(decisions, { type: 'refusedLater', key: 'cashOuts:1', message: 'A deposit is disputed.' });
    expect(refusedOf(later).map(({ id, standing }) => [id, standing.message])).toEqual([
      [1, 'A deposit is disputed.'],
      [2, 'It was changed.'],
    ]);
    expect(refusedOf(reduce(later, { type: 'acknowledged' }))).toEqual([]);
  });

  it('that never arrived is refused', () => {
    expect(after(sent(1, 1), { type: 'failed', batch: 1, message: 'No line.' })[0]!.standing).toEqual({
      state: 'refused',
      message: 'No line.',
    });
  });

  it('once more about a row takes the place of what was decided before', () => {
    expect(states(after(sent(1, 1), answered(1, no(1)), sent(2, 1)))).toEqual([[1, 'sent']]);
  });
});

describe('Z', () => {
  it('takes back the last stroke whole, and only what still waits', () => {
    const decisions = after(sent(1, 1), answered(1, yes(1)), sent(2, 2, 3), answered(2, yes(2), yes(3)), sent(3, 4));
    expect(lastWaiting(decisions).map(({ id }) => id)).toEqual([2, 3]);
    expect(lastWaiting(after(sent(1, 1)))).toEqual([]);
    expect(waitingOf(decisions)).toHaveLength(4);
  });

  it('says of every row whether it came in time', () => {
    const decisions = after(
      sent(1, 1, 2),
      answered(1, yes(1), yes(2)),
      { type: 'takingBack', batch: 1 },
      { type: 'takenBack', batch: 1, outcomes: [yes(1), no(2)] },
    );
    expect(states(decisions)).toEqual([
      [1, 'takenBack'],
      [2, 'waiting'],
    ]);
  });

  it('that got lost leaves everything as it was', () => {
    const decided = after(sent(1, 1), answered(1, yes(1)));
    const taking = reduce(decided, { type: 'takingBack', batch: 1 });
    expect(reduce(taking, { type: 'notTakenBack', batch: 1 })).toEqual(decided);
  });
});
