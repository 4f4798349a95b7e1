import { liveMessage } from '@fairhouse/contract/play';
import type { z } from 'zod';

/** On `channels.tables`; a process of another release may say what this one does not know, and is not heard then. */
export const tableMessage = liveMessage
  .refine((message) => 'seq' in message || isChat(message))
  .transform((message) => message as TableMessage);
export type ChatMessage = Extract<z.output<typeof liveMessage>, { type: 'word' | 'unsaid' | 'words' }>;
export type TableMessage = Extract<z.output<typeof liveMessage>, { seq: number }> | ChatMessage;

/** Whether a message is for those alone who may read the chat of the table. */
export function isChat(message: { type: string }): message is ChatMessage {
  return message.type === 'word' || message.type === 'unsaid' || message.type === 'words';
}
