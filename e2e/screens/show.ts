import type { Frame, Page } from '@playwright/test';
import type { Person } from '../steps/join.ts';
import { arriveAs, untilAlive } from '../steps/site.ts';
import { type Language, words } from '../steps/words.ts';
import type { People } from './people.ts';
import type { Scene, Screen } from './screen.ts';

const mostEscapes = 5;
/** Something on the screen may never end, such as the dots of a loading game. */
const [quietMs, mostMs] = [150, 6_000];

/** Shows screens one after another in one page, and calls `look` with each. Pages are kept where that is quicker. */
export async function showAll(
  page: Page,
  screens: readonly Screen[],
  { people, language, look }: { people: People; language: Language; look: (name: string) => Promise<void> },
): Promise<void> {
  const settled = async (name: string, waits = false) => {
    await settle(page, waits);
    await look(name);
  };
  const isPhone = page.viewportSize()!.width < 900;
  const scene: Scene = { page, people, language, say: words[language], isPhone, look: settled };
  for (const who of ['visitor', 'newcomer', 'member'] as const) {
    const seen = screens.filter((one) => one.who === who);
    if (seen.length === 0) continue;
    const person = who === 'visitor' ? undefined : people[who];
    await become(page, person, language);
    for (const screen of seen) {
      await clear(page);
      await goTo(scene, screen);
      await screen.open?.(scene);
      await settled(screen.name, screen.waits);
      await screen.after?.(scene);
      // What one screen lets the page believe, no other sees.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const keeps = screen.before === undefined && screen.after === undefined;
      if (!keeps) await become(page, person, language);
    }
  }
}

/** Opens the site as that member or as a visitor. */
async function become(page: Page, person: Person | undefined, language: Language): Promise<void> {
  await arriveAs(page, person && (await tokenOf(page, person)), language);
}

async function tokenOf(page: Page, { username, password }: Person): Promise<string> {
  const answer = await page.request.post('/api/sys/auth/login', { data: { username, password } });
  const { error, message, data } = await answer.json();
  if (error !== 0) throw new Error(`${username} cannot log in: ${error} ${message}`);
  return data.token;
}

/** Closes every window by its key. */
async function clear(page: Page): Promise<void> {
  const windows = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  for (let pressed = 0; (await windows.count()) > 0; pressed += 1) {
    if (pressed === mostEscapes) return void (await page.goto('/'));
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
}

async function goTo(scene: Scene, { path = '/', before }: Screen): Promise<void> {
  const { page } = scene;
  const target = typeof path === 'string' ? path : path(scene.people);
  if (before) {
    await page.goto('about:blank');
    await before(scene);
  }
  await page.goto(`/#${target}`);
  await untilAlive(page);
  if (target === '/') await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Waits until nothing has loaded, slid or faded for a moment, in the page and in what its frames show. */
async function settle(page: Page, waits = false): Promise<void> {
  await settleFrame(page.mainFrame(), waits);
  // A frame may be replaced meanwhile: then what came in its place is looked at as it is.
  for (const frame of page.frames().slice(1)) await settleFrame(frame, waits).catch(() => {});
}

async function settleFrame(frame: Frame, waits: boolean): Promise<void> {
  await frame.evaluate(
    async ({ waits, quietMs, mostMs }) => {
      const begun = performance.now();
      for (let quietSince = begun; performance.now() - quietSince < quietMs; ) {
        await new Promise((done) => setTimeout(done, 50));
        const turning = waits ? [] : [...document.querySelectorAll('[role="status"] svg')];
        const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
        const moving = document.getAnimations().filter(({ effect, playState }) => {
          return playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
        });
        const busy = [...turning, ...pictures].some((element) => element.getClientRects().length > 0);
        if (busy || moving.length > 0) quietSince = performance.now();
        if (performance.now() - begun > mostMs) return;
      }
    },
    { waits, quietMs, mostMs },
  );
}
