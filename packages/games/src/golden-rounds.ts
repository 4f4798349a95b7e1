import { canonicalJson, fairStream, type Game, hmacSha256, type SlotCoins, sha256Hex } from '@fairhouse/game-math';
import type { GoldenRounds } from './folders.ts';

const rounds = 400;

/** What a slot gives for the seeds by which every slot is remembered, on four of its coins in turn. */
export function goldenRounds(game: Game, coins: SlotCoins): GoldenRounds {
  const offered = coins.USD!;
  const four = [offered[0]!, offered[2]!, offered[4] ?? offered[1]!, offered.at(-1)!];
  const played = Array.from({ length: rounds }, (_, nonce) =>
    game.play(
      { coin: four[nonce % 4]! },
      [],
      fairStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'mine', nonce }, hmacSha256),
    ),
  );
  const spinsOf = ({ outcome }: (typeof played)[number]) => (outcome as { spins: unknown[] }).spins.length;
  return {
    definitionHash: game.definitionHash,
    rounds,
    won: played.reduce((sum, { win }) => sum + win, 0),
    longestRound: Math.max(...played.map(spinsOf)),
    digest: sha256Hex(played.map((round) => sha256Hex(canonicalJson(round))).join('')),
  };
}
