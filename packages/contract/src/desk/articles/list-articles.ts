import { z } from 'zod';
import { call } from '../../call.ts';
import { operatorArticle } from './operator-article.ts';

export const listArticles = call({
  path: '/operator/article/listAll',
  access: 'operator',
  permission: 'content.read',
  summary: 'Every article in every language, its newest version each.',
  input: z.object({}),
  output: z.array(operatorArticle.omit({ source: true })),
});
