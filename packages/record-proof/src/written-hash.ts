import { z } from 'zod';
import { fromBase64 } from './base64.ts';

/** A hash as a file of a proof writes it down. */
export const writtenHash = () =>
  z.string().transform((text, context) => {
    const bytes = fromBase64(text);
    if (bytes?.length === 32) return bytes;
    context.addIssue('is no hash');
    return z.NEVER;
  });
