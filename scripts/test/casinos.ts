import { isLong, sampleSeed } from './extent.ts';
import { leftToOtherTurns } from './turns.ts';

export type Size = 'phone' | 'desktop';

interface Casino {
  sizes: readonly Size[];
  /** So many tests at a time, each in a browser of its own. */
  workers: number;
}

const both: readonly Size[] = ['phone', 'desktop'];

/**
 * The casinos in which the tests in the browser run at the same time. In `shared` several are walked through at once, each
 * with members of its own, as in a casino that is open; in `alone`, one after another, what every member of a casino
 * notices. `npm run test:long` walks through everything at both sizes: in a casino for each, since some tests can be
 * made only once in a casino.
 */
export const casinos: Readonly<Record<string, Casino>> = isLong
  ? { phone: { sizes: ['phone'], workers: 1 }, desktop: { sizes: ['desktop'], workers: 1 } }
  : { shared: { sizes: both, workers: 3 }, alone: { sizes: both, workers: 1 } };

/** They change what everybody sees (catalogue, articles, settings, tables that are taken away), or look at all there is. */
const alone = [
  'accessible',
  'articles',
  'contact',
  'desk-automatic-payouts',
  'desk-catalogue',
  'desk-content',
  'desk-journey',
  'desk-packages',
  'desk-payments',
  'desk-tables',
  'failures',
  'join-by-place',
  'live-tables',
  'maintenance',
  'open-games',
  'promotions',
  'table-talk',
] as const;

/** Much the same at both sizes: each run walks through one half of them at one size and through the other at the other. */
const inTurn = [
  'journey',
  'protection',
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

/** What does not depend on the size of the screen is walked through once. */
const once: Readonly<Record<string, Size>> = {
  ...Object.fromEntries(inTurn.map((name, place) => [name, both[(place + sampleSeed) % 2]!])),
  access: 'phone',
  accessible: 'phone',
  account: 'phone',
  'api-keys': 'desktop',
  articles: 'desktop',
  back: 'phone',
  'bad-input': 'desktop',
  bonus: 'phone',
  card: 'phone',
  'cash-out': 'desktop',
  competitions: 'phone',
  contact: 'phone',
  'deposit-coins': 'desktop',
  'deposit-outcomes': 'phone',
  'deposit-pix-paypal-cash': 'desktop',
  'deposit-windows': 'phone',
  'desk-automatic-payouts': 'desktop',
  'desk-affiliates': 'desktop',
  'desk-payments': 'desktop',
  'desk-catalogue': 'desktop',
  'desk-company': 'desktop',
  'desk-content': 'desktop',
  'desk-disputes': 'desktop',
  'desk-groups': 'desktop',
  'desk-home': 'desktop',
  'desk-journey': 'desktop',
  'desk-journeys': 'desktop',
  'desk-lists': 'desktop',
  'desk-packages': 'desktop',
  'desk-queue': 'desktop',
  'desk-reports': 'desktop',
  'desk-rights': 'desktop',
  'desk-screens': 'desktop',
  'desk-support': 'desktop',
  'desk-tables': 'desktop',
  'desk-vendors': 'desktop',
  failures: 'desktop',
  'free-rounds': 'phone',
  identity: 'phone',
  invite: 'phone',
  'join-by-place': 'phone',
  keyboard: 'desktop',
  languages: 'desktop',
  maintenance: 'phone',
  messages: 'desktop',
  offline: 'desktop',
  'open-games': 'phone',
  'personal-data': 'phone',
  'phone-payments': 'phone',
  promotions: 'phone',
  region: 'desktop',
  'second-factor': 'desktop',
  vip: 'phone',
  webhooks: 'desktop',
};

/** The specs that are left out at that size in that casino; without a casino, as one runs them by hand, at that size. */
export function leftOut(size: Size, casino: string | undefined): string[] {
  if (isLong) return [];
  const atOtherSize = Object.keys(once).filter((name) => once[name] !== size);
  // Anyone who walks through one by hand says at which size.
  if (casino === undefined) return pathsOf(atOtherSize.filter((name) => !(inTurn as readonly string[]).includes(name)));
  return pathsOf([...atOtherSize, ...leftToOtherTurns().specs, ...(casino === 'shared' ? alone : [])]);
}

/** The specs that a casino is for; undefined: all that are not left out. */
export function only(casino: string | undefined): string[] | undefined {
  return casino === 'alone' ? pathsOf(alone) : undefined;
}

function pathsOf(names: readonly string[]): string[] {
  return names.map((name) => `**/${name}.spec.ts`);
}
