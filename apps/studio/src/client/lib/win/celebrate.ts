import { Store } from '../page/store.ts';
import { felt } from './haptics.ts';
import { instantNow, paced } from './motion.ts';
import { Presentation } from './presentation.ts';
import { sound } from './sound.ts';
import { tierOf, type WinTier } from './win-tier.ts';

/** How long a win of each tier is celebrated, in milliseconds; its sound and its light are as long. */
export const celebratedMs = [0, 900, 2_600, 4_600, 7_500] as const satisfies Record<WinTier, number>;
/** In instant mode nothing moves, and the next round takes its place. */
const instantMs = 900;

const tones = ['settle', 'tier1', 'tier2', 'tier3', 'tier4'] as const;

interface Celebrated {
  tier: WinTier;
  /** Minor units. */
  win: number;
  /** The win is the most that a round of its game can pay. */
  capped: boolean;
  /** Tells one from the next. */
  key: number;
}

/** What is celebrated now; tier 0: nothing. */
export const celebration = new Store<Celebrated>({ tier: 0, win: 0, capped: false, key: 0 });
let current: Presentation | null = null;

/**
 * What came of a round, lit, heard and felt where it is a win: more than its stake. Resolves when
 * it has been seen or is skipped; only what cannot continue beside it waits for that.
 */
export async function celebrate(came: { win: number; stake: number; capped?: boolean }): Promise<void> {
  const { win, stake, capped = false } = came;
  const tier = tierOf((win * 100) / stake, capped);
  current?.close();
  const hush = sound(tones[tier]);
  if (tier === 0) return show(0);
  const mine = new Presentation();
  current = mine;
  felt(tier);
  show(tier, win, capped);
  await mine.wait(instantNow() ? instantMs : paced(celebratedMs[tier]));
  if (mine.skipped) hush();
  mine.close();
  if (current === mine) show(0);
}

function show(tier: WinTier, win = 0, capped = false): void {
  const { key } = celebration.get();
  celebration.set({ tier, win, capped, key: key + 1 });
  // The lights of all screens are in the style sheets.
  if (tier > 0) document.documentElement.dataset.celebrated = String(tier);
  else delete document.documentElement.dataset.celebrated;
}
