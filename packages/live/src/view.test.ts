import type { TableView } from '@fairhouse/contract/play';
import { describe, expect, it } from 'vitest';
import { aRound, at, aView, betsMessage, roundMessage } from './push/fixtures/a-table.ts';
import { reduceView } from './view.ts';

const view: TableView = { ...aView(5), watching: 3 };
const after = (from: TableView, ...messages: Parameters<typeof reduceView>[1][]) =>
  messages.reduce((before, message) => {
    const next = reduceView(before, message);
    if (next === 'gap') throw new Error('a gap');
    return next;
  }, from);
const word = (id: string, text = id) => ({
  ...{ id, by: '7d444840-9dc0-11d1-b245-5ffdce74fad2', player: 'A***', text, isRemoved: false, at },
});

describe('the number of a message', () => {
  it('is the next, or was before, or there is a gap', () => {
    expect(reduceView(view, betsMessage(6))).toMatchObject({ seq: 6, others: { bets: 6 } });
    expect(reduceView(view, betsMessage(5))).toBe(view);
    expect(reduceView(view, betsMessage(7))).toBe('gap');
  });

  it('is of one table', () => {
    expect(reduceView(view, betsMessage(9, 'another'))).toBe(view);
    expect(reduceView(view, { type: 'watching', table: 'another', watching: 9 })).toBe(view);
    expect(reduceView(view, { type: 'snapshot', view: { ...view, table: 'another' } })).toBe(view);
  });
});

describe('a round', () => {
  it('that is the next begins with nobody', () => {
    const [betting, next] = [after(view, betsMessage(6)), roundMessage(7, aRound(2))];
    expect(after(betting, next)).toMatchObject({ round: { number: 2 }, others: { bets: 0 } });
  });

  it('that continues keeps who bets', () => {
    expect(after(view, betsMessage(6), roundMessage(7, aRound(1, 'RESULT')))).toMatchObject({ others: { bets: 6 } });
  });

  it('is among the results once, as soon as its outcome may be known', () => {
    const running = after(view, roundMessage(6, { ...aRound(1, 'RESULT'), outcome: null }));
    expect(running.results).toEqual([]);
    const published = after(running, roundMessage(7, aRound(1, 'SETTLE')), roundMessage(8, aRound(1, 'CLOSED')));
    expect(published.results.map(({ number }) => number)).toEqual([1]);
    const next = after(published, roundMessage(9, aRound(2, 'SETTLE')));
    expect(next.results.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('is among a hundred at most', () => {
    let now = view;
    for (let n = 1; n <= 110; n++) now = after(now, roundMessage(now.seq + 1, aRound(n, 'CLOSED')));
    expect(now.results.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, n) => 110 - n));
  });

  it('is none while the table rests', () => {
    expect(after(view, roundMessage(6, null))).toMatchObject({ round: null, others: { bets: 0 } });
  });
});

it('follows what is said, removed and erased, thirty of it', () => {
  let now: TableView = { ...view, words: [] };
  const say = (id: string) => ({ type: 'word', table: 'wheel', word: word(id) }) as const;
  for (let n = 1; n <= 31; n++) now = after(now, say(String(n)));
  now = after(now, say('31'));
  expect(now.words!.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, n) => String(n + 2)));
  now = after(now, { type: 'unsaid', table: 'wheel', ids: ['2', '31'] });
  expect(now.words).toHaveLength(30);
  expect(now.words![0]).toMatchObject({ id: '2', text: '', isRemoved: true });
  now = after(now, { type: 'unsaid', table: 'wheel', ids: ['2', '31'], isErased: true });
  expect(now.words).toHaveLength(28);
  expect(after(now, { type: 'words', table: 'wheel', words: null }).words).toBeNull();
});

it('knows how many sit there, and takes a snapshot as it is but for the chat', () => {
  expect(after(view, { type: 'watching', table: 'wheel', watching: 9 })).toMatchObject({ watching: 9, seq: 5 });
  const snapshot = { ...view, seq: 2, words: null };
  const now = { ...view, words: [] };
  expect(reduceView(now, { type: 'snapshot', view: snapshot })).toEqual({ ...snapshot, words: [] });
});

it('is not changed by what is somebody’s own', () => {
  expect(reduceView(view, { type: 'mine', bets: [], balance: 1 })).toBe(view);
  expect(reduceView(view, { type: 'ended' })).toBe(view);
});
