import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, moment, nothing, text } from '../../scalars.ts';
import { queueName } from './queue.ts';

const notes = z.array(z.object({ id: z.int(), by: z.string(), time: moment(), text: z.string() }));

export const noteRow = call({
  path: '/operator/queue/note',
  access: 'operator',
  permission: 'self',
  summary:
    'Adds a note to a row and answers all of its notes. Notes are never changed. A colleague who may see the queue and is named as `@name` is notified.',
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

export const listMentions = call({
  path: '/operator/queue/mentions',
  access: 'operator',
  permission: 'self',
  summary: 'Notes that mention the caller and were not marked as seen, the latest first, at most 50.',
  input: nothing(),
  output: z.array(
    z.object({ note: z.int(), queue: queueName(), id: z.int(), by: z.string(), time: moment(), text: z.string() }),
  ),
});

export const seeMention = call({
  path: '/operator/queue/seeMention',
  access: 'operator',
  permission: 'self',
  summary: 'Marks a mention of the caller as seen.',
  input: z.object({ note: id() }),
  output: done(),
});
