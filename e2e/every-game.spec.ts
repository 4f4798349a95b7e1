import { catalogue } from '@fairhouse/games/catalogue';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';

/** So many pages play at the same time. */
const atOnce = 3;
const mostSteps = 40;

type Act = (page: Page) => Promise<void>;

const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();
const space: Act = (page) => page.keyboard.press(' ');

/** How a round is begun and gone on with, by engine, where it is not by the space bar. */
const ways: Record<string, { before?: Act; start?: Act; goOn?: Act }> = {
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

interface Game {
  code: string;
  kind: string;
}

/** Opens the game for fun, as the casino's frame does, and plays a round to its end whatever it asks on the way. */
async function playOnce(context: BrowserContext, { code, kind }: Game): Promise<string[]> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${code}: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${code}: ${message.text()}`);
  });
  const query = new URLSearchParams({ fun: '1', game: code, currency: 'USD', lang: 'en', speed: 'fast' });
  await page.goto(`${process.env.STUDIO_ORIGIN}/launch?${query}`);
  await page.getByRole('button', { name: 'Rules', exact: true }).waitFor();
  const { before, start = space, goOn = space } = ways[kind] ?? {};
  if (before) await expect(() => before(page)).toPass();
  let state = await stateAfter(page, start);
  for (let step = 0; step < mostSteps && state === 'PLAYING'; step++) state = await stateAfter(page, goOn);
  expect(state, code).toBe('CLOSED');
  await page.close();
  return complaints;
}

/** What the round is in after an act: pressed again while the room is not ready to hear it. */
async function stateAfter(page: Page, act: Act): Promise<string> {
  const answer = page.waitForResponse((response) => /\/play\/(start|act)$/.test(response.url()));
  let heard = false;
  void answer.then(() => {
    heard = true;
  });
  await expect(async () => {
    if (!heard) await act(page);
    await expect.poll(() => heard, { timeout: 700 }).toBe(true);
  }).toPass();
  const { data, error } = await (await answer).json();
  return data?.state ?? error.code;
}

test('every game that can be played opens, plays a round for fun to its end, and complains of nothing', async ({
  context,
}) => {
  const listed = await context.request.get(`${process.env.STUDIO_ORIGIN}/games`);
  const left: Game[] = (await listed.json()).data;
  expect(left.length).toBe(catalogue.length);
  const complaints: string[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let game = left.shift(); game !== undefined; game = left.shift())
        complaints.push(...(await playOnce(context, game)));
    }),
  );
  expect(complaints).toEqual([]);
});

test('a game plays by itself until it is told to stop, never a slot, and offers the stake of last time', async ({
  page,
}) => {
  const open = (code: string) => {
    const query = new URLSearchParams({ fun: '1', game: code, currency: 'USD', lang: 'en', speed: 'fast' });
    return page.goto(`${process.env.STUDIO_ORIGIN}/launch?${query}`);
  };
  const rounds: unknown[] = [];
  page.on('response', (response) => response.url().endsWith('/play/start') && rounds.push(response.status()));
  await open('dice');
  await page.getByRole('button', { name: 'Raise stake' }).click();
  await page.getByRole('button', { name: 'Automatic play' }).click();
  const sheet = page.getByRole('dialog', { name: 'Automatic play' });
  await sheet.getByLabel('Quick mode').check();
  await sheet.getByLabel('Stop when they lost').selectOption('$100.00');
  await sheet.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('button', { name: /^Stop · 8$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Stop/ }).click();
  await expect(page.getByRole('button', { name: 'Throw', exact: true })).toBeEnabled();
  const played = rounds.length;
  expect(played).toBeGreaterThanOrEqual(1);
  await page.waitForTimeout(900);
  expect(rounds.length).toBe(played);

  await open('dice');
  await expect(page.getByRole('button', { name: 'Stake $2.00, choose another' })).toBeVisible();
  await open('nocturne');
  await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Automatic play' })).toHaveCount(0);
});
