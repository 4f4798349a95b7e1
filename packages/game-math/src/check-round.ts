import { hashedTimes } from './fair/sha256.ts';
import type { Game } from './game.ts';
import { potIn, withPot } from './pot.ts';
import { type ChainPlace, type RoundProof, type Verification, verifyRound } from './verify-round.ts';

export type RoundCheck =
  | { verdict: 'not_revealed' }
  | { verdict: 'wrong_seed' | 'other_definition' | 'not_playable' }
  | {
      verdict: 'same' | 'other_result';
      computed: unknown;
      /** What the round took from a pot. That it takes the pot follows from the seed; how much lay there is what is recorded. */
      pot?: number;
    };

/**
 * Computes a round again from its proof and compares it with what was recorded. Nothing is asked of the server; the
 * recorded outcome is compared by everything it says, not by the win alone.
 */
export function checkRound(
  games: readonly Game[],
  proof: Omit<RoundProof, 'serverSeed'> & { serverSeed: string | null },
  recorded: unknown,
): RoundCheck {
  if (proof.serverSeed === null) return { verdict: 'not_revealed' };
  return compareRound(verifyRound(games, { ...proof, serverSeed: proof.serverSeed }), recorded);
}

/** The same for a round that was computed again already. */
export function compareRound(
  verification: Verification,
  recorded: unknown,
): Exclude<RoundCheck, { verdict: 'not_revealed' }> {
  if (verification.ok) {
    const pot = verification.pot ? potIn(recorded, verification.pot) : 0;
    const computed = pot > 0 ? withPot(verification, pot).outcome : verification.outcome;
    const same = sorted(computed) === sorted(recorded);
    return { verdict: same ? 'same' : 'other_result', computed, ...(same && pot > 0 && { pot }) };
  }
  if (verification.reason === 'seed_does_not_match_commitment') return { verdict: 'wrong_seed' };
  return { verdict: verification.reason === 'not_playable' ? 'not_playable' : 'other_definition' };
}

const hashesAtOnce = 4_000;

/**
 * Whether the seed of a shared round is the link of its number in the chain whose end was published; the salt is the player's part of
 * the proof. Up to a million hashes, some two seconds of a desktop, and the page goes on in between.
 */
export async function isInChain(
  { serverSeed, nonce, chain: { end, link } }: Pick<RoundProof, 'serverSeed' | 'nonce'> & { chain: ChainPlace },
  pause: () => Promise<unknown> = () => new Promise((done) => setTimeout(done)),
): Promise<boolean> {
  if (nonce !== link || !/^[0-9a-f]{64}$/.test(serverSeed)) return false;
  let at = serverSeed;
  for (let left = link; left > 0; left -= hashesAtOnce) {
    at = hashedTimes(at, Math.min(left, hashesAtOnce));
    await pause();
  }
  return at === end;
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
