import { isNotSent } from './not-sent.ts';
import type { Lost } from './payment-provider.ts';

/** No answer, or one that is no JSON: the provider may have heard us all the same, unless there was no connection. */
export async function unlessLost<T>(exchange: () => Promise<T>): Promise<T | Lost> {
  try {
    return await exchange();
  } catch (error) {
    return lost(error);
  }
}

/** What an exchange that threw means for the order. */
export function lost(error: unknown): Lost {
  return { outcome: 'unknown', reason: (error as Error).name, ...(isNotSent(error) ? { notSent: true } : {}) };
}
