import { expect, it } from 'vitest';
import { barsOf, bytesText, scheduleText, spanOf, tabOf } from './health-view.ts';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_500, '1.5 kB'],
  [123_456_789, '123 MB'],
  [5_000_000_000_000, '5.0 TB'],
])('%i bytes are %s', (bytes, text) => expect(bytesText(bytes)).toBe(text));

it('an address that says nothing known shows the casino as it is now', () => {
  expect([tabOf({ tab: 'nothing' }), spanOf({ span: '3y' })]).toEqual(['now', '24h']);
});

it('a bar stands at its time, as high as its share of the highest, and a gap is a gap', () => {
  const at = (minute: number) => `2026-11-25T12:${String(minute).padStart(2, '0')}:00.000Z`;
  const points = [
    { time: at(0), calls: 50, refused: 0, p95Ms: 1 },
    { time: at(8), calls: 100, refused: 25, p95Ms: 1 },
  ];
  const bars = barsOf({ from: at(0), until: at(10), stepSeconds: 60, points }, 100, 40);
  expect(bars.map(({ x, y, height, refusedHeight }) => [x, y, height, refusedHeight])).toEqual([
    [0, 20, 20, 0],
    [80, 0, 40, 10],
  ]);
  expect(barsOf({ from: at(0), until: at(10), stepSeconds: 60, points }, 100, 40, 200)[1]!.height).toBe(20);
});

it.each([
  ['5 0 * * 1', 'Mon 00:05 UTC'],
  ['30 2 * * *', '02:30 UTC'],
  ['0 3 1 * *', '1, 03:00 UTC'],
  ['*/5 * * * *', '*/5 * * * *'],
])('says the schedule %s as %s', (schedule, said) => {
  expect(scheduleText(schedule, 'en')).toBe(said);
});
