import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId, maybe, moment, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approval/second-person.ts';
import { contentNamed, contentPiece } from './content.ts';

/** The newest version as it was looked at, and why. */
const asSeen = { ...contentNamed, version: whole(0), reason: text(500).describe('Not empty') };

const refusals = ['noSuchThing', 'missingField', 'invalidField', 'settingRefused', 'notPermitted'] as const;

export const publishContent = call({
  path: '/operator/content/publish',
  access: 'operator',
  permission: 'content.edit',
  summary:
    'Puts a revision of the draft in force, now or from a moment on. Both languages have to be written. An article of large effect takes two people where the policy says so.',
  input: z.strictObject({
    ...asSeen,
    revision: whole(1),
    effectTime: maybe(moment()).describe('Left out, or past: at once'),
  }),
  output: contentPiece,
  errors: [...refusals, ...secondPersonErrors],
  refusalData: secondPersonData,
});

export const restoreContent = call({
  path: '/operator/content/restore',
  access: 'operator',
  permission: 'content.edit',
  summary: 'Undo: what a former version said is published again, as a new version.',
  input: z.strictObject({ ...asSeen, of: listedId().describe('The version to go back to') }),
  output: contentPiece,
  errors: [...refusals, ...secondPersonErrors],
  refusalData: secondPersonData,
});

export const withdrawContent = call({
  path: '/operator/content/withdraw',
  access: 'operator',
  permission: 'content.edit',
  summary: 'Takes back a version whose moment has not come.',
  input: z.strictObject({ ...contentNamed, version: whole(1), reason: text(500).describe('Not empty') }),
  output: contentPiece,
  errors: ['noSuchThing', 'missingField', 'wrongState', 'notPermitted'],
});

export const reorderContent = call({
  path: '/operator/content/reorder',
  access: 'operator',
  permission: 'content.edit',
  summary: 'Sets the order in which players see what there is of a kind: each whose place changes gets a new version.',
  input: z.strictObject({
    kind: z.enum(['banner', 'promotion', 'notice']),
    ids: z.array(listedId()).min(1).max(200).describe('All that was published, in their new order'),
    before: z.array(listedId()).min(1).max(200).describe('In the order that was looked at'),
  }),
  output: z.null(),
  errors: ['contentChanged', 'invalidField', 'settingRefused', 'notPermitted'],
});
