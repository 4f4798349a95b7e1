import type { LiveMessage, OwnBet, TableStanding, TableView } from '@fairhouse/contract/play';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '../../lib/round/wire.ts';
import { LiveTable, pauseBeforeTry } from './live-table.ts';

const at = '2026-01-01T00:00:00.000Z';
const view = (table: string, seq: number, number = 5): TableView => ({
  table,
  seq,
  now: at,
  round: {
    number,
    state: 'OPEN',
    openedAt: at,
    closesAt: at,
    startedAt: null,
    nextAt: null,
    outcome: null,
    nonce: number,
    serverSeedHash: '0'.repeat(64),
    serverSeed: null,
  },
  others: { bets: 0, players: 0, latest: [] },
  results: [],
  watching: 4,
  words: null,
});
const bets = (table: string, seq: number, count: number): LiveMessage => ({
  type: 'bets',
  table,
  seq,
  now: at,
  others: { bets: count, players: count, latest: [] },
});
const own = (betId: string, state: OwnBet['state'], win: number | null = null): OwnBet => ({
  betId,
  table: 'here',
  round: 5,
  state,
  stake: 100,
  bet: {},
  out: null,
  win,
  outcome: null,
});

/** A line that the test speaks on: each stream that is asked for is open until the test ends it. */
function line(standing: TableStanding | null = null) {
  const streams: { say: (...messages: LiveMessage[]) => void; end: () => void; asked: readonly string[] }[] = [];
  const table = vi.fn();
  const refused: Refusal[] = [];
  let refusal: Refusal | null = null;
  const live = new LiveTable({
    code: 'here',
    codes: ['here', 'there'],
    standing,
    calls: {
      table,
      async stream(asked: readonly string[], signal: AbortSignal) {
        if (refusal) return new Response(JSON.stringify({ ok: false, error: refusal }), { status: 429 });
        let end = () => {};
        let say: (...messages: LiveMessage[]) => void = () => {};
        const body = new ReadableStream<Uint8Array>({
          start(out) {
            end = () => out.close();
            say = (...messages) => {
              for (const message of messages)
                out.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(message)}\n\n`));
            };
            signal.addEventListener('abort', () => out.error(new Error('aborted')));
          },
        });
        streams.push({ say, end, asked });
        return new Response(body);
      },
    },
    onRefused: (one) => refused.push(one),
  });
  const refuse = (one: Refusal | null) => {
    refusal = one;
  };
  return { live, streams, table, refused, refuse };
}

const page = { hidden: false, look: () => {} };
beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden;
    },
    addEventListener: (_: string, look: () => void) => {
      page.look = look;
    },
    removeEventListener: () => {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const soon = () => vi.advanceTimersByTimeAsync(5);

describe('a table on a page', () => {
  it('begins with what the session was opened with, before its stream tells anything', () => {
    const { live } = line({ view: view('here', 1), mine: [own('a', 'PLACED')], balance: 900 });
    expect(live.view?.round?.number).toBe(5);
    expect(live.state.get()).toMatchObject({ mine: [{ betId: 'a' }], balance: null, line: 'opening' });
  });

  it('follows its stream, and that of the tables beside it', async () => {
    const { live, streams, table } = line();
    table.mockResolvedValue({ ok: true, data: { view: view('here', 1), mine: [own('a', 'PLACED')], balance: 900 } });
    const stop = live.start();
    await soon();
    expect(streams[0]!.asked).toEqual(['here', 'there']);
    streams[0]!.say({ type: 'snapshot', view: view('here', 1) }, { type: 'snapshot', view: view('there', 9) });
    await soon();
    streams[0]!.say(bets('here', 2, 3), bets('there', 10, 7));
    await soon();
    const { views, mine, balance, line: state } = live.state.get();
    expect([views.here!.others.bets, views.there!.others.bets]).toEqual([3, 7]);
    expect([mine, balance, state]).toEqual([[own('a', 'PLACED')], 900, 'open']);
    stop();
  });

  it('asks after a gap, and loses nothing that is shown meanwhile', async () => {
    const { live, streams, table } = line();
    table.mockResolvedValueOnce({ ok: true, data: { view: view('here', 1), mine: [], balance: null } });
    const stop = live.start();
    await soon();
    streams[0]!.say({ type: 'snapshot', view: view('here', 1) });
    await soon();
    let answer: (value: unknown) => void = () => {};
    table.mockReturnValueOnce(
      new Promise((done) => {
        answer = done;
      }),
    );
    streams[0]!.say(bets('here', 4, 4));
    await soon();
    streams[0]!.say(bets('here', 5, 5), bets('here', 6, 6));
    await soon();
    expect(live.view!.seq).toBe(1);
    answer({ ok: true, data: { view: { ...view('here', 4), watching: 1 }, mine: [], balance: null } });
    await soon();
    expect([live.view!.seq, live.view!.others.bets, live.view!.watching]).toEqual([6, 6, 4]);
    expect(table).toHaveBeenCalledTimes(2);
    stop();
  });

  it('begins a stream again after a gap of a table beside it, and when the line broke', async () => {
    const { live, streams, table } = line();
    table.mockResolvedValue({ ok: true, data: { view: view('here', 1), mine: [], balance: null } });
    const stop = live.start();
    await soon();
    streams[0]!.say({ type: 'snapshot', view: view('here', 1) }, { type: 'snapshot', view: view('there', 1) });
    await soon();
    streams[0]!.say(bets('there', 7, 1));
    await soon();
    expect(live.state.get().line).toBe('away');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(streams).toHaveLength(2);
    streams[1]!.say({ type: 'snapshot', view: view('there', 8) }, { type: 'snapshot', view: view('here', 1) });
    await soon();
    expect([live.state.get().line, live.state.get().views.there!.seq]).toEqual(['open', 8]);
    streams[1]!.end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(streams).toHaveLength(3);
    stop();
  });

  it('takes a silent line for a broken one', async () => {
    const { live, streams, table } = line();
    table.mockResolvedValue({ ok: true, data: { view: view('here', 1), mine: [], balance: null } });
    const stop = live.start();
    await soon();
    streams[0]!.say({ type: 'snapshot', view: view('here', 1) });
    await vi.advanceTimersByTimeAsync(39_000);
    expect(streams).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(streams).toHaveLength(2);
    stop();
  });

  it('sleeps while nobody looks for long, and is there again when somebody does', async () => {
    const { live, streams, table } = line();
    table.mockResolvedValue({ ok: true, data: { view: view('here', 1), mine: [], balance: null } });
    live.start();
    await soon();
    page.hidden = true;
    page.look();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(live.state.get().line).not.toBe('asleep');
    await vi.advanceTimersByTimeAsync(31_000);
    expect(live.state.get().line).toBe('asleep');
    await vi.advanceTimersByTimeAsync(60_000);
    const before = streams.length;
    page.hidden = false;
    page.look();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(streams.length).toBe(before + 1);
  });

  it('tells that the session has ended, and asks no more', async () => {
    const { live, streams, refused } = line();
    live.start();
    await soon();
    streams[0]!.say({ type: 'ended' });
    streams[0]!.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refused.map(({ code }) => code)).toEqual(['SESSION_EXPIRED']);
    expect(streams).toHaveLength(1);
  });

  it('says why a stream is refused, and tries again with growing pauses', async () => {
    const { live, streams, table, refused, refuse } = line();
    table.mockResolvedValue({ ok: true, data: { view: view('here', 1), mine: [], balance: null } });
    refuse({ code: 'TOO_MANY_STREAMS', message: 'Too many tables are open at once.' });
    const stop = live.start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(refused[0]!.code).toBe('TOO_MANY_STREAMS');
    expect(refused.length).toBeLessThan(9);
    refuse(null);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(streams).toHaveLength(1);
    stop();
  });
});

it('seeks the line sooner at first, later and later, and never all at once', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6].map((nth) => pauseBeforeTry(nth, () => 1));
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(pauseBeforeTry(3, () => 0)).toBe(2_000);
});
