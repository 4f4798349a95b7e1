import type { SlotStakes, TappedStakes } from '@fairhouse/game-math';
import type { Opened, Stakes } from '../round/wire.ts';

type Of = Pick<Opened, 'currency'> & { game: Pick<Opened['game'], 'code'> };

const keyOf = ({ game, currency }: Of) => `stake ${game.code} ${currency}`;

/** Keeps what was staked last in a game, for the next time it is opened in this browser. */
export function rememberStake(opened: Of, bet: unknown): void {
  const { stake, coin } = (bet ?? {}) as { stake?: unknown; coin?: unknown };
  const last = stake ?? coin;
  if (typeof last !== 'number') return;
  try {
    localStorage.setItem(keyOf(opened), String(last));
  } catch {
    // A browser may keep nothing for a page in a frame: then the game's own first stake is offered.
  }
}

/** The stakes on offer, with what was staked last offered first where it still can be. */
export function withRememberedStake(opened: Of, stakes: Stakes): Stakes {
  const last = rememberedStake(opened);
  if (last === undefined) return stakes;
  if ('coins' in stakes) return slotStakes(stakes, last);
  return 'taps' in stakes ? tappedStakes(stakes, last) : stakes;
}

function slotStakes(stakes: SlotStakes, last: number): SlotStakes {
  return stakes.coins.includes(last) ? { ...stakes, defaultCoin: last } : stakes;
}

function tappedStakes(stakes: TappedStakes, last: number): TappedStakes {
  const isOffered = last >= stakes.least && last <= stakes.most && last % stakes.step === 0;
  return isOffered ? { ...stakes, first: last } : stakes;
}

function rememberedStake(opened: Of): number | undefined {
  try {
    const kept = localStorage.getItem(keyOf(opened));
    return kept !== null && /^\d{1,15}$/.test(kept) ? Number(kept) : undefined;
  } catch {
    return undefined;
  }
}
