import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../scalars.ts';

export const getArticle = call({
  path: '/base/article/get',
  access: 'visitor',
  summary: 'One article, with the look its editor chose.',
  input: z.object({ id: id() }),
  output: z.object({
    id: z.int(),
    title: z.string(),
    content: z.string().describe('HTML of a safe subset: no scripts, no styles, no frames'),
    backgroundColor: z.string().nullable().describe('CSS colour'),
    fontColor: z.string().nullable().describe('CSS colour'),
    padding: z.string().nullable().describe('CSS length'),
  }),
  errors: ['noSuchThing'],
});
