import { z } from 'zod';
import { call } from '../../call.ts';
import { maybe, moment, text } from '../../scalars.ts';
import { queueRows, rowOutcomes } from './queue.ts';

export const releaseRows = call({
  path: '/operator/queue/release',
  access: 'operator',
  permission: 'self',
  summary: "Releases the caller's claims.",
  input: z.object(queueRows),
  output: rowOutcomes,
  errors: ['notPermitted'],
});

export const assignRows = call({
  path: '/operator/queue/assign',
  access: 'operator',
  permission: 'self',
  summary:
    'Assigns rows to a person, who finds them under `mine`, or removes the assignment. Assigning to others needs the permission for it.',
  input: z.object({ ...queueRows, to: maybe(text(60)).describe('Name; empty: no assignment') }),
  output: rowOutcomes,
  errors: ['noSuchThing', 'notPermitted'],
});

export const snoozeRows = call({
  path: '/operator/queue/snooze',
  access: 'operator',
  permission: 'self',
  summary: 'Snoozes rows until a moment within 30 days. Their age continues.',
  input: z.object({ ...queueRows, until: moment(), reason: text(300).describe('Not empty') }),
  output: rowOutcomes,
  errors: ['invalidField', 'missingField', 'notPermitted'],
});

export const wakeRows = call({
  path: '/operator/queue/wake',
  access: 'operator',
  permission: 'self',
  summary: 'Ends the snooze of rows now.',
  input: z.object(queueRows),
  output: rowOutcomes,
  errors: ['notPermitted'],
});

export const escalateRows = call({
  path: '/operator/queue/escalate',
  access: 'operator',
  permission: 'self',
  summary: 'Escalates rows to a role, with the reason. They stay in the queue without a claim, under `escalated`.',
  input: z.object({ ...queueRows, to: text(30).describe('A role'), reason: text(500).describe('Not empty') }),
  output: rowOutcomes,
  errors: ['missingField', 'invalidField', 'notPermitted'],
});
