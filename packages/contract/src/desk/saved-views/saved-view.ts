import { z } from 'zod';
import { heldRoleName } from '../held-role.ts';

/** A list of the desk that can be filtered: `queue/cashOuts`, `record`. */
export const viewPlace = () => z.string().regex(/^[a-zA-Z]{1,30}(\/[a-zA-Z]{1,30})?$/);

const searchValue = z.union([z.string().max(200), z.number(), z.array(z.string().max(60)).max(50)]);
/** What stands behind the question mark of the address. A view gives nobody a right: what it lists is asked for like anything. */
export const viewSearch = () => z.record(z.string().regex(/^[a-zA-Z]{1,30}$/), searchValue);

export const viewSharing = () => z.union([z.enum(['nobody', 'everybody']), heldRoleName()]);

export const mostViewsOfPerson = 100;

export const savedView = z.object({
  id: z.int(),
  place: z.string(),
  name: z.string(),
  search: viewSearch(),
  sharedWith: viewSharing(),
  isMine: z.boolean(),
  by: z.string().describe('Whose it is'),
  isDefault: z.boolean().describe('What its owner sees first in this place'),
});
