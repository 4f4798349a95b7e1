import { expect, it } from 'vitest';
import { type Drill, faultsOf, reportText } from './report.ts';

const drill: Drill = {
  of: 'a house',
  at: undefined,
  restoredTo: new Date('2026-11-26T14:00:00Z'),
  endedAt: new Date('2026-11-26T14:00:30Z'),
  copiedMs: 1_000,
  recoveredMs: 2_000,
  filesMs: 500,
  openedMs: 4_000,
  verifiedMs: 700,
  databaseBytes: 48 * 1024 * 1024,
  verified: {
    books: 13,
    postings: 3_000,
    record: '200 entries and 1 heads were checked; everything is right.',
    faults: [],
  },
  files: { rows: 25, wrong: [], tooNew: 2 },
  losses: { acknowledged: 100, restored: 90, lost: 10, lostMs: 21_300, faults: [] },
  playedAfter: 300,
};

it('says what was lost, how long it took and that everything verifies', () => {
  expect(faultsOf(drill)).toEqual([]);
  const text = reportText(drill);
  expect(text).toContain('time lost           21.3 s');
  expect(text).toContain('100 acknowledged, 90 brought back, 10 lost');
  expect(text).toContain('open again after    7.5 s: 1.0 s copying 48 MB');
  expect(text).toContain('25 named by rows, 23 there as handed in, 2 newer than their last copy and gone');
  expect(text.endsWith('Everything verifies.')).toBe(true);
});

it('to a moment that was chosen nothing is lost, it is left out', () => {
  const text = reportText({ ...drill, at: new Date('2026-11-26T14:00:00Z') });
  expect(text).toContain('to 2026-11-26T14:00:00.000Z.');
  expect(text).toContain('time left out       21.3 s');
});

it('of a real repository it says what a loss would cost', () => {
  const text = reportText({ ...drill, losses: undefined, playedAfter: undefined, files: undefined });
  expect(text).toContain('time lost           30.0 s, if the house had been lost as the drill began');
  expect(text).toContain('not looked at: say --files');
  expect(text).not.toContain('played on');
});

it.each<[string, Partial<Drill>]>([
  ['book of 7', { verified: { ...drill.verified, faults: ['book of 7, posting 3: hash: differs'] } }],
  ['is not there', { files: { rows: 1, wrong: ['files/a.jpg is named by a row and is not there'], tooNew: 0 } }],
  ['was acknowledged', { losses: { ...drill.losses!, faults: ['bet 1 was acknowledged as 1 and is 2'] } }],
  ['has no book', { verified: { ...drill.verified, books: 0 } }],
  ['took no bet', { playedAfter: 0 }],
])('fails, and says that something %s', (word, changed) => {
  const faulty = { ...drill, ...changed };
  expect(faultsOf(faulty)).toHaveLength(1);
  expect(reportText(faulty)).toMatch(new RegExp(`1 faults:\\n.*${word}`));
});
