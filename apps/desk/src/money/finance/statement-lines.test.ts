import { expect, it } from 'vitest';
import { addsUp } from './statement-lines.ts';

const lines = {
  postings: 9,
  bets: 2,
  deposits: '100.00',
  cashOutsAsked: '30.00',
  cashOutsBack: '0.00',
  paidOut: '20.00',
  stakes: '50.00',
  rollbacks: '0.00',
  wins: '45.50',
  ggr: '4.50',
  freeStakes: '0.60',
  freeWins: '6.25',
  supplierPrizes: '2.00',
  granted: '10.00',
  forfeited: '0.00',
  ngr: '-5.50',
  fees: '1.00',
  corrections: '0.00',
};
const opening = { cash: '5.00', bonus: '0.00', held: '0.00', all: '5.00' };
const closing = { cash: '69.50', bonus: '10.00', held: '10.00', all: '89.50' };

it('a statement whose end follows from its start adds up', () => {
  expect(addsUp('USD', lines, opening, closing)).toBe(true);
});

it('a cent that is nowhere is seen, in the lines and in the parts', () => {
  expect(addsUp('USD', { ...lines, fees: '1.01' }, opening, closing)).toBe(false);
  expect(addsUp('USD', lines, opening, { ...closing, held: '9.99' })).toBe(false);
  expect(addsUp('USD', lines, { ...opening, bonus: '0.01' }, closing)).toBe(false);
});
