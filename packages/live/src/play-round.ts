import { createHmac } from 'node:crypto';
import {
  type CurveDefinition,
  type CurveOutcome,
  type DrawBelow,
  fairStream,
  type Game,
  heightAt,
  reachedAfterMs,
  takeAt,
  type WeightedDefinition,
} from '@fairhouse/game-math';
import { sharedOutcome } from './shared-outcome.ts';

/** What a shared round follows from: a link of the chain, the salt, and the number of the link. */
export interface RoundSeeds {
  serverSeed: string;
  salt: string;
  link: number;
}

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();

/** The numbers of a round, the same for everybody's bets. */
export function streamOf({ serverSeed, salt, link }: RoundSeeds): DrawBelow {
  return fairStream({ serverSeed, clientSeed: salt, nonce: link }, hmac);
}

/** What a bet comes to. A bet on a curve that its player took after `outMs` was taken where the curve stood then. */
export function decideBet(
  game: Game,
  seeds: RoundSeeds,
  { bet, outMs }: { bet: unknown; outMs: number | null },
): { win: bigint; outcome: unknown; actions: string[] } {
  const actions = outMs === null ? [] : [takeAt(heightAt(game.definition as CurveDefinition, outMs))];
  const { win, outcome } = game.play(bet, actions, streamOf(seeds));
  return { win: BigInt(win), outcome, actions };
}

/** What is drawn of a table does not depend on bets, so any bet that its game can play shows it. */
const anyBet: Partial<Record<Game['kind'], (definition: unknown) => unknown>> = {
  roulette: () => ({ bets: [] }),
  compare: () => ({ bets: [] }),
  weighted: (definition) => ({ stake: 0, mode: (definition as WeightedDefinition).first }),
  curve: (definition) => ({ stake: 0, target: (definition as CurveDefinition).most }),
};

export interface DrawnRound {
  /** What everybody shares of the outcome. */
  outcome: Record<string, unknown>;
  /** How long the curve runs, where there is one. */
  runsMs: number | null;
}

/** What a round gives everybody at the table. */
export function drawRound(game: Game, seeds: RoundSeeds): DrawnRound {
  const bet = anyBet[game.kind]?.(game.definition);
  if (bet === undefined || game.kind === 'open') throw new RangeError(`no table is shared by the engine ${game.kind}`);
  const whole = game.play(bet, [], streamOf(seeds)).outcome;
  const runsMs =
    game.kind === 'curve' ? reachedAfterMs(game.definition as CurveDefinition, (whole as CurveOutcome).point) : null;
  return { outcome: sharedOutcome(game.kind, whole), runsMs };
}
