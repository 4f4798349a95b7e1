import { z } from 'zod';
import { queryTopics } from '../../players/support/send-contact.ts';
import { moment } from '../../scalars.ts';
import { personal } from '../personal.ts';

export const contactStatuses = ['open', 'closed'] as const;

/** A contact form as the desk sees it. */
export const operatorContact = z.object({
  id: z.int(),
  createTime: moment(),
  status: z.enum(contactStatuses),
  queryCategory: z.enum(queryTopics),
  name: personal('name', z.string()),
  username: z.string().describe('As the sender wrote it'),
  memberId: z.int().nullable().describe('Who was logged in while sending; null for a visitor'),
  email: personal('email', z.string()),
  phone: personal('phone', z.string()),
  message: z.string(),
  language: z.string(),
  closedBy: z.string().nullable(),
  closedTime: moment().nullable(),
  note: z.string().nullable().describe('What was done about it'),
});
export type OperatorContact = z.infer<typeof operatorContact>;
