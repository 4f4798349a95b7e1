import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, moment, text } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { riskCase, riskCaseWhole } from './risk-case.ts';
import { anyOf, listedBy, listOf } from './risk-list.ts';
import { riskCaseOutcomes, riskCaseStates, riskSeverities } from './risk-words.ts';

export const listRiskCases = call({
  path: '/operator/risk/case/list',
  access: 'operator',
  permission: 'risk.read',
  summary: 'Cases, in the order in which they were opened.',
  input: listedBy({
    state: anyOf(riskCaseStates),
    outcome: anyOf(riskCaseOutcomes),
    assignedTo: maybe(text(60)),
    memberId: maybe(id()),
  }),
  output: listOf(riskCase),
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
    severity: z.enum(riskSeverities).optional().describe('By judgement; the case is at least as severe as its alerts'),
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

export const removeFromRiskCase = call({
  path: '/operator/risk/case/removeMember',
  access: 'operator',
  permission: 'risk.decide',
  summary:
    'Takes a member out of a case that is not closed. A member with alerts in it stays: alerts stay in their case.',
  input: z.object({ id: id(), memberId: id(), reason: text(500).describe('Not empty') }),
  output: riskCaseWhole,
  errors: ['noSuchThing', 'wrongState', 'missingField', 'ownAffair'],
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
  summary: 'Assigns a case to a person, who investigates it, or removes the assignment, and the case is open again.',
  input: z.object({ id: id(), to: maybe(text(60)).describe('Name of a person of the staff; empty: no assignment') }),
  output: riskCaseWhole,
  errors: ['noSuchThing', 'wrongState', 'invalidField', 'ownAffair'],
});

export const closeRiskCase = call({
  path: '/operator/risk/case/close',
  access: 'operator',
  permission: 'risk.decide',
  summary: 'Closes a case with an outcome. A closed case stays closed; another can be opened.',
  input: z.object({ id: id(), outcome: z.enum(riskCaseOutcomes), reason: text(500).describe('Not empty') }),
  output: riskCaseWhole,
  errors: ['noSuchThing', 'wrongState', 'missingField', 'ownAffair'],
});

export const reportRiskCase = call({
  path: '/operator/risk/case/report',
  access: 'operator',
  permission: 'suspicions.report',
  summary:
    'Writes a suspicious activity report about a case as a PDF, which is stored unchanged under its hash. Where the policy requires it, a second person approves it first.',
  input: z.object({ id: id(), suspicion: text(4000).describe('What is suspected, and why; not empty') }),
  output: z.object({ hash: z.string().describe('SHA-256 of the file in hex'), time: moment(), bytes: z.int() }),
  errors: ['noSuchThing', 'missingField', ...secondPersonErrors],
  refusalData: secondPersonData,
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
