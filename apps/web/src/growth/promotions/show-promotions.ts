import { onPopupsChanged, openPopup, openPopups } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import type { Arrival } from '../../lib/arrivals.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { session } from '../../lib/session.ts';

/** What a player does after coming in is not interrupted: a promotion waits until no other pop-up is open. */
const pauseMs = 600;

/** Asks for the promotions of somebody who has just come in, and shows them one after the other. */
export async function showPromotions(arrival: Arrival): Promise<void> {
  const answer = await post('/sys/promotion/listAll', { event: arrival }, { silent: true });
  // A promotion that cannot be loaded is nothing a player misses.
  if (!answer.ok) return;
  for (const promotion of answer.data) {
    await untilClear();
    if (session().status !== 'member') return;
    openPopup('promotion', { promotion });
  }
}

const dayKey = 'fairhouse.promotions-shown';

/** Shows a visitor what the casino has for one, once a day in this browser. */
export async function showToVisitor(): Promise<void> {
  const today = serverNow().toISOString().slice(0, 10);
  if (localStorage.getItem(dayKey) === today) return;
  const answer = await post('/sys/promotion/listAll', { event: 'visit' }, { silent: true });
  if (!answer.ok) return;
  for (const promotion of answer.data) {
    await untilClear();
    if (session().status !== 'visitor') return;
    localStorage.setItem(dayKey, today);
    openPopup('promotion', { promotion });
  }
}

/** Resolves once nothing has been open for a moment. */
function untilClear(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (openPopups().length === 0) timer = setTimeout(done, pauseMs);
    };
    const stop = onPopupsChanged(look);
    function done(): void {
      stop();
      resolve();
    }
    look();
  });
}
