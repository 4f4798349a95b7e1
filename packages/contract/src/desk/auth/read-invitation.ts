import { z } from 'zod';
import { call } from '../../call.ts';
import { moment } from '../../scalars.ts';
import { heldRoles } from '../held-role.ts';
import { roleName } from '../staff/custom-roles.ts';
import { oneTimeToken } from './one-time-token.ts';

export const readInvitation = call({
  path: '/operator/auth/invitation',
  limit: 'guesses',
  access: 'deskVisitor',
  summary: 'What a one-time link is for. Looking at it does not use it up.',
  input: z.object({ token: oneTimeToken() }),
  output: z.object({
    purpose: z.enum(['first', 'invite', 'recover']).describe('first: for the first administrator of an installation'),
    name: z.string().nullable().describe('null: chosen with the first link'),
    displayName: z.string(),
    roles: heldRoles(),
    composed: z.array(roleName).describe('The names of those of them that administrators composed'),
    linkUntil: moment(),
    takesPasskeys: z.boolean().describe("Whether browsers make passkeys at the desk's address"),
  }),
  errors: ['linkExpired'],
});
