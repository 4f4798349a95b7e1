import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { type StakeTaps, tappedStakes } from '../stakes.ts';
import { drawFields, type FieldsShown, prizeAt } from './fields.ts';
import type { TicketDefinition } from './ticket.ts';

export interface TicketBet {
  stake: number;
}

export interface TicketOutcome extends TicketBet {
  kind: 'ticket';
  /** Which of the tickets it is, from 0. */
  number: number;
  /** The place of its prize in the table; −1 when it has none. */
  prize: number;
  /** What it returns, in hundredths of its price. */
  pays: number;
  fields: FieldsShown;
  win: number;
}

/** A game by the engine of tickets; without stakes one that can be computed again, but not be bet on. */
export function ticketGame(definition: TicketDefinition, taps: StakeTaps = {}): Game<TicketBet, TicketOutcome> {
  const { prizes } = definition;
  const chances = prizes.map(({ tickets }) => tickets);
  const stakes = tappedStakes(taps, definition.stakeStep);
  return {
    ...gameHead('ticket', definition),
    stakes: stakes.in,
    readBet(input, currency) {
      const { stake } = (input ?? {}) as Record<string, unknown>;
      if (typeof stake !== 'number' || !Number.isSafeInteger(stake)) return { ok: false, reason: 'wrong_input' };
      if (!stakes.allows(stake, currency)) return { ok: false, reason: 'stake_not_allowed' };
      return { ok: true, bet: { stake }, stake };
    },
    play({ stake }, actions, below) {
      if (actions.length > 0) throw new RangeError('a ticket is drawn as a whole, and the round is over');
      const number = below(definition.tickets);
      const prize = prizeAt(chances, number);
      const fields = drawFields(definition.fields, prize, chances, below);
      const pays = prizes[prize]?.pays ?? 0;
      const win = (stake * pays) / 100;
      return {
        done: true,
        staked: stake,
        win,
        outcome: { kind: 'ticket', stake, number, prize, pays, fields, win },
        next: [],
      };
    },
    abandon() {
      throw new RangeError('the round is over with its ticket');
    },
  };
}
