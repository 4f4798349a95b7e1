import { z } from 'zod';

export const articleLanguages = ['en', 'fil'] as const;
export type ArticleLanguage = (typeof articleLanguages)[number];

export const articleLanguage = () => z.enum(articleLanguages);

/** The look of an article; null is the site's own. */
export const look = {
  backgroundColor: z.string().nullable().describe('CSS colour'),
  fontColor: z.string().nullable().describe('CSS colour'),
  padding: z.string().nullable().describe('CSS length'),
};
