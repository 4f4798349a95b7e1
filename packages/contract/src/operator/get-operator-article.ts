import { z } from 'zod';
import { articleLanguage } from '../articles/article.ts';
import { call } from '../call.ts';
import { listedId, maybe, whole } from '../scalars.ts';
import { operatorArticle } from './operator-article.ts';

export const getOperatorArticle = call({
  path: '/operator/article/get',
  access: 'operator',
  permission: 'content.read',
  summary: 'An article as it was written: its newest version, or the one asked for.',
  input: z.object({ id: listedId(), language: articleLanguage(), version: maybe(whole(1)) }),
  output: operatorArticle,
  errors: ['noSuchThing'],
});
