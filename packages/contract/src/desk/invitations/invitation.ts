import { z } from 'zod';
import { moment } from '../../scalars.ts';

/** `waiting`: not counted yet; `held`: for review. */
export const invitationStatuses = ['waiting', 'held', 'counted', 'refused'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** An invited member as the desk sees one. */
export const operatorInvitation = z.object({
  id: z.int(),
  createTime: moment(),
  inviterId: z.int(),
  inviter: z.string().describe('Username'),
  memberId: z.int().describe('Who was invited'),
  username: z.string(),
  status: z.enum(invitationStatuses),
  matches: z
    .array(
      z.object({
        kind: z.enum(['device', 'address', 'account']).describe('What is the same'),
        memberId: z.int().describe('The player who shares it'),
      }),
    )
    .describe('Why it was held'),
  decidedBy: z.string().nullable(),
  decidedTime: moment().nullable(),
  reason: z.string().nullable(),
});
export type OperatorInvitation = z.infer<typeof operatorInvitation>;
