import type { DrawBelow } from '../fair/stream.ts';
import type { Game, NextAction } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { readSpotStakes, type SpotStake, type SpotStakes, spotMostUnits, spotStakes } from '../spot-stakes.ts';
import { odds } from './craps.ts';
import { type DiceTableDefinition, diceTables, type Pay, returnedBy, stepUnits } from './dice-table.ts';

export interface DiceTableBet {
  bets: SpotStake[];
}

export interface DiceTableStakes extends SpotStakes {
  kind: 'dice-table';
  /** By place: the most that it takes, and what its stakes are multiples of. */
  spots: Record<string, { most: number; step: number }>;
}

export interface BetOnDice {
  /** A place of the layout, or `odds` and `lay` behind the line. */
  spot: string;
  stake: number;
  state: 'standing' | 'won' | 'lost' | 'back';
  /** What came back, the stake included; 0 while it stands. */
  win: number;
  /** The roll that decided it, counted from 0; null while it stands. */
  roll: number | null;
}

export interface DiceTableOutcome {
  kind: 'dice-table';
  /** Every roll so far, die by die. */
  rolls: number[][];
  /** The point that has to be made now. */
  point: number | null;
  bets: BetOnDice[];
  /** What may be added behind the line now, and what it takes. */
  additions: NextAction[];
  win: number;
}

/** A round ends at the latest with this roll; what then stands goes back. Not one in 10²⁴ comes so far. */
const mostRolls = 200;

export function diceTableGame(definition: DiceTableDefinition): Game<DiceTableBet, DiceTableOutcome> {
  const pays = new Map(definition.spots.map((spot) => [spot.id, spot.pays]));
  const mostOn = (of: readonly Pay[]) => spotMostUnits(1 + Math.max(...of.map(([to, per]) => to / per)));
  return {
    ...gameHead('dice-table', definition),
    stakes(currency): DiceTableStakes | undefined {
      const stakes = spotStakes(currency);
      if (!stakes) return undefined;
      const spots = definition.spots.map(({ id, pays: of }) => {
        const step = stepUnits(of) * stakes.step;
        return [id, { most: mostOn(of) * stakes.step, step }] as const;
      });
      return { kind: 'dice-table', ...stakes, spots: Object.fromEntries(spots) };
    },
    readBet(input, currency) {
      const reading = readSpotStakes(input, currency, {
        mostOn: (id) => {
          const of = pays.get(id);
          return of && mostOn(of);
        },
        stepOn: (id) => stepUnits(pays.get(id)!),
      });
      return reading.ok ? { ok: true, bet: { bets: reading.bets }, stake: reading.stake } : reading;
    },
    play(bet, actions, below) {
      const round = new DiceRound(definition.table, pays, bet.bets, below);
      round.roll();
      for (const action of actions) round.takeAction(action);
      return round.progress();
    },
    abandon: () => 'roll',
  };
}

/** The bets of one round, from the first roll on. */
class DiceRound {
  private readonly rolls: number[][] = [];
  private readonly bets: BetOnDice[];
  private point: number | null = null;

  constructor(
    private readonly table: DiceTableDefinition['table'],
    private readonly pays: ReadonlyMap<string, readonly Pay[]>,
    bets: readonly SpotStake[],
    private readonly below: DrawBelow,
  ) {
    this.bets = bets.map(({ spot, stake }) => ({ spot, stake, state: 'standing', win: 0, roll: null }));
  }

  takeAction(action: string): void {
    if (action === 'roll' && this.isOpen()) {
      this.roll();
      return;
    }
    const open = this.next(this.additions()).find((one) => one.action === action);
    if (!open) throw new RangeError(`"${action}" is not possible now`);
    const behind = this.bets.find(({ spot }) => spot === action);
    if (behind) behind.stake += open.cost;
    else this.bets.push({ spot: action, stake: open.cost, state: 'standing', win: 0, roll: null });
  }

  roll(): void {
    const { dice, decided, pointAfter } = diceTables[this.table];
    const shown: number[] = [];
    for (let die = 0; die < dice; die++) shown.push(this.below(6) + 1);
    const at = this.rolls.push(shown) - 1;
    for (const bet of this.bets) {
      if (bet.state !== 'standing') continue;
      const line = lines[bet.spot];
      const how = decided(line ?? bet.spot, shown, this.point);
      if (how === undefined) continue;
      // What lies behind the line is there only once there is a point.
      const won = line && how > 0 ? bet.stake + odds.paid(bet.spot, bet.stake, this.point!) : 0;
      const win = line ? won : returnedBy(this.pays.get(bet.spot)!, how, bet.stake);
      decide(bet, win, at);
    }
    this.point = pointAfter(shown, this.point);
    if (this.rolls.length < mostRolls) return;
    for (const bet of this.standing()) decide(bet, bet.stake, at);
  }

  private isOpen(): boolean {
    for (const { state } of this.bets) if (state === 'standing') return true;
    return false;
  }

  private standing(): BetOnDice[] {
    return this.bets.filter(({ state }) => state === 'standing');
  }

  private next(additions: NextAction[]): NextAction[] {
    return this.isOpen() ? [{ action: 'roll', cost: 0 }, ...additions] : [];
  }

  private additions(): NextAction[] {
    return this.standing().flatMap(({ spot, stake }) => {
      const behind = odds.behind[spot];
      if (behind === undefined || this.point === null) return [];
      const cost = odds.costOf(behind, stake, this.point);
      const there = this.bets.find((bet) => bet.spot === behind)?.stake ?? 0;
      return there < odds.most * cost ? [{ action: behind, cost }] : [];
    });
  }

  progress() {
    const win = this.bets.reduce((sum, bet) => sum + bet.win, 0);
    const { rolls, point, bets } = this;
    const additions = this.additions();
    return {
      done: !this.isOpen(),
      staked: this.bets.reduce((sum, { stake }) => sum + stake, 0),
      win,
      outcome: { kind: 'dice-table' as const, rolls, point, bets, additions, win },
      next: this.next(additions),
    };
  }
}

function decide(bet: BetOnDice, win: number, roll: number): void {
  bet.win = win;
  bet.roll = roll;
  bet.state = win === 0 ? 'lost' : win === bet.stake ? 'back' : 'won';
}

/** The line bet that a bet behind the line goes with. */
const lines: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(odds.behind).map(([line, behind]) => [behind, line]),
);
