import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, moment, whole } from '../../scalars.ts';

/** `accepted`: by the push service or the server of mail; whether a person has seen it nobody says. */
export const notificationStates = ['waiting', 'sending', 'written', 'accepted', 'withheld', 'failed'] as const;
export const notificationReasons = [
  'switchedOff',
  'noConsent',
  'protected',
  'place',
  'ended',
  'gone',
  'refused',
  'unclear',
  'tries',
  'mailGivenUp',
] as const;

export const memberNotifications = call({
  path: '/operator/member/notifications',
  access: 'operator',
  permission: 'members.read',
  summary: 'What one player was sent by push and mail and whether it arrived, newest first. The view is recorded.',
  input: z.object({
    memberId: id(),
    before: maybe(id()).describe('`next` of the page before'),
    limit: whole(1, 100).default(50),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.int(),
        kind: z.string().describe('What it tells of'),
        createTime: moment(),
        channel: z.enum(['push', 'mail']),
        device: z.string().nullable().describe('Browser and system, of push'),
        state: z.enum(notificationStates),
        reason: z.enum(notificationReasons).nullable(),
        dueTime: moment().describe('Quiet hours and tries later than its creation'),
        tries: z.int(),
        doneTime: moment().nullable(),
        readTime: moment().nullable().describe('When the message was read on the site'),
      }),
    ),
    next: z.int().nullable().describe('null: no further page'),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing'],
});
