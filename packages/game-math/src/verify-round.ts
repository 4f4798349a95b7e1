import { hmacSha256, sha256Hex } from './fair/sha256.ts';
import { fairStream } from './fair/stream.ts';
import type { Game } from './game.ts';
import type { TakenPot } from './pot.ts';

export interface RoundProof {
  game: string;
  definitionHash: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  bet: unknown;
  actions: readonly string[];
  /** Of a shared round. */
  chain?: ChainPlace | undefined;
}

/** Where the seed of a shared round stands in the chain of its table: hashed `link` times it gives the end that was published. */
export interface ChainPlace {
  end: string;
  link: number;
}

export type Verification =
  | { ok: true; outcome: unknown; staked: number; win: number; pot?: TakenPot }
  | { ok: false; reason: 'seed_does_not_match_commitment' | 'other_definition' | 'not_playable' };

/**
 * Plays a round again from its revealed seed, in a browser or anywhere, with nothing from the casino but the proof.
 * `games` are those by whose rules it may have been played: the one on offer and its former ones.
 */
export function verifyRound(games: readonly Game[], proof: RoundProof): Verification {
  if (sha256Hex(proof.serverSeed) !== proof.serverSeedHash)
    return { ok: false, reason: 'seed_does_not_match_commitment' };
  const game = games.find(({ code, definitionHash }) => code === proof.game && definitionHash === proof.definitionHash);
  if (!game) return { ok: false, reason: 'other_definition' };
  try {
    const { outcome, staked, win, pot } = game.play(proof.bet, proof.actions, fairStream(proof, hmacSha256));
    return { ok: true, outcome, staked, win, ...(pot && { pot }) };
  } catch {
    return { ok: false, reason: 'not_playable' };
  }
}
