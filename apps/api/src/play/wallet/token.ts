import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, for launches and vendor sessions. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: its SHA-256 in hex. A fast hash is enough for 256 random bits. */
export function hashOf(token: string): string {
  return hash('sha256', token);
}
