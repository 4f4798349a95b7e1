import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id } from '../../scalars.ts';
import { mostViewsOfPerson, viewPlace } from './saved-view.ts';

export const arrangeViews = call({
  path: '/operator/view/arrange',
  access: 'operator',
  permission: 'self',
  summary: 'Puts the own views of one list in an order. Those that are not named keep theirs, behind.',
  input: z.object({ place: viewPlace(), ids: z.array(id()).min(1).max(mostViewsOfPerson) }),
  output: done(),
});
