import { expect, it } from 'vitest';
import { type LetGo, NextBet, type Seen, whatNow } from './next-bet.ts';

const running: Seen = { round: { number: 7, state: 'RESULT' }, line: 'open', refused: null };
const opened: Seen = { ...running, round: { number: 8, state: 'OPEN' } };

function waiting() {
  const done: string[] = [];
  const bet = new NextBet({ place: () => done.push('placed'), letGo: (why: LetGo) => done.push(why) });
  bet.wait(7);
  return { bet, done };
}

it('waits through all states of its round, also one that is called off, and is placed when the next one opens', () => {
  const { bet, done } = waiting();
  for (const state of ['LOCKING', 'RESULT', 'SETTLE', 'CLOSED', 'VOID'] as const)
    bet.see({ ...running, round: { number: 7, state } });
  expect(done).toEqual([]);
  bet.see(opened);
  expect(done).toEqual(['placed']);
});

it('is placed once: not again in the same round, and in none that follows', () => {
  const { bet, done } = waiting();
  bet.see(opened);
  bet.see(opened);
  bet.see({ ...running, round: { number: 8, state: 'CLOSED' } });
  bet.see({ ...running, round: { number: 9, state: 'OPEN' } });
  expect(done).toEqual(['placed']);
});

it('is not placed twice when it is looked at while it is being placed', () => {
  const done: string[] = [];
  const bet: NextBet = new NextBet({
    place() {
      done.push('placed');
      bet.see(opened);
    },
    letGo: (why) => done.push(why),
  });
  bet.wait(7);
  bet.see(opened);
  expect(done).toEqual(['placed']);
});

it('is never placed once it was taken back', () => {
  const { bet, done } = waiting();
  bet.takeBack();
  bet.see(opened);
  bet.leave();
  expect(done).toEqual([]);
});

it.each<[LetGo, Partial<Seen>]>([
  ['rests', { round: null }],
  ['away', { line: 'away' }],
  ['away', { line: 'asleep' }],
  ['away', { ...opened, line: 'away' }],
  ['missed', { round: { number: 8, state: 'LOCKING' } }],
  ['missed', { round: { number: 9, state: 'OPEN' } }],
  ['refused', { refused: 'LIMIT_EXCEEDED' }],
  ['refused', { ...opened, refused: 'NOT_ENOUGH_MONEY' }],
  ['refused', { ...opened, refused: 'SESSION_EXPIRED' }],
])('is let go, shown once and never placed: %s', (why, change) => {
  const { bet, done } = waiting();
  bet.see({ ...running, ...change });
  bet.see(opened);
  expect(done).toEqual([why]);
});

it('is let go when the page is left', () => {
  const { bet, done } = waiting();
  bet.leave();
  bet.leave();
  bet.see(opened);
  expect(done).toEqual(['left']);
});

it('does not mind what was refused of the round before', () => {
  for (const refused of ['BETS_CLOSED', 'TOO_LATE', 'ROUND_VOID', 'ROUND_PENDING'] as const) {
    expect(whatNow(7, { ...running, refused })).toBe('wait');
    expect(whatNow(7, { ...opened, refused })).toBe('place');
  }
});
