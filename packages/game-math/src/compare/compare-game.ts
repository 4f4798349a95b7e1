import type { Card } from '../cards/cards.ts';
import { shoeOf } from '../cards/shoe.ts';
import type { DrawBelow } from '../fair/stream.ts';
import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import type { SpotStakes } from '../spot-stakes.ts';
import type { StakeTaps } from '../stakes.ts';
import { dealAndarBahar } from './andar-bahar.ts';
import { dealBaccarat } from './baccarat.ts';
import {
  type CompareAction,
  type CompareDefinition,
  type CompareResult,
  type CompareRules,
  compareActions,
  type Deal,
  type Decide,
} from './compare.ts';
import { dealDragonTiger } from './dragon-tiger.ts';
import { dealRedDog } from './red-dog.ts';
import { dealWar } from './war.ts';

export interface CompareBet {
  bets: { spot: string; stake: number }[];
}

export interface CompareOutcome {
  kind: 'compare';
  /** As `Deal` has them. */
  hands: Card[][];
  /** Null while the player has the choice. */
  result: CompareResult | null;
  /** As much again was staked on the first spot. */
  raised: boolean;
  /** First stakes, and what each returned, that of a raise with it. */
  bets: { spot: string; stake: number; win: number }[];
  win: number;
}

/** Minor units. */
/** Any multiple of the least chip, up to the largest on the whole table, a raise aside. */
export interface CompareStakes extends SpotStakes {
  kind: 'compare';
}

/** A game by the compare engine; `taps` are its chips, and the largest is what the table takes. */
export function compareGame(definition: CompareDefinition, taps: StakeTaps = {}): Game<CompareBet, CompareOutcome> {
  const { spots } = definition;
  const [first] = spots;
  const chipsIn = (currency: string) => (Object.hasOwn(taps, currency) ? taps[currency] : undefined);

  return {
    ...gameHead('compare', definition),
    stakes(currency): CompareStakes | undefined {
      const chips = chipsIn(currency);
      return chips && { kind: 'compare', chips, step: chips[0]!, tableMax: chips.at(-1)! };
    },
    readBet(input, currency) {
      const listed = (input as { bets?: unknown } | null)?.bets;
      if (!Array.isArray(listed) || listed.length === 0 || listed.length > spots.length)
        return { ok: false, reason: 'wrong_input' };
      const bets: CompareBet['bets'] = [];
      for (const item of listed as ({ spot?: unknown; stake?: unknown } | null)[]) {
        const spot = spots.find(({ id }) => id === item?.spot);
        if (!spot || bets.some((other) => other.spot === spot.id)) return { ok: false, reason: 'wrong_input' };
        if (typeof item?.stake !== 'number' || !Number.isSafeInteger(item.stake))
          return { ok: false, reason: 'wrong_input' };
        bets.push({ spot: spot.id, stake: item.stake });
      }
      const chips = chipsIn(currency);
      const stake = bets.reduce((sum, bet) => sum + bet.stake, 0);
      const isOffered = chips && bets.every((bet) => bet.stake > 0 && bet.stake % chips[0]! === 0);
      if (!isOffered || stake > chips.at(-1)!) return { ok: false, reason: 'stake_not_allowed' };
      return { ok: true, bet: { bets }, stake };
    },
    play({ bets }, actions, below) {
      const onFirst = bets.find(({ spot }) => spot === first!.id)?.stake ?? 0;
      const deal = dealtBy(definition, onFirst > 0, actions, below);
      const paid = bets.map(({ spot, stake }) => {
        const returned = deal.waits ? 0 : deal.returns(spots.find(({ id }) => id === spot)!);
        return { spot, stake, win: (stake * returned) / 100 };
      });
      const win = paid.reduce((sum, bet) => sum + bet.win, 0);
      const { hands, result, waits, raised } = deal;
      return {
        done: !waits,
        staked: bets.reduce((sum, { stake }) => sum + stake, 0) + (raised ? onFirst : 0),
        win,
        outcome: { kind: 'compare', hands, result: waits ? null : result, raised, bets: paid, win },
        next: waits ? compareActions.map((action) => ({ action, cost: action === 'raise' ? onFirst : 0 })) : [],
      };
    },
    /** Nothing further is staked for somebody who left. */
    abandon: () => 'stay',
  };
}

function dealtBy(
  { rules, decks }: CompareDefinition,
  isIn: boolean,
  actions: readonly string[],
  below: DrawBelow,
): Deal {
  const draw = shoeOf(decks, below);
  const left = actions.map(actionIn);
  const deal = dealt(rules, draw, isIn, () => left.shift());
  if (left.length > 0) throw new RangeError('there is nothing to decide');
  return deal;
}

function dealt(rules: CompareRules, draw: () => Card, isIn: boolean, decide: Decide): Deal {
  switch (rules.type) {
    case 'baccarat':
      return dealBaccarat(draw);
    case 'dragon-tiger':
      return dealDragonTiger(rules, draw);
    case 'war':
      return dealWar(rules, draw, isIn, decide);
    case 'andar-bahar':
      return dealAndarBahar(draw);
    case 'red-dog':
      return dealRedDog(rules, draw, decide);
  }
}

function actionIn(action: string): CompareAction {
  const known = compareActions.find((one) => one === action);
  if (!known) throw new RangeError(`there is no "${action}"`);
  return known;
}
