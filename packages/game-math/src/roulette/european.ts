import { definitionHash } from '../fair/canonical.ts';
import type { DrawBelow } from '../fair/stream.ts';
import type { Game } from '../game.ts';
import { tableUnit } from '../stakes.ts';
import { type RouletteSpot, type RouletteSpotType, rouletteSpots, spotPays } from './spots.ts';
import { colourOf, type RouletteColour, wheelOrder } from './wheel.ts';

export interface RouletteBet {
  bets: { spot: string; stake: number }[];
}

export interface RouletteOutcome {
  kind: 'roulette';
  number: number;
  colour: RouletteColour;
  win: number;
  bets: { spot: string; stake: number; win: number }[];
}

export interface RouletteStakes {
  kind: 'roulette';
  chips: number[];
  step: number;
  tableMax: number;
  spotMax: Record<RouletteSpotType, number>;
}

/** Most that may lie on one spot, in table units: a hit never pays more than 3,600 units. */
const spotMaxUnits: Record<RouletteSpotType, number> = {
  straight: 100,
  split: 200,
  street: 300,
  corner: 400,
  line: 600,
  dozen: 1_000,
  column: 1_000,
  red: 1_500,
  black: 1_500,
  even: 1_500,
  odd: 1_500,
  low: 1_500,
  high: 1_500,
};
const tableMaxUnits = 2_000;
const mostBets = 60;

const definition = {
  code: 'european-roulette',
  version: 1,
  name: 'European Roulette',
  wheel: wheelOrder,
  pays: spotPays,
  spots: Object.values(rouletteSpots).map(({ id, numbers }) => ({ id, numbers })),
  declared: { return: '97.30', hitRate: '48.65', deviation: '1.00', volatility: 'low', maxWin: 36 },
} as const;

export const rouletteGame: Game<RouletteBet, RouletteOutcome> = {
  code: definition.code,
  name: definition.name,
  kind: 'roulette',
  pace: 'table',
  definition,
  definitionHash: definitionHash(definition),
  declared: definition.declared,
  stakes(currency): RouletteStakes | undefined {
    const unit = tableUnit(currency);
    if (unit === undefined) return undefined;
    const spotMax = Object.fromEntries(
      Object.entries(spotMaxUnits).map(([type, units]) => [type, units * unit]),
    ) as Record<RouletteSpotType, number>;
    const chips = [1, 5, 25, 100, 500].map((units) => units * unit);
    return { kind: 'roulette', chips, step: unit, tableMax: tableMaxUnits * unit, spotMax };
  },
  readBet(input, currency) {
    const unit = tableUnit(currency);
    const listed = (input as { bets?: unknown } | null)?.bets;
    if (!Array.isArray(listed) || listed.length === 0 || listed.length > mostBets)
      return { ok: false, reason: 'wrong_input' };
    const bets: RouletteBet['bets'] = [];
    let stake = 0;
    for (const item of listed as ({ spot?: unknown; stake?: unknown } | null)[]) {
      const spot = typeof item?.spot === 'string' ? spotOf(item.spot) : undefined;
      if (!spot || typeof item?.stake !== 'number' || !Number.isSafeInteger(item.stake))
        return { ok: false, reason: 'wrong_input' };
      if (bets.some((other) => other.spot === spot.id)) return { ok: false, reason: 'wrong_input' };
      if (unit === undefined || item.stake <= 0 || item.stake % unit !== 0)
        return { ok: false, reason: 'stake_not_allowed' };
      if (item.stake > spotMaxUnits[spot.type] * unit) return { ok: false, reason: 'stake_not_allowed' };
      bets.push({ spot: spot.id, stake: item.stake });
      stake += item.stake;
    }
    if (unit === undefined || stake > tableMaxUnits * unit) return { ok: false, reason: 'stake_not_allowed' };
    return { ok: true, bet: { bets }, stake };
  },
  play(bet, actions, below) {
    if (actions.length > 0) throw new RangeError('roulette takes no actions');
    const outcome = spinWheel(bet, below);
    return {
      done: true,
      staked: bet.bets.reduce((sum, { stake }) => sum + stake, 0),
      win: outcome.win,
      outcome,
      next: [],
    };
  },
  abandon() {
    throw new RangeError('roulette is done with its spin');
  },
};

function spinWheel({ bets }: RouletteBet, below: DrawBelow): RouletteOutcome {
  const number = below(37);
  const paid = bets.map(({ spot, stake }) => ({ spot, stake, win: returned(spotOf(spot)!, stake, number) }));
  const win = paid.reduce((sum, bet) => sum + bet.win, 0);
  return { kind: 'roulette', number, colour: colourOf(number), win, bets: paid };
}

function returned(spot: RouletteSpot, stake: number, number: number): number {
  return spot.numbers.includes(number) ? stake * (spot.pays + 1) : 0;
}

function spotOf(id: string): RouletteSpot | undefined {
  return Object.hasOwn(rouletteSpots, id) ? rouletteSpots[id] : undefined;
}
