import { expect, it } from 'vitest';
import { inputMoment } from '../../../lib/input-moment.ts';
import { snoozeMoments } from './snooze-moments.ts';

it('tomorrow begins at nine where the reader is, also over the end of a month', () => {
  const { tomorrow, inAnHour } = snoozeMoments(new Date(2026, 10, 30, 23, 30));
  expect(inputMoment(tomorrow)).toBe('2026-12-01T09:00');
  expect(inputMoment(inAnHour)).toBe('2026-12-01T00:30');
});
