import type { CallOutput } from '@fairhouse/contract';
import type { Scene } from './screen.ts';

type Protection = CallOutput<'/sys/protection/get'>;

/** Far enough away that nobody's break ends while the pictures are taken. */
export const pauseUntilNewYear: Protection['pause'] = {
  kind: 'break',
  since: '2026-11-20T09:00:00.000Z',
  until: '2099-01-01T09:00:00.000Z',
};

/** Two limits half used up, and a higher one that waits. */
export function limitsAndRaise(): Partial<Protection> {
  const endsAt = '2099-01-01T00:00:00.000Z';
  return {
    limits: [
      { kind: 'deposit', period: 'day', most: 100, used: 60, left: 40, endsAt, raise: null },
      {
        kind: 'deposit',
        period: 'month',
        most: 500,
        used: 260,
        left: 240,
        endsAt,
        raise: { most: 800, confirmFrom: '2098-12-01T00:00:00.000Z', confirmUntil: '2098-12-08T00:00:00.000Z' },
      },
      { kind: 'loss', period: 'week', most: 200, used: -12.5, left: 212.5, endsAt, raise: null },
      {
        kind: 'time',
        period: 'day',
        most: 90,
        used: 90,
        left: 0,
        endsAt,
        raise: { most: null, confirmFrom: '2026-11-20T00:00:00.000Z', confirmUntil: '2098-12-08T00:00:00.000Z' },
      },
    ],
  };
}

/** Lets the page believe that this is so of the member; the rest is as the casino says. */
export async function knownProtection({ page }: Scene, known: Partial<Protection>): Promise<void> {
  await page.route('**/api/sys/protection/get', async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = await answer.json();
    await route.fulfill({ json: { ...envelope, data: { ...data, ...known } } });
  });
}
