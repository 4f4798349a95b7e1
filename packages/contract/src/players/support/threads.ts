import { z } from 'zod';
import { call } from '../../call.ts';
import { flag, moment, nothing, requestKey, text } from '../../scalars.ts';
import { queryTopics } from './send-contact.ts';
import { chosenReference, ofThread, referenceKinds, supportThread, supportThreadInFull } from './thread.ts';

const message = () => text(4000).describe('Not empty');

export const listThreads = call({
  path: '/base/support/list',
  summary: "The member's threads with the support team, the latest first, at most 50.",
  input: nothing(),
  output: z.array(supportThread),
});

export const getThread = call({
  path: '/base/support/get',
  summary: "One of the member's threads with everything that was written.",
  input: z.object(ofThread),
  output: supportThreadInFull,
  errors: ['noSuchThing'],
});

export const openThread = call({
  path: '/base/support/open',
  summary: 'Begins a thread with the support team. Also for players who are excluded or on a break.',
  input: z.object({
    topic: z.enum(queryTopics),
    message: message(),
    reference: chosenReference().describe('One of `references`'),
    requestKey: requestKey(),
  }),
  output: supportThreadInFull,
  errors: ['missingField', 'noSuchThing', 'tooManyRequests', 'conflict'],
});

export const writeToThread = call({
  path: '/base/support/write',
  summary: 'Writes to a thread; one that was solved is open again.',
  input: z.object({ ...ofThread, message: message(), requestKey: requestKey() }),
  output: supportThreadInFull,
  errors: ['missingField', 'noSuchThing', 'tooManyRequests', 'conflict'],
});

export const solveThread = call({
  path: '/base/support/solve',
  summary: 'Marks a thread as solved.',
  input: z.object(ofThread),
  output: supportThreadInFull,
  errors: ['noSuchThing'],
});

export const rateThread = call({
  path: '/base/support/rate',
  summary: 'Says whether the answer helped; the last word counts. Refused before the first answer.',
  input: z.object({ ...ofThread, satisfied: flag() }),
  output: supportThreadInFull,
  errors: ['noSuchThing', 'wrongState'],
});

export const listReferences = call({
  path: '/base/support/references',
  summary: "The member's latest deposits, cash-outs, rounds and bonuses, which a thread can be about.",
  input: nothing(),
  output: z.array(
    z.object({
      kind: z.enum(referenceKinds),
      id: z.string(),
      time: moment(),
      amount: z.string().nullable().describe('Decimal text in major units'),
      currency: z.string(),
    }),
  ),
});
