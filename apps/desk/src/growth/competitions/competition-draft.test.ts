import { expect, it } from 'vitest';
import { draftOf, emptyDraft, readDraft } from './competition-draft.ts';
import type { Competition } from './competitions-view.ts';

const draft = {
  ...emptyDraft(),
  ...{ english: ' Sprint ', filipino: 'Takbo', begin: '2026-12-01T10:00', end: '2026-12-02T10:00', reason: 'A test' },
  ...{ stakes: { USD: '1' }, prizes: [{ USD: '100' }, { USD: '50.5' }] },
};

it('reads what was typed, the minimum stake, the pool and the prizes by place', () => {
  expect(readDraft(draft, 'en')).toMatchObject({
    input: {
      english: 'Sprint',
      rounds: 3,
      minimumStakes: [{ currency: 'USD', amount: '1.00' }],
      pool: [],
      prizes: [[{ currency: 'USD', amount: '100.00' }], [{ currency: 'USD', amount: '50.50' }]],
      repeats: null,
    },
  });
  // A tournament is always of multiples.
  expect(readDraft({ ...draft, measure: 'wins' }, 'en')).toMatchObject({ input: { measure: 'multiple' } });
  const more = { pool: { USD: '200' }, roundMost: '50', mostPlayers: '500', every: 'week', times: '8' } as const;
  expect(readDraft({ ...draft, ...more }, 'en')).toMatchObject({
    input: {
      pool: [{ currency: 'USD', amount: '200.00' }],
      prizes: [[{ amount: '100.00' }], [{ amount: '50.50' }]],
      ...{ roundMost: 50, mostPlayers: 500, repeats: { every: 'week', times: 8 } },
    },
  });
});

it.each([
  [{ rounds: '0' }, { text: 'roundsWrong' }],
  [{ rounds: 'many' }, { text: 'roundsWrong' }],
  [{ roundMost: '1' }, { text: 'roundMostWrong' }],
  [{ mostPlayers: '1' }, { text: 'mostPlayersWrong' }],
  [{ every: 'week', times: '53' }, { text: 'timesWrong' }],
  [{ stakes: {}, prizes: [{}] }, { text: 'noMoney' }],
  [{ stakes: { USD: '1', EUR: '1' } }, { text: 'missing', line: 1, currency: 'EUR' }],
  [{ stakes: { USD: 'x' } }, { text: 'unclear', line: 'stakes', currency: 'USD' }],
  [{ pool: { USD: 'x' } }, { text: 'unclear', line: 'pool', currency: 'USD' }],
])('names what cannot be read: %j', (more, problem) => {
  expect(readDraft({ ...draft, ...(more as object) }, 'en')).toMatchObject({ problem });
});

it('a copy says the same without the times, and reads the same amounts again', () => {
  const of = {
    ...{ english: 'A', filipino: 'B', kind: 'race', measure: 'wins', ties: 'fewerRounds', rounds: 5, roundMost: null },
    gameChoice: emptyDraft().games,
    ...{ beginTime: '2026-12-01T10:00:00.000Z', endTime: '2026-12-02T10:00:00.000Z', entryCloses: null },
    ...{ mostPlayers: 10, entry: emptyDraft().entry, repeats: null, pool: [] },
    minimumStakes: [{ currency: 'USD', amount: 0.1 }],
    prizes: [{ place: 1, amounts: [{ currency: 'USD', amount: 1000 }] }],
  } as unknown as Competition;
  const copy = draftOf(of, true);
  expect(copy).toMatchObject({ begin: '', end: '', rounds: '5', ties: 'fewerRounds', mostPlayers: '10' });
  expect(readDraft({ ...copy, begin: draft.begin, end: draft.end }, 'en')).toMatchObject({
    input: {
      minimumStakes: [{ currency: 'USD', amount: '0.10' }],
      prizes: [[{ currency: 'USD', amount: '1000.00' }]],
    },
  });
});
