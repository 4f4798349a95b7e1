import { post } from './api.ts';
import { session } from './session.ts';

/** With the way to the casino and back, a page that is looked at is out within five seconds. */
const everyMs = 4_000;
/** The next look is due before the usual time-out of a call. */
const timeoutMs = 8_000;

/**
 * Asks whether the session still stands, while somebody is logged in and the page is looked at: an exclusion, a suspension or a
 * log-out on another device shows without a touch. What has ended is said by the call itself (`onLoginAgain`). Answers how to stop.
 */
export function watchSession(): () => void {
  let timer = setTimeout(look, everyMs);
  let isOver = false;

  async function look(): Promise<void> {
    if (!document.hidden && session().status === 'member') {
      await post('/sys/auth/token/stands', {}, { silent: true, timeoutMs });
    }
    if (!isOver) timer = setTimeout(look, everyMs);
  }

  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
