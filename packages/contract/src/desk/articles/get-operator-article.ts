import { z } from 'zod';
import { call } from '../../call.ts';
import { articleLanguage } from '../../growth/articles/article.ts';
import { listedId, maybe, whole } from '../../scalars.ts';
import { operatorArticle } from './operator-article.ts';

export const getOperatorArticle = call({
  path: '/operator/article/get',
  access: 'operator',
  permission: 'content.read',
  summary: 'The source of an article: its newest version, or the one with the given number.',
  input: z.object({ id: listedId(), language: articleLanguage(), version: maybe(whole(1)) }),
  output: operatorArticle,
  errors: ['noSuchThing'],
});
