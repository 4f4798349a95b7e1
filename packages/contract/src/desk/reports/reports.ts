import { z } from 'zod';
import { call } from '../../call.ts';
import { done, listedId, maybe, nothing, text } from '../../scalars.ts';
import { fileAnswer } from '../documents/file-answer.ts';
import { reportName, reportProblem, reportResult, reportSharing, reportVersion, savedReport } from './report.ts';
import { reportDefinition } from './report-definition.ts';

export const mostReportsOfPerson = 100;

export const runReport = call({
  path: '/operator/report/run',
  access: 'operator',
  permission: 'reports.read',
  summary:
    'Works out a report. `problem`: why this combination is impossible or what to narrow; then there is no result. Tables and cohorts also take `finance.read`.',
  input: z.strictObject({ definition: reportDefinition }),
  output: z.object({ problem: reportProblem.nullable(), result: reportResult.nullable() }),
  errors: ['notPermitted'],
});

export const listReports = call({
  path: '/operator/report/list',
  access: 'operator',
  permission: 'reports.read',
  summary: "Saved reports: one's own, then those shared with all staff or with a role of the caller, at most 300.",
  input: nothing(),
  output: z.object({ reports: z.array(savedReport) }),
});

export const getReport = call({
  path: '/operator/report/get',
  access: 'operator',
  permission: 'reports.read',
  summary: 'A saved report with its versions, the newest first.',
  input: z.strictObject({ id: listedId() }),
  output: z.object({ report: savedReport, versions: z.array(reportVersion).min(1) }),
  errors: ['noSuchThing'],
});

export const saveReport = call({
  path: '/operator/report/save',
  access: 'operator',
  permission: 'reports.build',
  summary: `Saves a report, or a new version of the caller's own. At most ${mostReportsOfPerson} for a person.`,
  input: z.strictObject({
    id: maybe(listedId()).describe('Of the one that is changed'),
    version: maybe(listedId()).describe('The version that was changed; another in force is refused'),
    name: reportName(),
    sharedWith: reportSharing().default('nobody'),
    definition: reportDefinition,
  }),
  output: savedReport,
  errors: ['missingField', 'invalidField', 'noSuchThing', 'wrongState', 'contentChanged', 'notPermitted'],
});

export const deleteReport = call({
  path: '/operator/report/delete',
  access: 'operator',
  permission: 'reports.build',
  summary: "Deletes one of one's own reports, also for those with whom it was shared, and ends its mails.",
  input: z.strictObject({ id: listedId() }),
  output: done(),
  errors: ['noSuchThing'],
});

export const exportReportFile = call({
  path: '/operator/report/export',
  access: 'operator',
  permission: 'exports.make',
  summary:
    'A report as CSV (RFC 4180, UTF-8). The header `x-made-from` carries its SHA-256, by which `/operator/report/signature` has its signature. Also takes `reports.read`.',
  input: z.strictObject({ definition: reportDefinition, name: reportName().default('report') }),
  output: fileAnswer(),
  errors: ['invalidField', 'notPermitted', 'serverBusy'],
  answersFile: true,
});

export const getReportKey = call({
  path: '/operator/report/key',
  access: 'operator',
  permission: 'reports.read',
  summary: 'The public key by which exported and mailed files, and the manifests of daily files, are checked.',
  input: nothing(),
  output: z.object({ publicKey: z.string() }),
});

export const getReportSignature = call({
  path: '/operator/report/signature',
  access: 'operator',
  permission: 'reports.read',
  summary: 'The signature of a file that was exported or mailed: a signed note over its name and SHA-256.',
  input: z.strictObject({ sha256: text(64).describe('In hex') }),
  output: z.object({ name: z.string(), note: z.string(), publicKey: z.string() }),
  errors: ['noSuchThing'],
});
