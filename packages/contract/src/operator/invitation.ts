import { z } from 'zod';
import { moment } from '../scalars.ts';

/** 0 waiting (not counted yet), 10 held for review, 20 counted, 30 refused. */
export const invitationStatuses = [0, 10, 20, 30] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** An invited member as the desk sees one. */
export const operatorInvitation = z.object({
  id: z.int(),
  createTime: moment(),
  inviterId: z.int(),
  inviter: z.string().describe('Username'),
  memberId: z.int().describe('Who was invited'),
  username: z.string(),
  status: z.union([z.literal(0), z.literal(10), z.literal(20), z.literal(30)]),
  matches: z
    .array(
      z.object({
        kind: z.enum(['device', 'address', 'account']).describe('What is the same'),
        memberId: z.int().describe('Whose it is as well'),
      }),
    )
    .describe('Why it was held'),
  decidedBy: z.string().nullable(),
  decidedTime: moment().nullable(),
  reason: z.string().nullable(),
});
export type OperatorInvitation = z.infer<typeof operatorInvitation>;
