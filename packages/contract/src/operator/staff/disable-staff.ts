import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { staffMember } from './staff-member.ts';

const somebody = () => z.object({ id: id(), reason: text(300).refine(Boolean).describe('Recorded') });

export const disableStaff = call({
  path: '/operator/staff/disable',
  access: 'operator',
  permission: 'staff.manage',
  summary: 'Shuts somebody else out: every session, token and link of theirs ends at once.',
  input: somebody(),
  output: staffMember,
  errors: ['noSuchThing', 'ownAccount'],
});

export const enableStaff = call({
  path: '/operator/staff/enable',
  access: 'operator',
  permission: 'staff.manage',
  summary: 'Lets somebody in again who was disabled, with the roles and the factors of before.',
  input: somebody(),
  output: staffMember,
  errors: ['noSuchThing', 'ownAccount'],
});
