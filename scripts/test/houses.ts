import { isLong, sampleSeed } from './extent.ts';
import { restingOf } from './halves.ts';

/**
 * The houses in which the tests in the browser run at the same time, each with its sizes. What does not depend on the
 * size of the screen is walked through once; the third house takes the half of it that would make the others longer.
 */
export const houses: Readonly<Record<string, readonly Size[]>> = {
  phone: ['phone'],
  desktop: ['desktop'],
  ...(isLong ? {} : { third: ['phone', 'desktop'] as const }),
};
export type Size = 'phone' | 'desktop';

interface Once {
  size: Size;
  /** In the house of that size, or in the third one. */
  house: Size | 'third';
}

/** Much the same at both sizes: each run walks through one half of them at one size and through the other at the other. */
const inTurn = [
  'lobby',
  'pickers',
  'routes',
  'first-screen',
  'play',
  'play-sizes',
  'every-game',
  'live',
  'live-tables',
] as const;

const isInTurn = (name: string) => inTurn.some((one) => one === name);

function turnOf(place: number): Once {
  const size: Size = (place + sampleSeed) % 2 === 0 ? 'phone' : 'desktop';
  return { size, house: size };
}

/** What is walked through at one size alone; in `npm run test:long` everything is at both. */
const once: Readonly<Record<string, Once>> = {
  ...Object.fromEntries(inTurn.map((name, place) => [name, turnOf(place)])),
  card: { size: 'phone', house: 'phone' },
  'deposit-outcomes': { size: 'phone', house: 'phone' },
  'deposit-windows': { size: 'phone', house: 'phone' },
  'desk-journey': { size: 'desktop', house: 'desktop' },
  articles: { size: 'desktop', house: 'desktop' },
  'bad-input': { size: 'desktop', house: 'desktop' },
  'cash-out': { size: 'desktop', house: 'desktop' },
  'deposit-coins': { size: 'desktop', house: 'desktop' },
  languages: { size: 'desktop', house: 'desktop' },
  messages: { size: 'desktop', house: 'desktop' },
  region: { size: 'desktop', house: 'desktop' },
  access: { size: 'phone', house: 'third' },
  'join-by-place': { size: 'phone', house: 'third' },
  account: { size: 'phone', house: 'third' },
  bonus: { size: 'phone', house: 'third' },
  contact: { size: 'phone', house: 'third' },
  identity: { size: 'phone', house: 'third' },
  invite: { size: 'phone', house: 'third' },
  promotions: { size: 'phone', house: 'third' },
  'personal-data': { size: 'phone', house: 'third' },
  vip: { size: 'phone', house: 'third' },
  'desk-groups': { size: 'desktop', house: 'third' },
  'desk-catalogue': { size: 'desktop', house: 'third' },
  'desk-tables': { size: 'desktop', house: 'third' },
  'desk-content': { size: 'desktop', house: 'third' },
  'desk-queue': { size: 'desktop', house: 'third' },
  'desk-disputes': { size: 'desktop', house: 'third' },
  'desk-rights': { size: 'desktop', house: 'third' },
  'desk-screens': { size: 'desktop', house: 'third' },
  'deposit-pix-paypal-cash': { size: 'desktop', house: 'third' },
  failures: { size: 'desktop', house: 'third' },
  keyboard: { size: 'desktop', house: 'third' },
  offline: { size: 'desktop', house: 'third' },
  'second-factor': { size: 'desktop', house: 'third' },
};

/** The specs that are left out at that size in that house; without a house, as one runs them by hand, at that size. */
export function leftOut(size: Size, house: string | undefined): string[] {
  if (isLong) return [];
  const resting = restingOf().specs;
  const names = Object.entries(once).filter(([name, one]) =>
    // Whoever walks through one by hand says at which size.
    house === undefined
      ? one.size !== size && !isInTurn(name)
      : one.size !== size || one.house !== house || resting.includes(name),
  );
  return names.map(([name]) => `**/${name}.spec.ts`);
}

/** The specs that a house is for; undefined: all that are not left out. */
export function only(house: string | undefined): string[] | undefined {
  if (house !== 'third') return undefined;
  const resting = restingOf().specs;
  return Object.keys(once)
    .filter((name) => once[name]!.house === 'third' && !resting.includes(name))
    .map((name) => `**/${name}.spec.ts`);
}
