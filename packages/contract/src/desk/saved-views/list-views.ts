import { z } from 'zod';
import { call } from '../../call.ts';
import { savedView, viewPlace } from './saved-view.ts';

export const listViews = call({
  path: '/operator/view/list',
  access: 'operator',
  permission: 'self',
  summary:
    "The saved views of one list: one's own in their order, then those shared with all staff or with a role of the caller, at most 200.",
  input: z.object({ place: viewPlace() }),
  output: z.object({ views: z.array(savedView) }),
});
