import { expect, it } from 'vitest';
import { aDrill } from './a-drill.fixture.ts';
import { type Drill, faultsOf, reportText } from './report.ts';

it('says what was lost, how long it took and that everything verifies', () => {
  expect(faultsOf(aDrill)).toEqual([]);
  const text = reportText(aDrill);
  expect(text).toContain('time lost           21.3 s');
  expect(text).toContain('100 acknowledged, 90 brought back, 10 lost');
  expect(text).toContain('open again after    7.5 s: 1.0 s copying 48 MB');
  expect(text).toContain('25 named by rows, 23 there as handed in, 2 newer than their last copy and gone');
  expect(text.endsWith('Everything verifies.')).toBe(true);
});

it('to a moment that was chosen nothing is lost, it is left out', () => {
  const text = reportText({ ...aDrill, at: new Date('2026-11-26T14:00:00Z') });
  expect(text).toContain('to 2026-11-26T14:00:00.000Z.');
  expect(text).toContain('time left out       21.3 s');
});

it('of a real repository it says what a loss would cost', () => {
  const text = reportText({ ...aDrill, losses: undefined, playedAfter: undefined, files: undefined });
  expect(text).toContain('time lost           30.0 s, if the casino had been lost as the drill began');
  expect(text).toContain('not looked at: say --files');
  expect(text).not.toContain('played on');
});

it.each<[string, Partial<Drill>]>([
  ['book of 7', { verified: { ...aDrill.verified, faults: ['book of 7, posting 3: hash: differs'] } }],
  ['is not there', { files: { rows: 1, wrong: ['files/a.jpg is named by a row and is not there'], tooNew: 0 } }],
  ['was acknowledged', { losses: { ...aDrill.losses!, faults: ['bet 1 was acknowledged as 1 and is 2'] } }],
  ['has no book', { verified: { ...aDrill.verified, books: 0 } }],
  ['took no bet', { playedAfter: 0 }],
])('fails, and says that something %s', (word, changed) => {
  const faulty = { ...aDrill, ...changed };
  expect(faultsOf(faulty)).toHaveLength(1);
  expect(reportText(faulty)).toMatch(new RegExp(`1 faults:\\n.*${word}`));
});
