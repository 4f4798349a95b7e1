import { type Page, test } from '@playwright/test';
import { pages } from './screens/pages.ts';
import { invitePeople, type People } from './screens/people.ts';
import type { Screen } from './screens/screen.ts';
import { showAll } from './screens/show.ts';
import { states } from './screens/states.ts';
import { windows } from './screens/windows.ts';
import { expectAccessible } from './steps/accessible.ts';

// Many screens in each of few tests.
test.setTimeout(900_000);
const screensEach = 14;
/** Windows take their time: half of them at each size, unless all are asked for. */
const wantsAll = process.env.ACCESSIBLE === 'all';

let people: People;
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  people = await invitePeople(page);
  await page.close();
});

async function expectAllAccessible(page: Page, screens: readonly Screen[]): Promise<void> {
  await showAll(page, screens, { people, language: 'en', look: (name) => expectAccessible(page, name) });
}

// The tables are those of `npm run screens`: what is photographed is also examined.
test('every page is accessible', async ({ page }) => expectAllAccessible(page, Object.values(pages).flat()));
const allWindows = Object.values(windows).flat();
for (let first = 0; first < allWindows.length; first += screensEach) {
  const some = allWindows.slice(first, first + screensEach);
  const size = (first / screensEach) % 2 === 0 ? 'phone' : 'desktop';
  test(`windows ${first + 1} to ${first + some.length} are accessible`, async ({ page }, { project }) => {
    test.skip(!wantsAll && project.name !== size, `looked at on the ${size}; ACCESSIBLE=all looks at both`);
    await expectAllAccessible(page, some);
  });
}
test('every waiting, failing and empty screen is accessible', async ({ page }) => expectAllAccessible(page, states));
