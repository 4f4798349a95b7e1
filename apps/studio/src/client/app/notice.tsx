/** @jsxImportSource preact */

import { useStore } from '../lib/page/store.ts';
import type { PlaySession } from '../lib/round/play-session.ts';
import { Icon } from '../ui/page/icons.tsx';
import './notice.css';

/** What the casino's page can open about a refusal. */
const helpOf: Partial<Record<string, 'deposit' | 'limits'>> = { NOT_ENOUGH_MONEY: 'deposit', LIMIT_EXCEEDED: 'limits' };

/** What stands in the way right now, with the one thing that helps. */
export function Notice({ session, onFairness }: { session: PlaySession; onFairness: () => void }) {
  const { waiting, refusal, contradiction } = useStore(session.state);
  const { texts, opened } = session;
  if (waiting) {
    return (
      <div class="notice" role="status">
        <p>{waiting === 'offline' ? texts.waitingOffline : texts.waitingPending}</p>
      </div>
    );
  }
  if (contradiction && !refusal) {
    const { deviceRecord: words } = texts;
    return (
      <div class="notice" role="alert">
        <p>
          {words.contradiction} {words.codes[contradiction]}
        </p>
        <button type="button" class="notice__action" onClick={onFairness}>
          {texts.fairness}
        </button>
      </div>
    );
  }
  if (!refusal) return null;
  const help = helpOf[refusal.code];
  return (
    <div class="notice" role="alert">
      <p>{refusal.message}</p>
      {help && !opened.fun && session.casino.present && (
        <button type="button" class="notice__action" onClick={() => session.casino.tell({ type: help })}>
          {texts[help]}
        </button>
      )}
      <button
        type="button"
        class="notice__close"
        aria-label={texts.dismiss}
        onClick={() => session.state.set({ refusal: null })}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
