import { z } from 'zod';
import { call } from '../../call.ts';
import { articleLanguage } from '../../growth/articles/article.ts';
import { done, flag, listedId, moment, nothing, whole } from '../../scalars.ts';

export const consentPlaces = ['joining', 'yourData', 'newTerms', 'desk'] as const;

export const getConsents = call({
  path: '/sys/consent/get',
  summary:
    'What the member has agreed to, in which version and when, and which of these texts have changed since: play and deposits wait until those are accepted.',
  input: nothing(),
  output: z.object({
    offers: z.object({ given: z.boolean(), since: moment() }).describe('Offers by mail and message'),
    liveRounds: z
      .object({ given: z.boolean(), since: moment().nullable() })
      .describe(
        'Own rounds in the list of live rounds with the first two characters of the user name, and what they are verified by',
      ),
    history: z
      .array(
        z.object({
          what: z.enum(['offers', 'text', 'liveRounds']),
          articleId: z.int().nullable(),
          version: z.int().nullable().describe('Of the text, or of the sentence beside the tick'),
          language: articleLanguage(),
          given: z.boolean(),
          place: z.enum(consentPlaces),
          time: moment(),
        }),
      )
      .describe('The latest first, at most 100'),
    toAccept: z.array(
      z.object({ articleId: z.int(), language: articleLanguage(), version: z.int(), title: z.string() }),
    ),
  }),
});

export const setOffers = call({
  path: '/sys/consent/setOffers',
  summary: 'Sets the consent to offers by mail and message.',
  input: z.object({ given: flag() }),
  output: done(),
});

export const setLiveRounds = call({
  path: '/sys/consent/setLiveRounds',
  summary:
    'Sets the consent to show own rounds with the first two characters of the user name, and to let others verify them.',
  input: z.object({ given: flag() }),
  output: done(),
});

export const acceptTexts = call({
  path: '/sys/consent/accept',
  summary: 'Accepts texts in exactly the versions that were shown.',
  input: z.object({
    texts: z
      .array(z.object({ articleId: listedId(), language: articleLanguage(), version: whole(1, 1_000_000) }))
      .min(1)
      .max(8),
  }),
  output: done(),
  errors: ['contentChanged'],
});
