import { canonicalJson, fairStream, type Game, hmacSha256, sha256Hex, simulationStream } from '@fairhouse/game-math';
import type { GoldenRounds } from './folders.ts';
import { playOut, sampleBets } from './sample-play.ts';

const rounds = 400;

/** What a game gives for the seeds by which every game is remembered, on bets that are taken in turn. */
export function goldenRounds(game: Game): GoldenRounds {
  const bets = sampleBets(game);
  const choices = simulationStream(400);
  const played = Array.from({ length: rounds }, (_, nonce) => {
    const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'mine', nonce };
    return playOut(game, bets[nonce % bets.length], () => fairStream(seeds, hmacSha256), choices);
  });
  const spinsOf = ({ outcome }: (typeof played)[number]) => (outcome as { spins?: unknown[] }).spins?.length ?? 1;
  return {
    definitionHash: game.definitionHash,
    rounds,
    won: played.reduce((sum, { win }) => sum + win, 0),
    longestRound: Math.max(...played.map(spinsOf)),
    digest: sha256Hex(played.map((round) => sha256Hex(canonicalJson(round))).join('')),
  };
}
