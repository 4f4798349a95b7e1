import { randomFrom } from '@fairhouse/testing';
import { test } from '@playwright/test';
import { sampleSeed } from '../scripts/test/extent.ts';
import { pages } from './screens/pages.ts';
import { invitePeople, type People } from './screens/people.ts';
import type { Screen } from './screens/screen.ts';
import { showAll } from './screens/show.ts';
import { states } from './screens/states.ts';
import { windows } from './screens/windows.ts';
import { expectAccessible } from './steps/accessible.ts';

// Many screens in each of few tests: less than a minute on two quiet cores.
test.setTimeout(300_000);
const screensEach = 14;
const sizes = ['phone', 'desktop'];

/** The tables are those of `npm run screens`: what is photographed is also examined. */
const all = [...Object.values(pages).flat(), ...Object.values(windows).flat(), ...states];
/** Each time another eighth of them at each size, and none at both, unless all are asked for. */
const wantsAll = process.env.ACCESSIBLE === 'all';
const eighth = Math.ceil(all.length / 8);
const shuffled = inAnyOrder(all);

let people: People;
test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  people = await invitePeople(page);
  await page.close();
});

for (const [place, size] of sizes.entries()) {
  const seen = wantsAll ? all : shuffled.slice(place * eighth, (place + 1) * eighth);
  for (let first = 0; first < seen.length; first += screensEach) {
    const some = seen.slice(first, first + screensEach);
    const which = `${first + 1} to ${first + some.length} of ${seen.length}`;
    test(`screens ${which} at the ${size}'s size are accessible`, async ({ page }, { project }) => {
      test.skip(project.name !== size, `looked at on the ${size}`);
      const names = some.map(({ name }) => name).join(', ');
      process.stdout.write(`Of ${all.length} screens, by SAMPLE_SEED=${sampleSeed}: ${names}\n`);
      await showAll(page, some, {
        people,
        language: 'en',
        look: (name) => test.step(name, () => expectAccessible(page, name)),
      });
    });
  }
}

/** The same order in every process of a run. */
function inAnyOrder(screens: readonly Screen[]): Screen[] {
  const random = randomFrom(sampleSeed);
  return screens
    .map((screen) => ({ screen, at: random.below(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ screen }) => screen);
}
