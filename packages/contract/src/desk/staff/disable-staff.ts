import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { staffMember } from './staff-member.ts';

const somebody = () => z.object({ id: id(), reason: text(300).refine(Boolean).describe('Recorded') });

export const disableStaff = call({
  path: '/operator/staff/disable',
  access: 'operator',
  permission: 'staff.manage',
  summary: 'Disables the account of another person: all their sessions, tokens and links end at once.',
  input: somebody(),
  output: staffMember,
  errors: ['noSuchThing', 'ownAccount'],
});

export const enableStaff = call({
  path: '/operator/staff/enable',
  access: 'operator',
  permission: 'staff.manage',
  summary: 'Enables the account of a disabled person again, with the same roles and factors.',
  input: somebody(),
  output: staffMember,
  errors: ['noSuchThing', 'ownAccount'],
});
