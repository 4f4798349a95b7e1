import { z } from 'zod';
import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { id, maybe, moment, text } from '../../scalars.ts';
import { riskCase, riskCaseWhole } from './risk-case.ts';
import { riskCaseOutcomes, riskCaseStates } from './risk-words.ts';

export const listRiskCases = call({
  path: '/operator/risk/case/listPage',
  access: 'operator',
  permission: 'risk.read',
  summary: 'Cases, oldest first unless sorted otherwise.',
  input: pageInput({
    filters: {
      state: { schema: z.enum(riskCaseStates), operators: ['EQ', 'IN'] },
      outcome: { schema: z.enum(riskCaseOutcomes), operators: ['EQ'] },
      assignedTo: { schema: text(60), operators: ['EQ'] },
      memberId: { schema: id(), operators: ['EQ'] },
      openTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['openTime', 'id'],
  }),
  output: deskPageOf(riskCase),
});

export const getRiskCase = call({
  path: '/operator/risk/case/get',
  access: 'operator',
  permission: 'risk.read',
  summary: 'A case with its members, alerts, notes and reports.',
  input: z.object({ id: id() }),
  output: riskCaseWhole,
  errors: ['noSuchThing'],
});

export const openRiskCase = call({
  path: '/operator/risk/case/open',
  access: 'operator',
  permission: 'risk.decide',
  summary: 'Opens a case of open alerts, of members, or of both. The members of its alerts are members of the case.',
  input: z.object({
    title: text(120).describe('Not empty'),
    alertIds: z.array(id()).max(100).default([]),
    memberIds: z.array(id()).max(100).default([]),
  }),
  output: riskCaseWhole,
  errors: ['missingField', 'noSuchThing', 'wrongState', 'ownAffair'],
});

export const addToRiskCase = call({
  path: '/operator/risk/case/add',
  access: 'operator',
  permission: 'risk.decide',
  summary: 'Adds open alerts and members to a case that is not closed.',
  input: z.object({
    id: id(),
    alertIds: z.array(id()).max(100).default([]),
    memberIds: z.array(id()).max(100).default([]),
  }),
  output: riskCaseWhole,
  errors: ['missingField', 'noSuchThing', 'wrongState', 'ownAffair'],
});

export const noteRiskCase = call({
  path: '/operator/risk/case/note',
  access: 'operator',
  permission: 'risk.decide',
  summary: 'Writes a note to a case. Notes are never changed.',
  input: z.object({ id: id(), text: text(2000).describe('Not empty') }),
  output: riskCaseWhole,
  errors: ['noSuchThing', 'wrongState', 'missingField', 'ownAffair'],
});

export const assignRiskCase = call({
  path: '/operator/risk/case/assign',
  access: 'operator',
  permission: 'risk.decide',
  summary: 'Gives a case to somebody, who investigates it from then on; or to nobody, and it is open again.',
  input: z.object({ id: id(), to: maybe(text(60)).describe('Name of somebody of the staff; empty: to nobody') }),
  output: riskCaseWhole,
  errors: ['noSuchThing', 'wrongState', 'invalidField', 'ownAffair'],
});

export const closeRiskCase = call({
  path: '/operator/risk/case/close',
  access: 'operator',
  permission: 'risk.decide',
  summary: 'Closes a case with what came of it. A closed case stays closed; another can be opened.',
  input: z.object({ id: id(), outcome: z.enum(riskCaseOutcomes), reason: text(500).describe('Not empty') }),
  output: riskCaseWhole,
  errors: ['noSuchThing', 'wrongState', 'missingField', 'ownAffair'],
});

export const reportRiskCase = call({
  path: '/operator/risk/case/report',
  access: 'operator',
  permission: 'suspicions.report',
  summary: 'Writes a report of suspicion about a case as a PDF, which is kept as it was written, by its hash.',
  input: z.object({ id: id(), suspicion: text(4000).describe('What is suspected, and why; not empty') }),
  output: z.object({ hash: z.string().describe('SHA-256 of the file in hex'), time: moment(), bytes: z.int() }),
  errors: ['noSuchThing', 'missingField', 'ownAffair'],
});

export const getRiskReport = call({
  path: '/operator/risk/case/reportFile',
  access: 'operator',
  permission: 'suspicions.report',
  summary: 'The file of a report, as it was written. That it was fetched is recorded.',
  input: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  output: z.object({
    name: z.string(),
    hash: z.string(),
    base64: z.string().describe('The PDF'),
  }),
  errors: ['noSuchThing'],
});
