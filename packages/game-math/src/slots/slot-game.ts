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
  /** Other ways to bet: how many coins a round takes, and of which sizes, as none takes more than the greatest plain stake. */
  modes: readonly (Pick<SlotMode, 'id' | 'cost'> & { coins: readonly number[] })[];
}

/** A game by the slot engine; without coins one that can be computed again, but not be bet on. */
export function slotGame(slot: SlotDefinition, coinSizes: SlotCoins = {}): Game<SlotBet, SlotOutcome> {
  const { stakeCoins, pot, modes } = rulesOf(slot);
  const costOf = (mode: unknown) => (mode === undefined ? stakeCoins : modes.find(({ id }) => id === mode)?.cost);
  const coinsOf = (currency: string) => (Object.hasOwn(coinSizes, currency) ? coinSizes[currency]! : []);
  /** No round takes more than the greatest plain stake: a mode is not offered at each coin. */
  const coinsAt = (cost: number, currency: string) => {
    const coins = coinsOf(currency);
    return coins.filter((coin) => coin * cost <= Math.max(...coins) * stakeCoins);
  };
  return {
    ...gameHead('slot', slot),
    ...(pot && { pot }),
    stakes(currency): SlotStakes | undefined {
      const coins = coinsOf(currency);
      if (coins.length === 0) return undefined;
      const offered = modes.map(({ id, cost }) => ({ id, cost, coins: coinsAt(cost, currency) }));
      return { kind: 'slot', lines: stakeCoins, coins, defaultCoin: coins[2] ?? coins[0]!, modes: offered };
    },
    readBet(input, currency) {
      const { coin, mode } = (input ?? {}) as { coin?: unknown; mode?: SlotMode['id'] };
      if (typeof coin !== 'number' || !Number.isSafeInteger(coin)) return { ok: false, reason: 'wrong_input' };
      const cost = costOf(mode);
      if (cost === undefined) return { ok: false, reason: 'wrong_input' };
      if (!coinsAt(cost, currency).includes(coin)) return { ok: false, reason: 'stake_not_allowed' };
      const stake = coin * cost;
      // More chances than there are would be no chance any more.
      if (pot && stake > pot.chances[currency]!) return { ok: false, reason: 'stake_not_allowed' };
      const bet = { coin, ...(pot && { currency }), ...(mode && { mode }) };
      return { ok: true, bet, stake, ...(mode === 'buy' && { buysBonus: true }) };
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
