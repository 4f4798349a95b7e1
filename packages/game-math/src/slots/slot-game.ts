import type { Game } from '../game.ts';
import { gameHead } from '../game-head.ts';
import { drawPot } from '../pot.ts';
import { playSlot, type SlotBet, type SlotOutcome } from './play-slot.ts';
import { rulesOf, type SlotDefinition, type SlotMode } from './slot.ts';

/** Minor units that a coin can stand for, by currency. Pays are whole coins, so every win is whole minor units. */
export type SlotCoins = Readonly<Record<string, readonly number[]>>;

export interface SlotStakes {
  kind: 'slot';
  /** How many coins a stake is: the lines, where lines pay. */
  lines: number;
  coins: readonly number[];
  defaultCoin: number;
  /** Other ways to bet, with the coins that each takes. No round takes more than the greatest plain stake. */
  modes: readonly Pick<SlotMode, 'id' | 'cost'>[];
}

const boughtBy = (mode?: SlotMode['id']) => (mode === 'buy' ? { buysBonus: true as const } : {});

/** A game by the slot engine; without coins one that can be computed again, but not be bet on. */
export function slotGame(slot: SlotDefinition, coinSizes: SlotCoins = {}): Game<SlotBet, SlotOutcome> {
  const { stakeCoins, pot, modes } = rulesOf(slot);
  const costOf = (mode: unknown) => (mode === undefined ? stakeCoins : modes.find(({ id }) => id === mode)?.cost);
  /** No round takes more than the greatest plain stake: a mode is not to be had at each. */
  const mostIn = (currency: string) => Math.max(...(coinsOf(currency) ?? [0])) * stakeCoins;
  const coinsOf = (currency: string) => (Object.hasOwn(coinSizes, currency) ? coinSizes[currency] : undefined);
  return {
    ...gameHead('slot', slot),
    ...(pot && { pot }),
    stakes(currency): SlotStakes | undefined {
      const coins = coinsOf(currency);
      return (
        coins && {
          kind: 'slot',
          lines: stakeCoins,
          coins,
          defaultCoin: coins[2] ?? coins[0]!,
          modes: modes.map(({ id, cost }) => ({ id, cost })),
        }
      );
    },
    readBet(input, currency) {
      const { coin, mode } = (input ?? {}) as { coin?: unknown; mode?: SlotMode['id'] };
      if (typeof coin !== 'number' || !Number.isSafeInteger(coin)) return { ok: false, reason: 'wrong_input' };
      const cost = costOf(mode);
      if (cost === undefined) return { ok: false, reason: 'wrong_input' };
      if (!coinsOf(currency)?.includes(coin)) return { ok: false, reason: 'stake_not_allowed' };
      const stake = coin * cost;
      if (stake > mostIn(currency)) return { ok: false, reason: 'stake_not_allowed' };
      // More chances than there are would be no chance any more.
      if (pot && stake > pot.chances[currency]!) return { ok: false, reason: 'stake_not_allowed' };
      return { ok: true, bet: { coin, ...(pot && { currency }), ...(mode && { mode }) }, stake, ...boughtBy(mode) };
    },
    play(bet, actions, below) {
      if (actions.length > 0) throw new RangeError('a slot takes no actions');
      const outcome = playSlot(slot, bet, below);
      const staked = bet.coin * costOf(bet.mode)!;
      const end = { done: true, staked, win: outcome.win, outcome, next: [] };
      // After the reels: what they show does not hang on whether there is a pot.
      const taken = pot && drawPot(pot, bet.currency ?? '', staked, below);
      return taken ? { ...end, outcome: { ...outcome, pot: null }, pot: taken } : end;
    },
    abandon() {
      throw new RangeError('a slot is done with its first spin');
    },
  };
}
