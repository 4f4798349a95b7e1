import { definitionHash } from '../../fair/canonical.ts';
import type { Game } from '../../game.ts';
import { slotCoins } from '../../stakes.ts';
import { playSlot, type SlotBet, type SlotOutcome } from '../play-slot.ts';
import { nocturne } from './definition.ts';

const lineCount = nocturne.lines.length;
const hash = definitionHash(nocturne);

export interface SlotStakes {
  kind: 'slot';
  lines: number;
  coins: readonly number[];
  defaultCoin: number;
}

export const nocturneGame: Game<SlotBet, SlotOutcome> = {
  code: nocturne.code,
  name: nocturne.name,
  kind: 'slot',
  definition: nocturne,
  definitionHash: hash,
  declared: nocturne.declared,
  abandoned: 'The result stands as soon as the stake is taken; a spin you did not see to its end is paid by itself.',
  rules: [
    {
      heading: 'Lines',
      text: 'Twenty lines are always in play. Three, four or five equal symbols from the leftmost reel on win; each line pays its longest win, and the wins of all lines are added up. The stake is the coin times twenty.',
    },
    {
      heading: 'Wild',
      text: 'The wild stands on reels 2, 3 and 4 and takes the place of every symbol but the scatter.',
    },
    {
      heading: 'Scatter',
      text: 'Three, four or five scatters anywhere pay 2, 10 or 50 times the stake and award 10, 15 or 20 free spins.',
    },
    {
      heading: 'Free spins',
      text: 'Free spins use the same reels and the same stake, and every win in them counts three times. Three or more scatters award free spins again, up to 200 in a round.',
    },
    {
      heading: 'Return',
      text: 'The return to player is 96.00 %, with the free spins. About 32 of 100 spins win something. A round pays at most 5,000 times its stake.',
    },
  ],
  stakes(currency): SlotStakes | undefined {
    const coins = slotCoins(currency);
    return coins && { kind: 'slot', lines: lineCount, coins, defaultCoin: coins[2]! };
  },
  readBet(input, currency) {
    const coin = (input as { coin?: unknown } | null)?.coin;
    if (typeof coin !== 'number' || !Number.isSafeInteger(coin)) return { ok: false, reason: 'wrong_input' };
    if (!slotCoins(currency)?.includes(coin)) return { ok: false, reason: 'stake_not_allowed' };
    return { ok: true, bet: { coin }, stake: coin * lineCount };
  },
  play(bet, actions, below) {
    if (actions.length > 0) throw new RangeError('a slot takes no actions');
    const outcome = playSlot(nocturne, bet, below);
    return { done: true, staked: bet.coin * lineCount, win: outcome.win, outcome, next: [] };
  },
  abandon() {
    throw new RangeError('a slot is done with its first spin');
  },
};
