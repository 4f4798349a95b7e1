import { z } from 'zod';
import { id, maybe, moment, text } from '../../scalars.ts';
import { queryTopics } from './send-contact.ts';

/** `open`: the player waits for an answer; `waiting`: the support team has answered; `solved`: until the player writes again. */
export const threadStates = ['open', 'waiting', 'solved'] as const;
export type ThreadState = (typeof threadStates)[number];

/** What of the player's own a thread can be about. */
export const referenceKinds = ['deposit', 'cashOut', 'round', 'bonus'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

export const threadReference = z.object({ kind: z.enum(referenceKinds), id: text(80) });

export const supportMessage = z.object({
  id: z.int().describe('0: the first message of the thread'),
  fromSupport: z.boolean(),
  text: z.string(),
  time: moment(),
});

export const supportThread = z.object({
  id: z.int(),
  topic: z.enum(queryTopics),
  state: z.enum(threadStates),
  createTime: moment(),
  changeTime: moment(),
  reference: threadReference.nullable(),
  messages: z.int().describe('Of both sides'),
  preview: z.string().describe('The beginning of the last message'),
  satisfied: z.boolean().nullable().describe('What the player said about the answer; null: nothing yet'),
});

export const supportThreadInFull = supportThread.extend({ entries: z.array(supportMessage).describe('Oldest first') });

export const ofThread = { id: id() };
export const chosenReference = () => maybe(threadReference);
