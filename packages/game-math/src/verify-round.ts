import { hmacSha256, sha256Hex } from './fair/sha256.ts';
import { fairStream } from './fair/stream.ts';
import { gameByRules, gameOf } from './games.ts';

export interface RoundProof {
  game: string;
  definitionHash: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  bet: unknown;
  actions: readonly string[];
}

export type Verification =
  | { ok: true; outcome: unknown; staked: number; win: number }
  | { ok: false; reason: 'seed_does_not_match_commitment' | 'unknown_game' | 'other_definition' | 'not_playable' };

/** Plays a round again from its revealed seed, in a browser or anywhere, with nothing from the house but the proof. */
export function verifyRound(proof: RoundProof): Verification {
  if (sha256Hex(proof.serverSeed) !== proof.serverSeedHash)
    return { ok: false, reason: 'seed_does_not_match_commitment' };
  const game = gameByRules(proof.game, proof.definitionHash);
  if (!game) return { ok: false, reason: gameOf(proof.game) ? 'other_definition' : 'unknown_game' };
  try {
    const { outcome, staked, win } = game.play(proof.bet, proof.actions, fairStream(proof, hmacSha256));
    return { ok: true, outcome, staked, win };
  } catch {
    return { ok: false, reason: 'not_playable' };
  }
}
