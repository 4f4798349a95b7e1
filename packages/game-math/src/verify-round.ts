import { hmacSha256, sha256Hex } from './fair/sha256.ts';
import { fairStream } from './fair/stream.ts';
import { games } from './games.ts';

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
  const game = games.find(({ code }) => code === proof.game);
  if (!game) return { ok: false, reason: 'unknown_game' };
  if (game.definitionHash !== proof.definitionHash) return { ok: false, reason: 'other_definition' };
  try {
    const { outcome, staked, win } = game.play(proof.bet, proof.actions, fairStream(proof, hmacSha256));
    return { ok: true, outcome, staked, win };
  } catch {
    return { ok: false, reason: 'not_playable' };
  }
}
