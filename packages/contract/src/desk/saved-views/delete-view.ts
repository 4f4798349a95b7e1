import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id } from '../../scalars.ts';

export const deleteView = call({
  path: '/operator/view/delete',
  access: 'operator',
  permission: 'self',
  summary: "Deletes one of one's own views, also for those with whom it was shared.",
  input: z.object({ id: id() }),
  output: done(),
  errors: ['noSuchThing'],
});
