import { z } from 'zod';
import { call } from '../../call.ts';
import { writtenLanguage } from '../../growth/articles/article.ts';
import { listedId, maybe, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { operatorArticle } from './operator-article.ts';

const most = 60_000;
const colour = () =>
  maybe(z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)).describe('#rgb or #rrggbb; absent: the site’s own');

export const saveArticle = call({
  path: '/operator/article/save',
  access: 'operator',
  permission: 'content.edit',
  summary: 'Saves a new version of an article in one language, with its layout. Earlier versions are kept.',
  input: z.object({
    id: listedId(),
    language: writtenLanguage(),
    version: whole(0).describe('The newest version as it was shown; 0 where there was none'),
    title: text(120),
    source: text(most).describe(
      'Markdown; what is not of the safe subset is left out. {siteName}, {siteEmail} and {domain} are filled in',
    ),
    backgroundColor: colour(),
    fontColor: colour(),
    padding: maybe(z.string().regex(/^\d{1,3}(px|rem|%)( \d{1,3}(px|rem|%)){0,3}$/)).describe(
      'CSS lengths; absent: the site’s own',
    ),
  }),
  output: operatorArticle,
  errors: ['noSuchThing', 'missingField', 'invalidField', 'notPermitted', ...secondPersonErrors],
  refusalData: secondPersonData,
});
