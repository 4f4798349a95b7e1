import { closePeriod } from './close-period.ts';
import { explainDifferences, listDifferences, resolveDifference } from './differences.ts';
import { exportReport } from './export-report.ts';
import { getBreakdown } from './get-breakdown.ts';
import { getDays } from './get-days.ts';
import { getReport } from './get-report.ts';
import { listCloses } from './list-closes.ts';
import { verifyDay } from './verify-day.ts';

/** The money of the casino by day and period, and what differs from what others say. */
export const financeCalls = {
  [getReport.path]: getReport,
  [getDays.path]: getDays,
  [getBreakdown.path]: getBreakdown,
  [listCloses.path]: listCloses,
  [closePeriod.path]: closePeriod,
  [verifyDay.path]: verifyDay,
  [exportReport.path]: exportReport,
  [listDifferences.path]: listDifferences,
  [resolveDifference.path]: resolveDifference,
  [explainDifferences.path]: explainDifferences,
} as const;
