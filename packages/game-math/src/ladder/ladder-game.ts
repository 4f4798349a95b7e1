import type { DrawBelow } from '../fair/stream.ts';
import type { Game, NextAction } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { type StakeTaps, tableUnit, tappedStakes } from '../stakes.ts';
import { CardsClimb, type CardsShown } from './cards.ts';
import type { Climb } from './climb.ts';
import { FieldClimb } from './field.ts';
import { type BoardShown, type LadderDefinition, modesOf, stopsOf } from './ladder.ts';
import { RowsClimb } from './rows.ts';
import { StepsClimb } from './steps.ts';

export interface LadderBet {
  stake: number;
  /** Which of the game's modes. */
  mode: number;
}

export interface LadderOutcome extends LadderBet {
  kind: 'ladder';
  state: 'open' | 'taken' | 'failed';
  /** Steps that held. */
  steps: number;
  /** What a take returns now, or has returned, in hundredths of the stake; 0 before the first step and after a fail. */
  pays: number;
  board: BoardShown;
  win: number;
}

/** A game by the ladder engine; without stakes one that can be computed again, but not be bet on. */
export function ladderGame(definition: LadderDefinition, taps: StakeTaps = {}): Game<LadderBet, LadderOutcome> {
  const { board } = definition;
  const modes = modesOf(definition);
  const stops = board.type === 'cards' ? [] : Array.from({ length: modes }, (_, mode) => stopsOf(definition, mode));
  const stakes = tappedStakes(taps, definition.stakeStep);

  function begin(mode: number, below: DrawBelow): Climb<BoardShown> {
    if (board.type === 'field') return new FieldClimb(board, mode, stops[mode]!, below);
    if (board.type === 'rows') return new RowsClimb(board, mode, stops[mode]!, below);
    if (board.type === 'steps') return new StepsClimb(board, mode, definition.returns, stops[mode]!, below);
    return new CardsClimb(board, definition, below);
  }

  return {
    ...gameHead('ladder', definition),
    stakes(currency) {
      const offered = stakes.in(currency);
      // Where stakes are counted in whole units, the third of them would be much to begin with.
      return (
        offered && { ...offered, first: offered.taps.find((tap) => tap >= (tableUnit(currency) ?? 0)) ?? offered.first }
      );
    },
    readBet(input, currency) {
      const { stake, mode } = (input ?? {}) as Record<string, unknown>;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
      if (typeof mode !== 'number' || !Number.isInteger(mode) || mode < 0 || mode >= modes)
        return { ok: false, reason: 'wrong_input' };
      if (!stakes.allows(stake, currency)) return { ok: false, reason: 'stake_not_allowed' };
      return { ok: true, bet: { stake, mode }, stake };
    },
    play({ stake, mode }, actions, below) {
      const climb = begin(mode, below);
      let state: LadderOutcome['state'] = 'open';
      for (const action of actions) {
        if (!isPossible(climb, state, action)) throw new RangeError(`"${action}" is not possible now`);
        if (action === 'take') state = 'taken';
        else if (!climb.step(action)) state = 'failed';
        else if (climb.isAtTop) state = 'taken';
      }
      const over = state !== 'open';
      const pays = state === 'failed' ? 0 : climb.pays;
      const win = state === 'taken' ? (stake * pays) / 100 : 0;
      return {
        done: over,
        staked: stake,
        win,
        outcome: { kind: 'ladder', stake, mode, state, steps: climb.steps, pays, board: climb.shown(over), win },
        next: actionsOf(climb, state).map(freeAction),
      };
    },
    /** What stands is taken. Where nothing stands yet, one step is tried first: a stake is never just handed back. */
    abandon({ outcome, next }) {
      if (outcome.steps > 0) return 'take';
      return outcome.board.type === 'cards' ? likelier(outcome.board) : next[0]!.action;
    },
  };
}

const freeActions = new Map<string, NextAction>();

/** Nothing further is ever staked; an action is stated by the same object each time. */
function freeAction(action: string): NextAction {
  const known = freeActions.get(action);
  if (known) return known;
  const free = Object.freeze({ action, cost: 0 });
  freeActions.set(action, free);
  return free;
}

function isPossible(climb: Climb<BoardShown>, state: LadderOutcome['state'], action: string): boolean {
  if (state !== 'open') return false;
  return action === 'take' ? climb.steps > 0 : climb.tries().includes(action);
}

function actionsOf(climb: Climb<BoardShown>, state: LadderOutcome['state']): string[] {
  if (state !== 'open') return [];
  const tries = climb.tries();
  if (climb.steps > 0) tries.unshift('take');
  return tries;
}

function likelier({ guesses }: CardsShown): string {
  return guesses.reduce((best, one) => (one.ranks > best.ranks ? one : best)).guess;
}
