import { expect, it } from 'vitest';
import { aDrill } from './a-drill.fixture.ts';
import { drillMetrics } from './drill-metrics.ts';

const endedAt = new Date('2026-11-30T04:10:00.500Z');
const valuesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^(casino_drill_\w+) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  );

it('are when it ended, that all verified, how long it took and what was lost', () => {
  expect(valuesOf(drillMetrics(aDrill, endedAt))).toEqual({
    casino_drill_at_seconds: endedAt.getTime() / 1_000 - 0.5,
    casino_drill_right: 1,
    casino_drill_open_again_seconds: 7.5,
    casino_drill_lost_seconds: 21.3,
  });
});

it('say of a real repository what would have been lost, and of a chosen moment nothing', () => {
  const real = { ...aDrill, losses: undefined };
  expect(valuesOf(drillMetrics(real, endedAt)).casino_drill_lost_seconds).toBe(30);
  expect(drillMetrics({ ...real, at: endedAt }, endedAt)).not.toContain('lost');
});

it('say that it is not right where something does not verify, and where it came to no end', () => {
  expect(valuesOf(drillMetrics({ ...aDrill, playedAfter: 0 }, endedAt)).casino_drill_right).toBe(0);
  expect(valuesOf(drillMetrics(undefined, endedAt))).toEqual({
    casino_drill_at_seconds: endedAt.getTime() / 1_000 - 0.5,
    casino_drill_right: 0,
  });
});
