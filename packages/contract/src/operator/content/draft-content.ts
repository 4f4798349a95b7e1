import { z } from 'zod';
import { call } from '../../call.ts';
import { done, listedId, maybe, whole } from '../../scalars.ts';
import { content, contentNamed, contentPiece } from './content.ts';

export const saveContentDraft = call({
  path: '/operator/content/saveDraft',
  access: 'operator',
  permission: 'content.edit',
  summary:
    'Keeps what is written as the draft; without an id of something new. Players see nothing of it. The former revisions are kept, the latest 20.',
  input: z.strictObject({
    id: maybe(listedId()),
    revision: whole(0).describe('Of the draft as it was looked at; 0 where there was none'),
    content,
  }),
  output: contentPiece,
  errors: ['noSuchThing', 'contentChanged', 'settingRefused', 'notPermitted'],
});

export const discardContentDraft = call({
  path: '/operator/content/discardDraft',
  access: 'operator',
  permission: 'content.edit',
  summary: 'Takes the draft away. Its revisions are kept; what is new and was never published is gone from the list.',
  input: z.strictObject({ ...contentNamed, revision: whole(1) }),
  output: done(),
  errors: ['noSuchThing', 'contentChanged', 'notPermitted'],
});
