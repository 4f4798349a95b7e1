import { session } from '../lib/session.ts';

/**
 * The first screen is drawn before the app that answers it is here (build/first-screen.ts). What was tapped meanwhile,
 * among what carries `data-tap`, was kept by build/start.js and is pressed now: the same control of the live page.
 */
export function answerEarlyTap(): void {
  const { dataset } = document.documentElement;
  const { tapped } = dataset;
  dataset.alive = '';
  delete dataset.tapped;
  if (tapped === undefined) return;
  // The drawn screen is a visitor's; a member, whom the casino may not know yet, has another way in that place.
  if (tapped === 'join' && session().status !== 'visitor') return;
  const same = [...document.querySelectorAll<HTMLElement>(`[data-tap="${CSS.escape(tapped)}"]`)];
  same.find((control) => control.getClientRects().length > 0)?.click();
}
