import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, text, whole } from '../../scalars.ts';
import { approval, approvalStates, guardedCommands } from './approval.ts';

export const listApprovals = call({
  path: '/operator/approval/list',
  access: 'operator',
  permission: 'policies.read',
  summary:
    'Proposals that need or needed a second person, the latest first, limited to the actions that the caller may see.',
  input: z.strictObject({
    state: z.array(z.enum(approvalStates)).min(1).max(approvalStates.length).optional(),
    command: maybe(z.enum(guardedCommands)),
    subject: maybe(text(80)).describe("Such as 'cash-out:55'"),
    before: maybe(id()).describe('`next` of the page before'),
    pageSize: whole(1, 200).default(50),
  }),
  output: z.object({ rows: z.array(approval), next: z.int().nullable() }),
  errors: ['notPermitted'],
});
