import { expect, it } from 'vitest';
import { emptyDraft, readDraft } from './competition-draft.ts';

const draft = {
  ...emptyDraft(),
  ...{ english: ' Sprint ', filipino: 'Takbo', begin: '2026-12-01T10:00', end: '2026-12-02T10:00', reason: 'A test' },
  lines: [{ USD: '1' }, { USD: '100' }, { USD: '50.5' }],
};

it('reads what was typed, the minimum stake first and then the prizes by place', () => {
  expect(readDraft(draft, 'en')).toMatchObject({
    input: {
      english: 'Sprint',
      rounds: 3,
      minimumStakes: [{ currency: 'USD', amount: '1.00' }],
      prizes: [[{ currency: 'USD', amount: '100.00' }], [{ currency: 'USD', amount: '50.50' }]],
    },
  });
  // A tournament is always of multiples.
  expect(readDraft({ ...draft, measure: 'wins' }, 'en')).toMatchObject({ input: { measure: 'multiple' } });
});

it.each([
  [{ rounds: '0' }, { text: 'roundsWrong' }],
  [{ rounds: 'many' }, { text: 'roundsWrong' }],
  [{ lines: [{}, {}] }, { text: 'noMoney' }],
  [{ lines: [{ USD: '1', EUR: '1' }, { USD: '5' }] }, { text: 'missing', line: 1, currency: 'EUR' }],
  [{ lines: [{ USD: 'x' }, { USD: '5' }] }, { text: 'unclear', line: 0, currency: 'USD' }],
])('names what cannot be read: %j', (more, problem) => {
  expect(readDraft({ ...draft, ...more }, 'en')).toMatchObject({ problem });
});
