import type { LiveMessage, TableView } from '@fairhouse/contract/play';
import { reduceView } from '@fairhouse/live/view';

/** A page that watches a table and comes back whenever its stream ends, to wherever the casino is found then. */
export interface TablePage {
  view(): TableView | undefined;
  /** Of every round that it has seen the result of. */
  seen: Set<number>;
  /** Streams that were opened, and messages that did not follow the one before. */
  counts: { streams: number; gaps: number };
  leave(): Promise<void>;
}

const againAfterMs = 200;

export function openTablePage(origin: () => string, session: string, table: string): TablePage {
  const leaving = new AbortController();
  const counts = { streams: 0, gaps: 0 };
  const seen = new Set<number>();
  let view: TableView | undefined;

  function take(message: LiveMessage): void {
    const next = message.type === 'snapshot' ? message.view : view && reduceView(view, message);
    if (next === 'gap') counts.gaps += 1;
    else view = next;
    for (const { number } of view?.results ?? []) seen.add(number);
  }

  async function watch(): Promise<void> {
    const response = await fetch(`${origin()}/live/stream?tables=${table}`, {
      headers: { 'x-play-session': session },
      signal: leaving.signal,
    });
    if (!response.ok) return;
    counts.streams += 1;
    let rest = '';
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      const events = (rest + part).split('\n\n');
      rest = events.pop()!;
      for (const event of events) if (event.startsWith('data: ')) take(JSON.parse(event.slice(6)));
    }
  }

  const watching = (async () => {
    while (!leaving.signal.aborted) {
      await watch().catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    }
  })();
  return {
    view: () => view,
    seen,
    counts,
    async leave() {
      leaving.abort();
      await watching;
    },
  };
}
