import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id } from '../../scalars.ts';
import { mostViewsOfPerson, viewPlace } from './saved-view.ts';

export const arrangeViews = call({
  path: '/operator/view/arrange',
  access: 'operator',
  permission: 'self',
  summary: "Sets the order of one's own views of a list. Views not named keep their order after the others.",
  input: z.object({ place: viewPlace(), ids: z.array(id()).min(1).max(mostViewsOfPerson) }),
  output: done(),
});
