import { z } from 'zod';
import { call } from '../../call.ts';
import { id, moment, text } from '../../scalars.ts';
import { queueName } from './queue.ts';

const notes = z.array(z.object({ id: z.int(), by: z.string(), time: moment(), text: z.string() }));

export const noteRow = call({
  path: '/operator/queue/note',
  access: 'operator',
  permission: 'self',
  summary: 'Adds a note to a row and answers all of its notes. Notes are never changed.',
  input: z.object({ queue: queueName(), id: id(), text: text(2000).describe('Not empty') }),
  output: notes,
  errors: ['noSuchThing', 'missingField', 'ownAffair', 'notPermitted'],
});

export const listRowNotes = call({
  path: '/operator/queue/notes',
  access: 'operator',
  permission: 'self',
  summary: 'The notes of a row, oldest first, at most 200.',
  input: z.object({ queue: queueName(), id: id() }),
  output: notes,
  errors: ['notPermitted'],
});
