import { createHmac } from 'node:crypto';

/**
 * A challenge of the second factor with the mark of the password that was proved before it. Anyone who changes a password
 * shuts out who proved the former one, also between the two steps.
 */
export function markChallenge(challenge: string, passwordHash: string): string {
  return `${challenge}.${createHmac('sha256', passwordHash).update(challenge).digest('base64url')}`;
}

/** The challenge as the second factor knows it, and whether it was asked after the proof of this password. */
export function readMark(marked: string) {
  const challenge = marked.split('.')[0]!;
  return { challenge, isMarkedWith: (passwordHash: string) => marked === markChallenge(challenge, passwordHash) };
}
