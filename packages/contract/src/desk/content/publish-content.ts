import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId, maybe, moment, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { contentNamed, contentPiece } from './content.ts';

/** The newest version as it was looked at, and why. */
const asSeen = { ...contentNamed, version: whole(0), reason: text(500).describe('Not empty') };

const refusals = ['noSuchThing', 'missingField', 'invalidField', 'settingRefused', 'notPermitted'] as const;

export const publishContent = call({
  path: '/operator/content/publish',
  access: 'operator',
  permission: 'content.edit',
  summary:
    'Publishes a revision of the draft, now or at a later moment. Both languages are required. Terms, rules and privacy need two people where the policy requires it.',
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
  summary: 'Publishes the content of an earlier version again, as a new version.',
  input: z.strictObject({ ...asSeen, of: listedId().describe('The version to go back to') }),
  output: contentPiece,
  errors: [...refusals, ...secondPersonErrors],
  refusalData: secondPersonData,
});

export const withdrawContent = call({
  path: '/operator/content/withdraw',
  access: 'operator',
  permission: 'content.edit',
  summary: 'Withdraws a scheduled version.',
  input: z.strictObject({ ...contentNamed, version: whole(1), reason: text(500).describe('Not empty') }),
  output: contentPiece,
  errors: ['noSuchThing', 'missingField', 'wrongState', 'notPermitted'],
});

export const reorderContent = call({
  path: '/operator/content/reorder',
  access: 'operator',
  permission: 'content.edit',
  summary: 'Sets the order in which players see the content of a kind: each piece that moves gets a new version.',
  input: z.strictObject({
    kind: z.enum(['banner', 'promotion', 'notice']),
    ids: z.array(listedId()).min(1).max(200).describe('All that was published, in their new order'),
    before: z.array(listedId()).min(1).max(200).describe('In the order that was shown'),
  }),
  output: z.null(),
  errors: ['contentChanged', 'invalidField', 'settingRefused', 'notPermitted'],
});
