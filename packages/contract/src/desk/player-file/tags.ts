import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

/** Words of the staff about a player, in small letters: letters and digits, with single blanks or hyphens between them. */
export const memberTag = () =>
  z
    .string()
    .trim()
    .normalize('NFKC')
    .toLowerCase()
    .max(30)
    .regex(/^[\p{L}\p{M}\p{N}]+([ -][\p{L}\p{M}\p{N}]+)*$/u);

export const listTags = call({
  path: '/operator/tag/list',
  access: 'operator',
  permission: 'members.read',
  summary: 'The tags that players have, in alphabetical order, at most 200.',
  input: nothing(),
  output: z.object({ tags: z.array(z.string()) }),
});
