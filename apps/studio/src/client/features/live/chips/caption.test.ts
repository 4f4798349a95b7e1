import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../lib/texts/index.ts';
import { wordsOf } from '../texts.ts';
import { type ChipsNow, captionOf, modeOf } from './caption.ts';

const texts = wordsOf(textsOf('en'));
const session = { money: (minor: number) => `$${minor}`, returned: () => 'You won' };
const now: ChipsNow = {
  round: { state: 'OPEN' },
  isOpen: true,
  isRevealed: false,
  waits: false,
  placing: false,
  laid: { stake: 0, chips: 0, bets: 0 },
  inRound: { stake: 0, bets: 0 },
  mostBets: 2,
};
const laid = { stake: 5, chips: 1, bets: 1 };
const inRound = { stake: 7, bets: 1 };
const caption = (changed: Partial<ChipsNow>, canWait = true) =>
  captionOf({ ...now, ...changed }, { session, texts, result: null, said: '', canWait });

describe('the dock of a table with chips', () => {
  it('places what is laid, and takes back what is in the round where nothing is', () => {
    expect(modeOf({ ...now, laid, inRound })).toBe('place');
    expect(modeOf({ ...now, inRound })).toBe('take-back');
    expect(modeOf({ ...now, isOpen: false, laid })).toBe('wait');
    expect(modeOf({ ...now, isOpen: false, waits: true })).toBe('let-go');
  });

  it('says what is ready, and that it is more than a round takes', () => {
    expect(caption({ laid })).toBe(texts.ready('$5'));
    expect(caption({ laid: { ...laid, bets: 2 }, inRound })).toBe(texts.mostBets(2));
    expect(caption({ inRound })).toBe(texts.inRound('$7'));
    expect(caption({})).toBe(texts.lay);
  });

  it('says that chips were too late, where they may wait for the next round', () => {
    expect(caption({ isOpen: false, laid })).toBe(texts.notPlaced(texts.next.name));
    expect(caption({ isOpen: false, laid }, false)).toBe('');
  });

  it('shows the result of the bets before what waits for the next round', () => {
    const result = { round: 1, stake: 1, win: 2, tier: 1 } as const;
    const waiting = { ...now, isRevealed: true, waits: true, laid };
    expect(captionOf(waiting, { session, texts, result, said: '', canWait: true })).toBe('You won');
    expect(captionOf(waiting, { session, texts, result: null, said: '', canWait: true })).toBe(texts.next.waits('$5'));
  });
});
