import { hash, verify } from '@node-rs/argon2';
import { commonPasswords } from './common-passwords.ts';

/** argon2id with 19 MiB and 2 passes: the first choice of the OWASP password storage cheat sheet. */
const settings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const shortestPassword = 8;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), settings);
}

export function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password.normalize('NFKC'));
}

/** A hash of nothing anybody knows: checked when there is no such member, so that the answer takes the same time. */
export const hashOfNobody = hashPassword(crypto.randomUUID());

/** Too short, among the most used, or containing the name it belongs to. */
export function isWeak(password: string, username: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if ([...lower].length < shortestPassword) return true;
  if (commonPasswords.has(lower) || /^(.)\1+$/.test(lower)) return true;
  return username.length >= 4 && lower.includes(username.toLowerCase());
}
