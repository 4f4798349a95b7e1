import type { Drill } from './report.ts';

/** One in which all verified. */
export const aDrill: Drill = {
  of: 'a casino',
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
