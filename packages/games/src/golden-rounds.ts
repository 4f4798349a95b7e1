import {
  canonicalJson,
  chancesOf,
  fairStream,
  type Game,
  hmacSha256,
  type SlotStakes,
  sha256Hex,
  type ThresholdDefinition,
  type ThresholdStakes,
} from '@fairhouse/game-math';
import type { GoldenRounds } from './folders.ts';

const rounds = 400;

/** What a game gives for the seeds by which every game is remembered, on bets that are taken in turn. */
export function goldenRounds(game: Game): GoldenRounds {
  const bets = betsOf(game);
  const played = Array.from({ length: rounds }, (_, nonce) =>
    game.play(
      bets[nonce % bets.length],
      [],
      fairStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'mine', nonce }, hmacSha256),
    ),
  );
  const spinsOf = ({ outcome }: (typeof played)[number]) => (outcome as { spins?: unknown[] }).spins?.length ?? 1;
  return {
    definitionHash: game.definitionHash,
    rounds,
    won: played.reduce((sum, { win }) => sum + win, 0),
    longestRound: Math.max(...played.map(spinsOf)),
    digest: sha256Hex(played.map((round) => sha256Hex(canonicalJson(round))).join('')),
  };
}

/** Of a slot four of its coins; of a threshold every chance, on each side. */
function betsOf(game: Game): unknown[] {
  const stakes = game.stakes('USD');
  if (game.kind === 'slot') {
    const { coins } = stakes as SlotStakes;
    return [coins[0]!, coins[2]!, coins[4] ?? coins[1]!, coins.at(-1)!].map((coin) => ({ coin }));
  }
  if (game.kind !== 'threshold') throw new Error(`${game.code} is by an engine that keeps no rounds yet`);
  const definition = game.definition as ThresholdDefinition;
  const { taps } = stakes as ThresholdStakes;
  return chancesOf(definition).flatMap(({ winning }, i) =>
    definition.sides.map((side) => ({ stake: taps[i % taps.length]!, side, winning })),
  );
}
