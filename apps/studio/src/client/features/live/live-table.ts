import { reduceView } from '@fairhouse/live/view';
import { Store } from '../../lib/page/store.ts';
import type { StudioCalls } from '../../lib/round/studio-calls.ts';
import type { LiveMessage, OwnBet, Refusal, TableStanding, TableView } from '../../lib/round/wire.ts';
import { mergeBets } from './own-bets.ts';
import { readEvents } from './read-events.ts';

export interface LiveState {
  /** By the code of the table: that of the session, and others that are watched beside it. */
  views: Readonly<Record<string, TableView>>;
  /** The player's own bets in the running round and the one before. */
  mine: readonly OwnBet[];
  /** As the casino last shown it beside a bet; minor units. */
  balance: number | null;
  /** `away`: the line broke and is sought again. `asleep`: nobody looks. */
  line: 'opening' | 'open' | 'away' | 'asleep';
}

type TableMessage = Exclude<LiveMessage, { type: 'snapshot' | 'mine' | 'ended' }>;

/** A page that nobody looks at is shown nothing after this long. */
const asleepAfterMs = 60_000;
const leastPauseMs = 500;
const mostPauseMs = 15_000;

/** How long is waited before the line is sought for the nth time; by chance, so that pages do not all come at once. */
export function pauseBeforeTry(nth: number, random: () => number): number {
  return Math.min(mostPauseMs, leastPauseMs * 2 ** nth) * (0.5 + random() / 2);
}

interface LiveTableParts {
  /** Of the session. */
  code: string;
  /** Of the casino, that one among them. */
  codes: readonly string[];
  /** As the session was opened with it. */
  standing: TableStanding | null;
  calls: Pick<StudioCalls, 'stream' | 'table'>;
  /** The session has ended, or the stream is refused for good. */
  onRefused: (refusal: Refusal) => void;
}

/** What happens at the table of the session and at those beside it, as the casino tells it. */
export class LiveTable {
  readonly state: Store<LiveState>;
  private running: AbortController | null = null;
  private gone = false;
  private seeking = false;
  /** Heard while the table is asked for after a gap: it may be shown in the answer, or not. */
  private waiting: TableMessage[] | null = null;

  constructor(private readonly parts: LiveTableParts) {
    const { code, standing } = parts;
    this.state = new Store<LiveState>({
      views: standing ? { [code]: standing.view } : {},
      mine: standing?.mine ?? [],
      // The session was opened with a balance of its own.
      balance: null,
      line: 'opening',
    });
  }

  /** Listens for as long as somebody looks; answers what ends it. */
  start(): () => void {
    let sleep: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(sleep);
      if (!document.hidden) void this.listen();
      else sleep = setTimeout(() => this.hush(), asleepAfterMs);
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTimeout(sleep);
      this.hush();
    };
  }

  get view(): TableView | undefined {
    return this.state.get().views[this.parts.code];
  }

  /** What an answer told of one bet. */
  keep(bet: OwnBet, balance: number | null): void {
    this.hearMine([bet], balance);
  }

  /** Asks where the table stands: after a gap, or when a line came back. */
  async ask(): Promise<void> {
    if (this.waiting) return;
    this.waiting = [];
    const answer = await this.parts.calls.table();
    const heard = this.waiting;
    this.waiting = null;
    if (!answer.ok) return;
    const { view, mine, balance } = answer.data;
    const known = this.view;
    // Who watches and what was said is shown by the stream alone.
    if (!known) this.show(view);
    else if (view.seq >= known.seq) this.show({ ...view, watching: known.watching, words: known.words });
    this.hearMine(mine, balance);
    for (const message of heard) this.applyMessage(message);
  }

  hear(message: LiveMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.state.set({ line: 'open' });
        this.show(message.view);
        // What is the player's own may have been shown while nobody listened.
        if (message.view.table === this.parts.code) void this.ask();
        break;
      case 'mine':
        this.hearMine(
          message.bets.filter(({ table }) => table === this.parts.code),
          message.balance,
        );
        break;
      case 'ended':
        this.gone = true;
        this.parts.onRefused({ code: 'SESSION_EXPIRED', message: '' });
        break;
      default:
        this.applyMessage(message);
    }
  }

  private applyMessage(message: TableMessage): void {
    const { code } = this.parts;
    if (this.waiting && message.table === code) {
      this.waiting.push(message);
      return;
    }
    const view = this.state.get().views[message.table];
    if (!view) return;
    const next = reduceView(view, message);
    if (next !== 'gap') this.show(next);
    else if (message.table === code) void this.ask();
    // Of a table beside nothing is asked: a stream that begins again tells where it stands.
    else this.running?.abort();
  }

  private hearMine(bets: readonly OwnBet[], balance: number | null): void {
    const mine = mergeBets(this.state.get().mine, bets, this.view?.round?.number ?? 0);
    this.state.set(balance === null ? { mine } : { mine, balance });
  }

  private show(view: TableView): void {
    const { views } = this.state.get();
    if (views[view.table] !== view) this.state.set({ views: { ...views, [view.table]: view } });
  }

  private hush(): void {
    this.gone = true;
    this.running?.abort();
    this.state.set({ line: 'asleep' });
  }

  private async listen(): Promise<void> {
    if (this.state.get().line === 'asleep') this.state.set({ line: 'away' });
    this.gone = false;
    if (this.seeking) return;
    this.seeking = true;
    for (let nth = 0; !this.gone; nth++) {
      const heard = await this.listenOnce();
      if (this.gone) break;
      if (heard) nth = 0;
      this.state.set({ line: 'away' });
      await new Promise((done) => setTimeout(done, pauseBeforeTry(nth, Math.random)));
    }
    this.seeking = false;
  }

  /** Reads one stream to its end; answers whether it shown anything. */
  private async listenOnce(): Promise<boolean> {
    const { calls, codes, onRefused } = this.parts;
    const control = new AbortController();
    this.running = control;
    let silent: ReturnType<typeof setTimeout> | undefined;
    let heard = false;
    try {
      const response = await calls.stream(codes, control.signal);
      if (!response.ok || !response.body) {
        const refused = (await response.json()) as { error?: Refusal };
        if (refused.error) onRefused(refused.error);
        this.gone ||= refused.error?.code === 'SESSION_EXPIRED';
        return false;
      }
      await readEvents(
        response.body,
        (message) => {
          heard = true;
          this.hear(message);
        },
        (withinMs) => {
          clearTimeout(silent);
          silent = setTimeout(() => control.abort(), withinMs);
        },
      );
    } catch {
      // The line broke; it is sought again.
    } finally {
      clearTimeout(silent);
      this.running = null;
    }
    return heard;
  }
}
