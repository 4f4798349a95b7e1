import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { routes } from '../apps/web/src/app/routes.ts';
import { helpRoot } from '../apps/web/src/players/help/help-map.ts';
import { deskScreens } from '../e2e/screens/desk.ts';
import { kept } from '../e2e/screens/kept.ts';
import { pages } from '../e2e/screens/pages.ts';
import { states } from '../e2e/screens/states.ts';
import { windows } from '../e2e/screens/windows.ts';

/** The pages that payments come back to show one of two views, whatever the provider and the stage. */
const paymentPath = /^\/payment\/\w+\/(\w+)$/;
const oneOfItsView = (_: string, stage: string) =>
  stage === 'cancel' ? '/payment/paypal/cancel' : '/payment/stripe/return';

// Pop-ups need no test: the table of their screens has to name each one to compile.
it('has a screen for every route, to photograph and to examine', () => {
  const views = routes.map(({ path, sameAs }) => {
    if (sameAs) return sameAs;
    // The help area shows the same below its root and without it.
    if (path !== `${helpRoot}/help`) return path.replace(helpRoot, '').replace(paymentPath, oneOfItsView);
    return path;
  });
  expect(Object.keys(pages).sort()).toEqual([...new Set(views)].sort());
  for (const [route, screens] of Object.entries(pages)) {
    expect(screens, route).not.toEqual([]);
    for (const { path = '/' } of screens) if (typeof path === 'string') expect(path.split('?')[0]).toBe(route);
  }
});

it('has a screen of the desk for every route of it, to examine', () => {
  const router = readFileSync(new URL('../apps/desk/src/app/router.tsx', import.meta.url), 'utf8');
  // The address alone leads to the queues.
  const routes = [...router.matchAll(/path: '(\/[^']+)'/g)].map(([, path]) => path!);
  expect(Object.keys(deskScreens).sort()).toEqual(routes.sort());
  const names = Object.values(deskScreens)
    .flat()
    .map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('names every picture once', () => {
  const names = [...Object.values(pages), ...Object.values(windows), states].flat().map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it('keeps a dozen of them in the repository, and no other', () => {
  const files = readdirSync(fileURLToPath(new URL('../docs/screens', import.meta.url)));
  expect(files.sort()).toEqual([...kept.map((name) => `${name}.webp`), 'home.jpg'].sort());
});
