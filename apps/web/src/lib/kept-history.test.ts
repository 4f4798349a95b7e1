import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type KeptRound, keepHistory, keptHistory, noteHistory } from './kept-history.ts';
import { beginSession, endSession, lapseSession, type Member } from './session.ts';

const kept = new Map<string, string>();
const maria = { id: 100_001, username: 'maria', token: 'first', enabled: 1 } as Member;
const rita = { ...maria, id: 100_002, username: 'rita', token: 'second' } as Member;
const round = (number: number): KeptRound => ({
  ...{ roundId: `round-${number}`, name: 'Nocturne', amount: 1, winAmount: 0, currency: 'USD', status: 'closed' },
  createTime: '2026-12-04T10:00:00.000Z',
});
const time = '2026-12-04T11:00:00.000Z';

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  beginSession(maria);
});

function keepOne(): void {
  keepHistory(maria.id, true);
  noteHistory(maria.id, [round(1)], time);
}

describe('the history that a device keeps', () => {
  it('keeps nothing unasked', () => {
    noteHistory(maria.id, [round(1)], time);
    expect(keptHistory()).toBeUndefined();
    expect(kept.has('fairhouse.kept-history')).toBe(false);
  });

  it('keeps the last sixty rounds with the time of the answer, where the member wants that', () => {
    keepHistory(maria.id, true);
    noteHistory(
      maria.id,
      Array.from({ length: 80 }, (_, number) => round(number)),
      time,
    );
    expect(keptHistory()).toMatchObject({ memberId: maria.id, fetchedTime: time, rounds: { length: 60 } });
  });

  it('keeps no round of another member', () => {
    keepHistory(maria.id, true);
    noteHistory(rita.id, [round(1)], time);
    expect(keptHistory()?.rounds).toEqual([]);
  });

  it.each([
    ['on logging out', () => endSession()],
    ['when the session is over', () => lapseSession('Please log in again.')],
    ['before another member', () => beginSession(rita)],
    ['when the member no longer wants it', () => keepHistory(maria.id, false)],
  ])('removes it %s', (_, end) => {
    keepOne();
    expect(keptHistory()?.rounds).toHaveLength(1);
    end();
    expect(kept.has('fairhouse.kept-history')).toBe(false);
  });

  it('stays when the same member logs in again', () => {
    keepOne();
    beginSession({ ...maria, token: 'renewed' });
    expect(keptHistory()?.rounds).toHaveLength(1);
  });

  it('shows nothing without a session', () => {
    keepOne();
    kept.delete('fairhouse.token');
    expect(keptHistory()).toBeUndefined();
  });

  it.each([
    ['no JSON', '{'],
    ['another form', '{"memberId":1}'],
    [
      'a round without a currency',
      JSON.stringify({ memberId: 1, fetchedTime: time, rounds: [{ ...round(1), currency: 'XXX' }] }),
    ],
    ['a time that is none', JSON.stringify({ memberId: 1, fetchedTime: 'soon', rounds: [] })],
  ])('reads back nothing from %s', (_, text) => {
    kept.set('fairhouse.kept-history', text);
    expect(keptHistory()).toBeUndefined();
  });
});
