import type { TableView } from '@fairhouse/contract/play';
import type { TableMessage } from '../broker/messages.ts';
import { reduceView } from '../view.ts';

/** As the database has it: how many watch is known to the processes alone. */
export type StoredView = Omit<TableView, 'watching'>;

interface FeedDeps {
  readView(): Promise<StoredView | undefined>;
  /** A message that followed the one before it, and the view that it changed. */
  published(message: TableMessage, before: TableView): void;
  /** The view is another one than the messages made of it, or there was none. */
  shown(): void;
  failed(error: unknown): void;
  /** Milliseconds. */
  now(): number;
}

const mostHeld = 1_000;

/**
 * The current view of one table: read once, then made of the messages, and read again after a gap. What is heard while it is read is
 * held back until then. A view read after a message was heard has that message in it, whatever number it was stored under.
 */
export function openFeed({ readView, published, shown, failed, now }: FeedDeps) {
  let view: TableView | undefined;
  let heard = 0;
  let newsAt = Number.NEGATIVE_INFINITY;
  let held: TableMessage[] | undefined;
  let isWanted = false;

  function hear(message: TableMessage): void {
    if ('seq' in message) heard = Math.max(heard, message.seq);
    newsAt = now();
    if (!held) apply(message);
    else if (held.length < mostHeld) held.push(message);
  }

  function apply(message: TableMessage): void {
    const before = view;
    const next = before && reduceView(before, message);
    if (next === 'gap') look();
    else if (next && next !== before) {
      view = next;
      published(message, before);
    }
  }

  async function read(): Promise<void> {
    isWanted = false;
    held = [];
    const upTo = heard;
    const before = view;
    const stored = await readView().catch((error: unknown) => {
      isWanted = true;
      failed(error);
    });
    if (stored) {
      newsAt = now();
      view = { ...stored, seq: Math.max(stored.seq, upTo), watching: 0 };
      if (isOther(view, before)) shown();
    }
    const since = held;
    held = undefined;
    for (const message of since) hear(message);
    if (isWanted && stored) look();
  }

  /** Reads the view again; once more afterwards where it is being read already. */
  function look(): void {
    isWanted = true;
    if (!held) void read();
  }

  return {
    view: () => view,
    hear,
    look,
    /** Reads again where that is wanted and was not possible, and after silence. */
    lookAfter(silenceMs: number): void {
      if (isWanted || now() - newsAt >= silenceMs) look();
    },
  };
}
export type TableFeed = ReturnType<typeof openFeed>;

function isOther(one: TableView, other: TableView | undefined): boolean {
  const said = (view: TableView) => JSON.stringify({ ...view, now: '', watching: 0 });
  return !other || said(one) !== said(other);
}
