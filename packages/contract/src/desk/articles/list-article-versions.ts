import { z } from 'zod';
import { call } from '../../call.ts';
import { articleLanguage } from '../../growth/articles/article.ts';
import { listedId } from '../../scalars.ts';
import { operatorArticle } from './operator-article.ts';

export const listArticleVersions = call({
  path: '/operator/article/versions',
  access: 'operator',
  permission: 'content.read',
  summary: 'Who wrote which version of an article, newest first, at most 200.',
  input: z.object({ id: listedId(), language: articleLanguage() }),
  output: z.array(operatorArticle.omit({ source: true })),
  errors: ['noSuchThing'],
});
