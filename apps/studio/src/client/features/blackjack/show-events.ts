import type { TableEvent } from '@fairhouse/game-math';
import type { Texts } from '../../lib/texts/index.ts';
import { pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import type { TableChange } from './blackjack.states.ts';
import { beatOf } from './story.ts';

/** Between two events that are shown at once. */
const hurriedMs = 30;

interface Telling {
  events: readonly TableEvent[];
  /** How many of them have been shown. */
  shown: number;
  isHurried: () => boolean;
  texts: Texts;
}

/** Shows what has happened since, one event after another. */
export async function showEvents(
  change: (change: TableChange) => void,
  { events, shown, isHurried, texts: { blackjack } }: Telling,
): Promise<void> {
  for (const [place, event] of events.entries()) {
    if (place < shown) continue;
    const isPeek = event.type === 'peek';
    change({ type: 'event', shown: place + 1, caption: isPeek ? blackjack.peek : undefined });
    if (event.type === 'card' || event.type === 'reveal') sound('card');
    if (event.type === 'insurance' || event.type === 'double' || event.type === 'split') sound('chip');
    await pause(isHurried() ? hurriedMs : beatOf(event));
    const after = isPeek ? (event.blackjack ? '' : blackjack.peekNo) : undefined;
    change({ type: 'arrived', caption: after });
  }
}
