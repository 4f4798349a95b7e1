import { sha256Hex } from './sha256.ts';

/** JSON with the keys of every object sorted: the same definition gives the same text on every machine. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** SHA-256 in hex over the canonical JSON; stored with every round, so that a round names the rules it was played by. */
export function definitionHash(definition: unknown): string {
  return sha256Hex(canonicalJson(definition));
}
