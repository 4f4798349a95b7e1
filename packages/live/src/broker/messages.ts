import { liveMessage } from '@fairhouse/contract/play';
import { z } from 'zod';

/** On `channels.watching`: the pages that one process has open at each table. */
export const watchingMessage = z.object({ process: z.string(), pages: z.record(z.string(), z.int().min(0)) });
export type WatchingMessage = z.output<typeof watchingMessage>;

/** On `channels.tables`; a process of another release may say what this one does not know, and is not heard then. */
export const tableMessage = liveMessage
  .refine((message) => 'seq' in message)
  .transform((message) => message as TableMessage);
export type TableMessage = Extract<z.output<typeof liveMessage>, { seq: number }>;
