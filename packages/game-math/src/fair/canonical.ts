import { sha256Hex } from './sha256.ts';

/** JSON with the keys of every object sorted: the same definition gives the same text on every machine. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** Copied before it is written, which takes half as long as a replacer. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(sorted);
  if ('toJSON' in value && typeof value.toJSON === 'function') return sorted(value.toJSON());
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) copy[key] = sorted((value as Record<string, unknown>)[key]);
  return copy;
}

/** SHA-256 in hex over the canonical JSON; stored with every round, so that a round names the rules it was played by. */
export function definitionHash(definition: unknown): string {
  return sha256Hex(canonicalJson(definition));
}
