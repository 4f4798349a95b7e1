import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { readSpotStakes, type SpotStake, type SpotStakes, spotMostUnits, spotStakes } from '../spot-stakes.ts';
import { type RouletteDefinition, type RouletteSpotType, returnedOn, rouletteSpotsOf, spotTypes } from './roulette.ts';
import { colourOf, type RouletteColour } from './wheel.ts';

export interface RouletteBet {
  bets: SpotStake[];
}

export interface RouletteOutcome {
  kind: 'roulette';
  /** The pocket; 37 is the double zero. */
  number: number;
  colour: RouletteColour;
  win: number;
  bets: { spot: string; stake: number; win: number }[];
}

export interface RouletteStakes extends SpotStakes {
  kind: 'roulette';
  /** Of the kinds that the layout has. */
  spotMax: Partial<Record<RouletteSpotType, number>>;
}

export function rouletteGame(definition: RouletteDefinition): Game<RouletteBet, RouletteOutcome> {
  const { wheel, pays } = definition;
  const spots = rouletteSpotsOf(definition);
  const mostOn = (type: RouletteSpotType) => spotMostUnits(pays[type]! + 1);
  return {
    ...gameHead('roulette', definition),
    stakes(currency): RouletteStakes | undefined {
      const stakes = spotStakes(currency);
      if (!stakes) return undefined;
      const kinds = spotTypes.filter((type) => pays[type] !== undefined);
      const spotMax = Object.fromEntries(kinds.map((type) => [type, mostOn(type) * stakes.step]));
      return { kind: 'roulette', ...stakes, spotMax };
    },
    readBet(input, currency) {
      const reading = readSpotStakes(input, currency, {
        mostOn(id) {
          const spot = spots.get(id);
          return spot && mostOn(spot.type);
        },
      });
      return reading.ok ? { ok: true, bet: { bets: reading.bets }, stake: reading.stake } : reading;
    },
    play({ bets }, actions, below) {
      if (actions.length > 0) throw new RangeError('roulette takes no actions');
      // Pockets are numbered 0, 1, 2 …, the double zero last: `wheel` says only how they lie beside one another.
      const number = below(wheel.length);
      const paid = bets.map(({ spot, stake }) => ({ spot, stake, win: returnedOn(spots.get(spot)!, stake, number) }));
      const win = paid.reduce((sum, bet) => sum + bet.win, 0);
      return {
        done: true,
        staked: bets.reduce((sum, { stake }) => sum + stake, 0),
        win,
        outcome: { kind: 'roulette', number, colour: colourOf(number), win, bets: paid },
        next: [],
      };
    },
    abandon() {
      throw new RangeError('roulette is done with its spin');
    },
  };
}
