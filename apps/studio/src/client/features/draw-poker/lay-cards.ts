import type { DrawCard } from '@fairhouse/game-math';
import { motionReduced, pause } from '../../lib/win/motion.ts';
import { sound } from '../../lib/win/sound.ts';
import { type CardShown, facesFetched } from '../../ui/cards/card.tsx';
import type { TableEvent } from './draw-poker.states.ts';

const dealMs = 105;
const leaveMs = 180;
/** A pause before the last card, where the hand turns out to be worth it. */
const suspenseMs = 750;

/** Cards come down one by one on the places of `places`, given as bits. */
export async function layCards(
  dispatch: (event: TableEvent) => void,
  { cards, places, suspense }: { cards: readonly CardShown[]; places: number; suspense: boolean },
) {
  await Promise.all([facesFetched(cards.filter((card): card is DrawCard => card !== '??')), pause(leaveMs)]);
  dispatch({ type: 'cleared', places });
  const order = cards.flatMap((card, place) => ((places >> place) & 1 ? [{ card, place }] : []));
  for (const [at, { card, place }] of order.entries()) {
    if (suspense && at === order.length - 1) {
      sound('tension');
      await pause(motionReduced() ? 0 : suspenseMs);
    }
    dispatch({ type: 'laid', place, card });
    sound('card');
    await pause(dealMs);
  }
  if (order.length > 0) await pause(motionReduced() ? 0 : 300);
}
