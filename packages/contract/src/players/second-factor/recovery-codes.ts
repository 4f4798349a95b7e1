import { z } from 'zod';

/** Shown once and never again: the casino keeps only what proves them. */
export const recoveryCodes = z
  .array(z.string())
  .describe('Ten codes that work once each; empty when the member has some already');
