import { type Game, verifyRound } from '@fairhouse/game-math';
import type { Outcome, Proof } from '../../lib/wire.ts';

export type Check =
  | { verdict: 'not_revealed' }
  | { verdict: 'wrong_seed' | 'other_definition' | 'not_playable' }
  | { verdict: 'same' | 'other_result'; computed: Outcome };

/**
 * Computes a round again from its proof and compares it with what was recorded. Nothing is asked of the server; the
 * recorded outcome is compared by everything it says, not by the win alone.
 */
export function checkRound(games: readonly Game[], proof: Proof, recorded: Outcome): Check {
  if (proof.serverSeed === null) return { verdict: 'not_revealed' };
  const verification = verifyRound(games, { ...proof, serverSeed: proof.serverSeed });
  if (verification.ok) {
    const computed = verification.outcome as Outcome;
    return { verdict: sorted(computed) === sorted(recorded) ? 'same' : 'other_result', computed };
  }
  if (verification.reason === 'seed_does_not_match_commitment') return { verdict: 'wrong_seed' };
  return { verdict: verification.reason === 'not_playable' ? 'not_playable' : 'other_definition' };
}

/** A second opinion on the commitment from the browser itself. Undefined where it offers none (plain http). */
export async function browserSha256(text: string): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
