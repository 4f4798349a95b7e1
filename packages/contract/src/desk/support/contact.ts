import { z } from 'zod';
import { queryTopics } from '../../players/support/send-contact.ts';
import { threadReference, threadStates } from '../../players/support/thread.ts';
import { moment } from '../../scalars.ts';
import { personal } from '../personal.ts';
import { contactPriorities } from './support-words.ts';

export const contactStatuses = ['open', 'closed'] as const;

/** A thread of the support inbox, which begins with a contact form or a member's message. */
export const operatorContact = z.object({
  id: z.int(),
  createTime: moment(),
  status: z.enum(contactStatuses).describe('`closed`: solved'),
  state: z.enum(threadStates),
  priority: z.enum(contactPriorities),
  dueTime: moment().describe('When it has to be answered or solved, the earlier of the two'),
  queryCategory: z.enum(queryTopics),
  name: personal('name', z.string()),
  username: z.string().describe('As the sender wrote it'),
  memberId: z.int().nullable().describe('Who was logged in while sending; null for a visitor'),
  email: personal('email', z.string()),
  phone: personal('phone', z.string()),
  message: z.string().describe('The first message'),
  messages: z.int().describe('How many, of both sides'),
  language: z.string(),
  reference: threadReference.nullable().describe('What it is about, of the member’s own'),
  satisfied: z.boolean().nullable().describe('What the player said about the answer'),
  closedBy: z.string().nullable(),
  closedTime: moment().nullable(),
  note: z.string().nullable().describe('What was done about it'),
});
export type OperatorContact = z.infer<typeof operatorContact>;

export const operatorThread = operatorContact.extend({
  entries: z
    .array(
      z.object({
        id: z.int(),
        by: z.string().nullable().describe('Of the staff; null: the player'),
        text: z.string(),
        time: moment(),
      }),
    )
    .describe('What followed the first message, oldest first'),
});
export type OperatorThread = z.infer<typeof operatorThread>;
