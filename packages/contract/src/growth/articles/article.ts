import { type PlayerLanguage, playerLanguageCodes, staffLanguageCodes } from '@fairhouse/money';
import { z } from 'zod';

/** The casino's own texts exist in each; operators write the first two. */
export const articleLanguages = playerLanguageCodes;
export type ArticleLanguage = PlayerLanguage;

export const articleLanguage = () => z.enum(articleLanguages);
export const writtenLanguage = () => z.enum(staffLanguageCodes);

/** The look of an article; null is the site's own. */
export const look = {
  backgroundColor: z.string().nullable().describe('CSS colour'),
  fontColor: z.string().nullable().describe('CSS colour'),
  padding: z.string().nullable().describe('CSS length'),
};
