import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, maybe, moment, text, whole } from '../../scalars.ts';
import { wishedBy } from './harm-words.ts';

const reason = () => text(300).describe('Not empty; for the record, not shown to the member');

export const pauseMember = call({
  path: '/operator/protection/pause',
  access: 'operator',
  permission: 'protection.decide',
  summary:
    'Begins a break or an exclusion that a member has asked for by telephone, mail or chat. It cannot be ended before.',
  input: z.object({
    memberId: id(),
    kind: z.enum(['break', 'exclusion']),
    hours: maybe(whole(1, 10_000)).describe('Of a break: one of `breakHours` of the member’s place'),
    months: maybe(whole(0, 1200)).describe('Of an exclusion: one of `exclusionMonths`; 0: for good'),
    wishedBy: z.enum(wishedBy),
    reason: reason(),
  }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'ownAffair', 'notAvailableYet'],
});

export const reopenAccount = call({
  path: '/operator/protection/reopen',
  access: 'operator',
  permission: 'protection.decide',
  summary: 'Opens an account again that its member has closed, as the member has asked.',
  input: z.object({ memberId: id(), wishedBy: z.enum(wishedBy), reason: reason() }),
  output: done(),
  errors: ['missingField', 'ownAffair', 'noSuchThing', 'wrongState'],
});

export const askToLiftExclusion = call({
  path: '/operator/protection/lift',
  access: 'operator',
  permission: 'protection.decide',
  summary:
    'Asks for the end of an exclusion for good, as the member has asked: once the months of the place are over. It waits 24 hours, and for another person.',
  input: z.object({ memberId: id(), wishedBy: z.enum(wishedBy), reason: reason() }),
  output: z.object({ id: z.int(), confirmFrom: moment() }),
  errors: ['noSuchThing', 'missingField', 'ownAffair', 'wrongState', 'tooEarlyToConfirm', 'notAvailableYet'],
});

export const confirmLift = call({
  path: '/operator/protection/confirmLift',
  access: 'operator',
  permission: 'protection.decide',
  summary: 'Lifts an indefinite exclusion, 24 hours after another person has asked for it.',
  input: z.object({ id: id() }),
  output: done(),
  errors: ['noSuchThing', 'ownAffair', 'wrongState', 'tooEarlyToConfirm', 'secondOperatorNeeded', 'notAvailableYet'],
});

export const withdrawLift = call({
  path: '/operator/protection/withdrawLift',
  access: 'operator',
  permission: 'protection.decide',
  summary: 'Withdraws the request: the exclusion stays in force.',
  input: z.object({ id: id(), reason: reason() }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'wrongState', 'ownAffair'],
});
