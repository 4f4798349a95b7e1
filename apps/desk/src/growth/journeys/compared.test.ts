import { expect, it } from 'vitest';
import { comparedOf } from './compared.ts';

const share = (least: number, most: number) => ({
  treated: 30,
  control: 5,
  difference: 0.1,
  interval: { least, most },
});

it('shows a difference only where its interval does not contain zero', () => {
  const revenue = {
    currency: 'USD' as const,
    treated: 100,
    control: 50,
    treatedMean: 1.5,
    controlMean: 2,
    difference: -0.5,
  };
  const rows = comparedOf(
    {
      ...{ days: 14, treated: 100, control: 50, more: false },
      deposited: share(0.01, 0.3),
      loggedIn: share(-0.01, 0.2),
      revenue: [
        { ...revenue, interval: { least: -1, most: -0.1 } },
        { ...revenue, currency: 'EUR', interval: null },
      ],
    },
    'en',
  );
  expect(rows.map(({ isShown }) => isShown)).toEqual([true, false, true, false]);
  expect(rows[0]).toMatchObject({
    treated: '30%',
    control: '10%',
    difference: '+10%',
    interval: { least: '+1%', most: '+30%' },
  });
  expect(rows[2]).toMatchObject({ difference: '-0.50', interval: { least: '-1.00', most: '-0.10' } });
});
