import {
  type CurveDefinition,
  cashOutAt,
  fairStream,
  hashedTimes,
  hmacSha256,
  payBounds,
  type RoundFile,
  roundFormat,
  sha256Hex,
  simulationStream,
  type ThresholdDefinition,
  type ThresholdOutcome,
  takeAt,
  withPot,
} from '@fairhouse/game-math';
import type { OfferedGame } from './index.ts';
import { sampleBets } from './sample-play.ts';

/** Of some games to list them takes as long as a hundred rounds. */
const betsOf = new WeakMap<OfferedGame, unknown[]>();

/** Whole rounds of a game as their player saves them, every possible choice as likely as another. The same each time. */
export function roundsForVerifiers(game: OfferedGame, count: number, from = 1): RoundFile[] {
  const bets = betsOf.get(game) ?? sampleBets(game);
  betsOf.set(game, bets);
  const choices = simulationStream(game.code.length + from);
  return Array.from({ length: count }, (_, i) => roundOf(game, bets[(from + i) % bets.length], from + i, choices));
}

function roundOf(game: OfferedGame, input: unknown, nonce: number, choices: (n: number) => number): RoundFile {
  const read = game.readBet(input, 'USD');
  if (!read.ok) throw new Error(`${game.code} does not take its own sample`);
  const { bet } = read;
  const serverSeed = sha256Hex(`${game.code} ${nonce}`);
  const actions: string[] = [];
  const proof = {
    game: game.code,
    definitionHash: game.definitionHash,
    serverSeed,
    serverSeedHash: sha256Hex(serverSeed),
    clientSeed: game.live ? sha256Hex(game.code) : `chosen by a player ${nonce % 7}`,
    nonce,
    bet,
    actions,
    ...(game.live && { chain: { end: hashedTimes(serverSeed, nonce), link: nonce } }),
  };
  const play = () => game.play(bet, actions, fairStream(proof, hmacSha256));
  let progress = play();
  if ((bet as { manual?: true }).manual && choices(2) === 0) {
    // A player may cash out anywhere below the target, above the end as well.
    const { least } = payBounds(game.definition as ThresholdDefinition);
    const heights = (progress.outcome as ThresholdOutcome).pays - least;
    if (heights > 0) actions.push(cashOutAt(least + choices(Math.min(heights, 300))));
    progress = play();
  }
  while (!progress.done) {
    actions.push(progress.next[choices(progress.next.length)]!.action);
    progress = play();
  }
  if (game.kind === 'curve') {
    // A player may take it at any height below the target and the end.
    const { point } = progress.outcome as { point: number };
    const { least } = game.definition as CurveDefinition;
    const heights = Math.min((bet as { target: number }).target - 1, point) - least + 1;
    if (heights > 0 && choices(2) === 0) actions.push(takeAt(least + choices(heights)));
    progress = play();
  }
  const end = progress.pot ? withPot(progress, progress.pot.least + nonce) : progress;
  const { staked, win, outcome } = end;
  return { format: roundFormat, roundId: `${game.code}-${nonce}`, currency: 'USD', staked, win, outcome, proof };
}
