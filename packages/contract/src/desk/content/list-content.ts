import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId, maybe, text, whole } from '../../scalars.ts';
import { content, contentKind, contentLine, contentNamed, contentPiece, contentVersion } from './content.ts';

export const listContent = call({
  path: '/operator/content/list',
  access: 'operator',
  permission: 'content.read',
  summary: 'All content of a kind, also drafts, in the order in which players see it; at most 200.',
  input: z.strictObject({ kind: contentKind() }),
  output: z.array(contentLine),
});

export const getContent = call({
  path: '/operator/content/get',
  access: 'operator',
  permission: 'content.read',
  summary: 'One piece of content: the published version, the draft, and the scheduled version.',
  input: z.strictObject(contentNamed),
  output: contentPiece,
  errors: ['noSuchThing'],
});

export const listContentVersions = call({
  path: '/operator/content/versions',
  access: 'operator',
  permission: 'content.read',
  summary: 'Published versions, the latest first.',
  input: z.strictObject({
    ...contentNamed,
    before: maybe(listedId()).describe('`next` of the page before'),
    pageSize: whole(1, 100).default(30),
  }),
  output: z.object({ rows: z.array(contentVersion), next: z.int().nullable() }),
});

export const getContentVersion = call({
  path: '/operator/content/version',
  access: 'operator',
  permission: 'content.read',
  summary: 'The content of one version, or of one revision of the draft, and the version in force before it.',
  input: z.strictObject({ ...contentNamed, version: maybe(listedId()), revision: maybe(listedId()) }),
  output: z.object({ content, before: content.nullable(), author: text(80) }),
  errors: ['noSuchThing'],
});
