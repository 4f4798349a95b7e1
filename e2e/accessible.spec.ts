import { test } from '@playwright/test';
import { isLong, sampleSeed } from '../scripts/test/extent.ts';
import { pages } from './screens/pages.ts';
import { invitePeople, type People } from './screens/people.ts';
import { sampledScreens } from './screens/sampled.ts';
import { showAll } from './screens/show.ts';
import { states } from './screens/states.ts';
import { windows } from './screens/windows.ts';
import { expectAccessible } from './steps/accessible.ts';
import { sizes } from './steps/desk.ts';

// Many screens in each of few tests: less than a minute on two quiet cores.
const screensEach = 14;

/** The tables are those of `npm run screens`: what is photographed is also examined. */
const all = [...Object.values(pages).flat(), ...Object.values(windows).flat(), ...states];

let people: People;
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  people = await invitePeople(page);
  await page.close();
});

for (const { size, seen } of sampledScreens(all, ['phone', 'desktop'])) {
  for (let first = 0; first < seen.length; first += screensEach) {
    const some = seen.slice(first, first + screensEach);
    const which = `${first + 1} to ${first + some.length} of ${seen.length}`;
    test(`screens ${which} at the ${size}'s size are accessible`, async ({ browser, baseURL }, { project }) => {
      test.skip(isLong && project.name !== size, `looked at on the ${size}`);
      // In a window of its own, since both sizes look at the same people; in a context, in which axe opens a page of its own for frames.
      const context = await browser.newContext({ ...sizes[size], baseURL });
      const page = await context.newPage();
      const names = some.map(({ name }) => name).join(', ');
      process.stdout.write(`Of ${all.length} screens, by SAMPLE_SEED=${sampleSeed}: ${names}\n`);
      await showAll(page, some, {
        people,
        language: 'en',
        look: (name) => test.step(name, () => expectAccessible(page, name)),
      });
      await context.close();
    });
  }
}
