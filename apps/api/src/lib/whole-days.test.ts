import { expect, it } from 'vitest';
import { windowOfDays } from './whole-days.ts';

const phaseAt = (time: string) => windowOfDays('2026-03-01', '2026-03-02', new Date(time)).phase;

it('runs from the first moment of the first day to the last of the last', () => {
  expect(phaseAt('2026-02-28T23:59:59.999Z')).toBe('coming');
  expect(phaseAt('2026-03-01T00:00:00.000Z')).toBe('running');
  expect(phaseAt('2026-03-02T23:59:59.999Z')).toBe('running');
  expect(phaseAt('2026-03-03T00:00:00.000Z')).toBe('ended');
});

it('has no begin and no end where no day bounds it', () => {
  expect(windowOfDays(null, null, new Date())).toEqual({ phase: 'running', beginTime: null, endTime: null });
});
