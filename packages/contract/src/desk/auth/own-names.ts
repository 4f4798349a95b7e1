import { maybe, text } from '../../scalars.ts';
import { staffName } from '../staff/staff-member.ts';

/** The first administrator names himself; who was invited has a name already, and what is sent here is ignored. */
export const ownNames = {
  name: maybe(staffName()).describe('Needed only with the first link of an installation'),
  displayName: maybe(text(60)),
};
