import { getDailyExportFile, listDailyExports } from './exports.ts';
import {
  deleteReport,
  exportReportFile,
  getReport,
  getReportKey,
  getReportSignature,
  listReports,
  runReport,
  saveReport,
} from './reports.ts';
import { endReportSchedule, listReportRecipients, listReportSchedules, saveReportSchedule } from './schedules.ts';

/** Reports: built, saved, exported, sent by mail. */
export const reportCalls = {
  [runReport.path]: runReport,
  [listReports.path]: listReports,
  [getReport.path]: getReport,
  [saveReport.path]: saveReport,
  [deleteReport.path]: deleteReport,
  [exportReportFile.path]: exportReportFile,
  [getReportKey.path]: getReportKey,
  [getReportSignature.path]: getReportSignature,
  [listReportSchedules.path]: listReportSchedules,
  [saveReportSchedule.path]: saveReportSchedule,
  [endReportSchedule.path]: endReportSchedule,
  [listReportRecipients.path]: listReportRecipients,
  [listDailyExports.path]: listDailyExports,
  [getDailyExportFile.path]: getDailyExportFile,
} as const;
