import { type HealthRule, healthRules } from '@fairhouse/contract/operator';
import { describe, expect, it } from 'vitest';
import { conditionsOf, type Measured, type Rules, type RuleValue } from './conditions.ts';

const now = new Date('2026-11-25T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const nothing: Measured = {
  now,
  processes: [],
  queues: [],
  payments: [],
  chains: [],
  checks: [],
  jobs: [],
  tables: [],
  refusals: [],
  archive: null,
};

function rules(rule: HealthRule, value: Partial<RuleValue>): Rules {
  const off = { watched: false, limit: 1, leastCount: 1, forMinutes: 1, mailTo: [] };
  return {
    ...Object.fromEntries(healthRules.map((one) => [one, off])),
    [rule]: { ...off, watched: true, ...value },
  } as Rules;
}

const api = { id: 'api@here:3000', name: 'api', startedAt: ago(9_000), stoppedAt: null, figures: {} };
const disk = (used: number) => ({ disk: { freeBytes: 1_000 - used, allBytes: 1_000 } });
const queue = { queue: 'cashOuts' as const, waiting: 3, amber: 2, red: 1, amberMinutes: 30, redMinutes: 60 };
const payment = { kind: 'deposit' as const, provider: 'stripe', method: 'CARD', givenUp: 50, underWay: 9, seconds: [] };
const chain = { chain: 'bitcoin', height: 7, pending: 0 };
const table = {
  vendor: 'studio',
  code: 'live-wheel',
  round: null,
  rests: false,
  movedAt: ago(1).toISOString(),
  owed: { bets: 0, since: null },
};
const check = { name: 'books' as const, endedAt: ago(60), askedBy: 'operator:ana', checked: 10n };
const job = {
  name: 'rollUp',
  process: null,
  ranAt: ago(1),
  tookMs: 1,
  found: 0n,
  rounds: 9n,
  failedAt: null,
  problem: 'no',
};

const refusals = {
  vendor: 'studio',
  game: 'nocturne',
  day: '2026-11-25',
  played: { wins: 2_500, losses: 7_500 },
};

/** Each rule with what is still as it should be, and what is not any more. */
const borders: [HealthRule, Partial<RuleValue>, string, Partial<Measured>, Partial<Measured>][] = [
  [
    'processGone',
    { limit: 60 },
    'api@here:3000',
    { processes: [{ ...api, seenAt: ago(60) }] },
    { processes: [{ ...api, seenAt: ago(60.001) }] },
  ],
  [
    'queueLate',
    { limit: 150 },
    'cashOuts',
    { queues: [{ ...queue, oldest: ago(90 * 60) }] },
    { queues: [{ ...queue, oldest: ago(90 * 60 + 1) }] },
  ],
  [
    'providerFailing',
    { limit: 50, leastCount: 10 },
    'deposit stripe CARD',
    { payments: [{ ...payment, done: 5, refused: 5 }] },
    { payments: [{ ...payment, done: 499, refused: 501 }] },
  ],
  [
    'chainStill',
    { limit: 10 },
    'bitcoin',
    { chains: [{ ...chain, movedAt: ago(600) }] },
    { chains: [{ ...chain, movedAt: ago(601) }] },
  ],
  [
    'tableStill',
    { limit: 2 },
    'studio live-wheel',
    { tables: [{ ...table, movedAt: ago(120).toISOString() }] },
    { tables: [{ ...table, movedAt: ago(121).toISOString() }] },
  ],
  [
    'betsOwed',
    { limit: 5 },
    'studio live-wheel',
    { tables: [{ ...table, owed: { bets: 1, since: ago(300).toISOString() } }] },
    { tables: [{ ...table, owed: { bets: 1, since: ago(301).toISOString() } }] },
  ],
  ['checkFound', { limit: 0 }, 'books', { checks: [{ ...check, found: 0n }] }, { checks: [{ ...check, found: 1n }] }],
  ['jobFailing', { limit: 5 }, 'rollUp', { jobs: [{ ...job, failures: 4 }] }, { jobs: [{ ...job, failures: 5 }] }],
  [
    'diskFull',
    { limit: 90 },
    'here',
    { processes: [{ ...api, seenAt: ago(1), figures: disk(900) }] },
    { processes: [{ ...api, seenAt: ago(1), figures: disk(901) }] },
  ],
  [
    'archiveLate',
    { limit: 5 },
    'database',
    { archive: { lastAt: ago(300), failing: true, failed: 3 } },
    { archive: { lastAt: ago(301), failing: false, failed: 3 } },
  ],
  [
    'refusalsByOutcome',
    { limit: 7, leastCount: 10 },
    'studio nocturne 2026-11-25',
    { refusals: [{ ...refusals, refused: { wins: 3, losses: 9 } }] },
    { refusals: [{ ...refusals, refused: { wins: 13, losses: 0 } }] },
  ],
];

