import type { LiveKind } from '@fairhouse/contract/operator';
import { queries, reload } from '../query.ts';
import { createAskedAgain } from './asked-again.ts';
import { type Followed, followedBy } from './followed.ts';
import { setLive } from './live-state.ts';

/** The casino says something every 15 seconds. */
const silentMs = 40_000;
const firstTryAgainMs = 5_000;
const mostTryAgainMs = 60_000;

/**
 * Follows what changes for as long as the page is seen: a browser has few connections to an origin, and what nobody looks
 * at needs none. Answers how to stop.
 */
export function followChanges(): () => void {
  const changed = createAskedAgain(askAgain);
  let source: EventSource | undefined;
  let timer: number | undefined;
  let tryAgainMs = firstTryAgainMs;

  function open(): void {
    close();
    const opened = new EventSource('/api/operator/events');
    source = opened;
    watchSilence();
    opened.addEventListener('hello', () => {
      tryAgainMs = firstTryAgainMs;
      setLive('live');
      watchSilence();
    });
    opened.addEventListener('deaf', () => setLive('deaf'));
    opened.addEventListener('beat', watchSilence);
    opened.addEventListener('ended', () => void reload('/operator/auth/me'));
    opened.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      watchSilence();
      const { kind } = JSON.parse(data) as { kind: LiveKind };
      for (const followed of followedBy(kind)) changed(followed);
    });
    opened.addEventListener('error', () => {
      setLive('deaf');
      // A connection that broke the browser makes again, and says what came last; what was refused it leaves closed.
      if (opened.readyState !== EventSource.CLOSED) return;
      wait(tryAgainMs);
      tryAgainMs = Math.min(tryAgainMs * 2, mostTryAgainMs);
    });
  }

  function watchSilence(): void {
    wait(silentMs);
  }

  function wait(inMs: number): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      setLive('deaf');
      open();
    }, inMs);
  }

  function close(): void {
    window.clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function followSight(): void {
    if (document.visibilityState === 'hidden') close();
    else if (!source) {
      open();
      // What changed while nobody looked.
      void queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/operator/queue/'),
      });
    }
  }

  document.addEventListener('visibilitychange', followSight);
  open();
  return () => {
    document.removeEventListener('visibilitychange', followSight);
    close();
    setLive('unknown');
  };
}

function askAgain({ path, queue }: Followed): Promise<unknown> {
  return queries.invalidateQueries({
    queryKey: [path],
    predicate: ({ queryKey }) =>
      queue === undefined || (queryKey[1] as { queue?: string } | undefined)?.queue === queue,
  });
}
