import { expect, it } from 'vitest';
import { stretchOf, usualStretch } from './trial-stretch.ts';

const now = Date.parse('2026-03-31T10:00:00Z');

it('a trial covers whole days, and of today what there was', () => {
  expect(usualStretch(now)).toEqual({ from: '2026-03-02', until: '2026-03-31' });
  expect(stretchOf('2026-03-02', '2026-03-31', now)).toEqual({
    from: '2026-03-02T00:00:00.000Z',
    until: '2026-03-31T10:00:00.000Z',
  });
  expect(stretchOf('2026-03-02', '2026-03-02', now).until).toBe('2026-03-03T00:00:00.000Z');
});
