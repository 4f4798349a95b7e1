import { z } from 'zod';
import { articleLanguage, look } from '../../growth/articles/article.ts';
import { moment } from '../../scalars.ts';

/** One version of an article in one language, as the desk sees it. */
export const operatorArticle = z.object({
  id: z.int(),
  code: z.string(),
  language: articleLanguage(),
  version: z.int(),
  title: z.string(),
  source: z.string().describe('Markdown, as it was written'),
  ...look,
  author: z.string().describe("'casino' for the built-in text, else the operator"),
  createTime: moment(),
});
export type OperatorArticle = z.infer<typeof operatorArticle>;
