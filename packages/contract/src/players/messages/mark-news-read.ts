import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id } from '../../scalars.ts';

export const markNewsRead = call({
  path: '/sys/news/setNewsStatus',
  summary: 'Marks one message as read.',
  input: z.object({ id: id() }),
  output: done(),
  errors: ['noSuchThing'],
});
