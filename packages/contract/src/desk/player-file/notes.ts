import { z } from 'zod';
import { call } from '../../call.ts';
import { id, moment, requestKey, text, whole } from '../../scalars.ts';

export const memberNote = z.object({ id: z.int(), at: moment(), by: z.string(), text: z.string() });

export const listNotes = call({
  path: '/operator/member/notes',
  access: 'operator',
  permission: 'members.read',
  summary: 'Staff notes about a player, newest first. Notes are never changed.',
  input: z.object({ memberId: id(), before: id().optional(), limit: whole(1, 100).default(50) }),
  output: z.object({ notes: z.array(memberNote), next: z.int().nullable() }),
  errors: ['noSuchThing'],
});

export const addNote = call({
  path: '/operator/member/note',
  access: 'operator',
  permission: 'members.note',
  summary: 'Writes a note about a member.',
  input: z.object({
    memberId: id(),
    text: text(4_000).refine((said) => said.length >= 1, 'empty'),
    requestKey: requestKey(),
  }),
  output: memberNote,
  errors: ['noSuchThing', 'conflict', 'ownAffair'],
});
