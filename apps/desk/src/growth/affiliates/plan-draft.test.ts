import { expect, it } from 'vitest';
import { draftOf, emptyPlan, readPlan } from './plan-draft.ts';

const written = {
  ...emptyPlan(),
  name: 'Hybrid',
  hasCpa: true,
  cpaAmount: '60',
  cpaFirstDeposit: '20',
  cpaStakes: '1,000.50',
  reason: 'New',
};

it('reads a hybrid plan as it was typed, and writes it back the same', () => {
  const read = readPlan(
    {
      ...written,
      tiers: [
        { from: '0', percent: '25' },
        { from: '5,000', percent: '30,5' },
      ],
      excludedCountries: 'fr, nl',
    },
    'en',
  );
  if ('problem' in read) throw new Error(read.problem.text);
  expect(read.input.definition).toMatchObject({
    cpa: { amount: '60.00', firstDeposit: '20.00', stakes: '1000.50', days: 30 },
    share: {
      by: 'ngr',
      tiers: [
        { from: '0.00', percent: '25' },
        { from: '5000.00', percent: '30.5' },
      ],
    },
    minimumPayout: '0.00',
    cap: null,
    excludedCountries: ['FR', 'NL'],
  });
  const plan = {
    id: 1,
    version: 1,
    contentHash: '',
    saveTime: '',
    by: '',
    partners: 0,
    ...read.input,
    name: String(read.input.name),
  };
  const again = readPlan({ ...draftOf(plan), reason: 'New' }, 'en');
  expect(again).toEqual(read);
});

it.each([
  [{ cpaAmount: 'sixty' }, 'unclear'],
  [{ tiers: [{ from: '0', percent: 'x' }] }, 'wrongNumber'],
  [{ holdDays: '1.5' }, 'wrongNumber'],
  [{ hasCpa: false, hasShare: false }, 'nothingPaid'],
])('says what cannot be read of %j', (more, text) => {
  expect(readPlan({ ...written, tiers: [{ from: '0', percent: '25' }], ...more }, 'en')).toMatchObject({
    problem: { text },
  });
});
