import { expect, type Page } from '@playwright/test';

export type Step = (page: Page) => Promise<void>;

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();
const space: Step = (page) => page.keyboard.press(' ');

interface Way {
  /** What is laid on the table first. */
  before?: Step;
  start?: Step;
  goOn?: Step;
}

/** How a round is begun and gone on with, by engine, where it is not by the space bar. */
const ways: Record<string, Way> = {
  'dice-table': { before: press(/^(Small|Pass line)/), start: press(/^(Throw|Roll)$/), goOn: press('Roll') },
  roulette: { before: press(/\bRed\b/), start: press('Spin') },
  // A take where one is possible, else any step: keys that mean nothing now do nothing.
  ladder: {
    async goOn(page) {
      for (const key of ['t', 'p', 'h', ' ']) await page.keyboard.press(key);
    },
  },
  // The space bar stakes nothing further.
  'dealer-poker': { goOn: (page) => page.keyboard.press('p') },
  // Of tables with boxes; the first has its stake.
  blackjack: {
    before: async (page) => {
      if ((await page.locator('.box__spot').count()) > 0)
        for (const box of ['Box 1', 'Box 3']) await page.getByRole('button', { name: box, exact: true }).click();
    },
    start: press('Deal'),
    goOn: press(/^(Stand|No insurance)/),
  },
  compare: {
    before: press(/^(Player|Dragon|Main bet|Andar|Ante)\b/),
    start: press('Deal'),
    goOn: press(/^(Give up|Stay)/),
  },
};

/** Lays what has to lie there and begins a round, in a screen that has just been opened. */
export async function begin(page: Page, kind: string): Promise<string> {
  const { start = space } = ways[kind] ?? {};
  await lay(page, kind);
  return stateAfter(page, start);
}

export async function lay(page: Page, kind: string): Promise<void> {
  const { before } = ways[kind] ?? {};
  if (before) await expect(() => before(page)).toPass();
}

export function goOn(page: Page, kind: string): Promise<string> {
  return stateAfter(page, ways[kind]?.goOn ?? space);
}

/** What the round is in after a step: pressed again while the screen is not ready to hear it. */
export async function stateAfter(page: Page, step: Step): Promise<string> {
  const isPlayed = (url: string) => /\/play\/(start|act)$/.test(url);
  const answer = page.waitForResponse((response) => isPlayed(response.url()));
  // Nobody waits for it any more when the step failed.
  answer.catch(() => {});
  let heard = false;
  page.once('request', function hear(request) {
    if (isPlayed(request.url())) heard = true;
    else page.once('request', hear);
  });
  await expect(async () => {
    if (!heard) await step(page);
    await expect.poll(() => heard, { timeout: 700 }).toBe(true);
  }).toPass();
  const { data, error } = await (await answer).json();
  return data?.state ?? error.code;
}
