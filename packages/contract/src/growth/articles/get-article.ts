import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId, moment } from '../../scalars.ts';
import { articleLanguage, look } from './article.ts';

export const getArticle = call({
  path: '/base/article/get',
  access: 'visitor',
  summary: 'One article in the language of X-FE-LANG, else in English, with its layout.',
  input: z.object({ id: listedId() }),
  output: z.object({
    id: z.int(),
    language: articleLanguage().describe('Of the text; English where there is no other, and English prevails'),
    title: z.string(),
    content: z.string().describe('HTML of a safe subset: no scripts, no styles, no frames'),
    ...look,
    updateTime: moment(),
  }),
  errors: ['noSuchThing'],
});
