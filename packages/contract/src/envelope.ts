import { z } from 'zod';

/** Every answer: `error` 0 is success; `message` is a sentence for the player in the language of X-FE-LANG. */
export function envelope<T extends z.ZodType>(data: T) {
  return z.object({ error: z.int(), message: z.string(), data: data.nullable() });
}

export interface Envelope<T> {
  error: number;
  message: string;
  data: T | null;
}
