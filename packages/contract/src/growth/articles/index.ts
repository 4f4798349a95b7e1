import { getArticle } from './get-article.ts';

/** The calls of articles. */
export const articlesCalls = {
  [getArticle.path]: getArticle,
} as const;
