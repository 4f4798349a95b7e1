import { z } from 'zod';
import { call } from '../../call.ts';
import { done, listedId, maybe, whole } from '../../scalars.ts';
import { content, contentNamed, contentPiece } from './content.ts';

export const saveContentDraft = call({
  path: '/operator/content/saveDraft',
  access: 'operator',
  permission: 'content.edit',
  summary: 'Saves the draft; without an id, of new content. Players do not see it. The latest 20 revisions are kept.',
  input: z.strictObject({
    id: maybe(listedId()),
    revision: whole(0).describe('Revision of the draft that was shown; 0 where there was none'),
    content,
  }),
  output: contentPiece,
  errors: ['noSuchThing', 'contentChanged', 'settingRefused', 'notPermitted'],
});

export const discardContentDraft = call({
  path: '/operator/content/discardDraft',
  access: 'operator',
  permission: 'content.edit',
  summary: 'Discards the draft. Its revisions are kept; content that was never published leaves the list.',
  input: z.strictObject({ ...contentNamed, revision: whole(1) }),
  output: done(),
  errors: ['noSuchThing', 'contentChanged', 'notPermitted'],
});
