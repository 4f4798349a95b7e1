import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, moment, text, whole } from '../../scalars.ts';

export const listRecord = call({
  path: '/operator/record/list',
  access: 'operator',
  permission: 'record.read',
  summary: 'The audit log of every change of money or status, newest first, by person, player, action and time.',
  input: z.strictObject({
    actor: maybe(text(100)).describe("Who: 'operator:anna', 'member:123', 'system:order sweeper', 'apiKey:warehouse'"),
    memberId: maybe(id()).describe('To whom'),
    subject: maybe(text(100)).describe("To what: 'cash-out:55'"),
    command: maybe(text(60)).describe("'cashOut.approve', 'member.find', …"),
    from: maybe(moment()),
    until: maybe(moment()).describe('Before this moment'),
    before: maybe(id()).describe('The `next` of the page before'),
    limit: whole(1, 300).default(50),
  }),
  output: z.object({
    content: z.array(
      z.object({
        id: z.int(),
        createTime: moment(),
        actor: z.string(),
        command: z.string(),
        subject: z.string(),
        memberId: z.int().nullable(),
        before: z.record(z.string(), z.unknown()).nullable(),
        after: z.record(z.string(), z.unknown()).nullable(),
        reason: z.string().nullable(),
        position: z.int().nullable().describe('Its place for good, from 0; null for about a second'),
        sealed: z.boolean().describe('Whether a signed head covers it'),
      }),
    ),
    next: z.int().nullable().describe('What to send as `before` for the next page; null at the end'),
  }),
});
