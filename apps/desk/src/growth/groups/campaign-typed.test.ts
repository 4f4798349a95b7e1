import type { CampaignContent } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import { contentOf, typedOf } from './campaign-typed.ts';

const freeRounds: CampaignContent = {
  kind: 'freeRounds',
  game: 'nocturne',
  count: 10,
  days: 7,
  wagering: 0,
  stakes: [{ currency: 'USD', stake: '0.20', winMost: '50.00', most: '100.00' }],
};

it('shows free rounds of a draft as they were saved', () => {
  expect(contentOf(typedOf(freeRounds))).toEqual(freeRounds);
});

it('leaves out currencies in which nothing is typed', () => {
  const typed = typedOf(freeRounds);
  const more = { ...typed, stakes: { ...typed.stakes, EUR: { stake: ' ', winMost: '', most: '' } } };
  expect(contentOf(more)).toEqual(freeRounds);
});