describe.each(borders)('%s', (rule, value, subject, before, beyond) => {
  const found = (measured: Partial<Measured>, changed: Partial<RuleValue> = {}) =>
    conditionsOf({ ...nothing, ...measured }, rules(rule, { ...value, ...changed })).map((one) => [
      one.rule,
      one.subject,
    ]);

  it('holds beyond its border and not at it', () => {
    expect(found(before)).toEqual([]);
    expect(found(beyond)).toEqual([[rule, subject]]);
  });

  it('says nothing where it is switched off, or where there is nothing to judge', () => {
    expect(found(beyond, { watched: false })).toEqual([]);
    expect(found({})).toEqual([]);
  });
});

it('every rule is tried at both sides of its border', () => {
  expect(borders.map(([rule]) => rule)).toEqual(healthRules);
});

const judged = (rule: HealthRule, value: Partial<RuleValue>, measured: Partial<Measured>) =>
  conditionsOf({ ...nothing, ...measured }, rules(rule, value)).length;

it('a process that was stopped in order is not missed; one that was never seen is, once it has been asked for long enough', () => {
  expect(judged('processGone', { limit: 60 }, { processes: [{ ...api, seenAt: ago(900), stoppedAt: ago(900) }] })).toBe(
    0,
  );
  expect(judged('processGone', { limit: 60 }, { processes: [{ ...api, seenAt: null, startedAt: ago(59) }] })).toBe(0);
  expect(judged('processGone', { limit: 60 }, { processes: [{ ...api, seenAt: null, startedAt: ago(61) }] })).toBe(1);
});

it('a provider is not judged by fewer than so many, nor by what players gave up', () => {
  const value = { limit: 50, leastCount: 10 };
  expect(judged('providerFailing', value, { payments: [{ ...payment, done: 0, refused: 9 }] })).toBe(0);
  expect(judged('providerFailing', value, { payments: [{ ...payment, done: 0, refused: 10 }] })).toBe(1);
  expect(judged('providerFailing', value, { payments: [{ ...payment, done: 10, refused: 0 }] })).toBe(0);
});

it('a disk of which nothing has been heard for five minutes is not known to be full', () => {
  const full = (seconds: number) => ({ processes: [{ ...api, seenAt: ago(seconds), figures: disk(999) }] });
  expect(judged('diskFull', { limit: 90 }, full(300))).toBe(1);
  expect(judged('diskFull', { limit: 90 }, full(301))).toBe(0);
});

it('a table that rests by order of the casino, or has had no round yet, does not stand still', () => {
  const still = { ...table, movedAt: ago(9_000).toISOString() };
  expect(judged('tableStill', { limit: 2 }, { tables: [still] })).toBe(1);
  expect(judged('tableStill', { limit: 2 }, { tables: [{ ...still, rests: true }] })).toBe(0);
  // One whose round does not end is not at rest yet.
  expect(judged('tableStill', { limit: 2 }, { tables: [{ ...still, rests: true, round: {} }] })).toBe(1);
  expect(judged('tableStill', { limit: 2 }, { tables: [{ ...still, movedAt: null }] })).toBe(0);
});

it('two processes of one machine tell of one disk', () => {
  const two = [api, { ...api, id: 'api@here:4000' }].map((one) => ({ ...one, seenAt: ago(1), figures: disk(999) }));
  expect(judged('diskFull', { limit: 90 }, { processes: two })).toBe(1);
});
