import type { ProviderMessage } from '@fairhouse/contract/operator';
import type { Tone } from '../facts/tag.tsx';

type Outcome = 'refused' | 'status' | 'failed' | 'noAnswer';

/** What came of a message, and how that is to be seen. */
export function outcomeOf({ status, failure, refused }: ProviderMessage): { outcome: Outcome; tone: Tone } {
  if (refused !== null) return { outcome: 'refused', tone: 'bad' };
  if (failure !== null) return { outcome: 'failed', tone: 'bad' };
  if (status === null) return { outcome: 'noAnswer', tone: 'late' };
  return { outcome: 'status', tone: status < 300 ? 'good' : status < 500 ? 'late' : 'bad' };
}

/** A body as it is read: JSON in lines, anything else as it is. One that lost its end is no JSON any more. */
export function inLines(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
