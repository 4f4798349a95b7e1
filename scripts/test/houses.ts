import { isLong } from './extent.ts';

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

/** What is walked through at one size alone; in `npm run test:long` everything is at both. */
const once: Readonly<Record<string, Once>> = {
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
  account: { size: 'phone', house: 'third' },
  bonus: { size: 'phone', house: 'third' },
  contact: { size: 'phone', house: 'third' },
  invite: { size: 'phone', house: 'third' },
  promotions: { size: 'phone', house: 'third' },
  vip: { size: 'phone', house: 'third' },
  'desk-groups': { size: 'desktop', house: 'third' },
  'desk-catalogue': { size: 'desktop', house: 'third' },
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
  const names = Object.entries(once).filter(
    ([, one]) => one.size !== size || (house !== undefined && one.house !== house),
  );
  return names.map(([name]) => `**/${name}.spec.ts`);
}

/** The specs that a house is for; undefined: all that are not left out. */
export function only(house: string | undefined): string[] | undefined {
  if (house !== 'third') return undefined;
  return Object.keys(once)
    .filter((name) => once[name]!.house === 'third')
    .map((name) => `**/${name}.spec.ts`);
}
