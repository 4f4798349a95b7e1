import { catalogue } from '@fairhouse/games/catalogue';
import { type BrowserContext, expect, test } from '@playwright/test';
import { sampleSeed } from '../scripts/test/extent.ts';
import { begin, goOn } from './steps/rounds.ts';

/** So many pages play at the same time. */
const atOnce = 3;
const mostSteps = 40;

interface Game {
  code: string;
  kind: string;
}

/**
 * The first game of each engine, and a quarter of the others, another one each time. Anyone who runs this by hand, for a game
 * that is new, plays them all, and so does `npm run test:long`.
 */
function sampled(games: Game[]): Game[] {
  if (process.env.TURNS !== 'one') return games;
  const isFirst = ({ code, kind }: Game) => games.find((game) => game.kind === kind)?.code === code;
  return games.filter((game, place) => isFirst(game) || place % 4 === Math.floor(sampleSeed / 4) % 4);
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
  let state = await begin(page, kind);
  for (let step = 0; step < mostSteps && state === 'PLAYING'; step++) state = await goOn(page, kind);
  expect(state, code).toBe('CLOSED');
  await page.close();
  return complaints;
}

test('every game that can be played opens, plays a round for fun to its end, and complains of nothing', async ({
  context,
}) => {
  const listed = await context.request.get(`${process.env.STUDIO_ORIGIN}/games`);
  const all: Game[] = (await listed.json()).data;
  expect(all.length).toBe(catalogue.length);
  // Tables whose rounds are shared begin them by themselves: live.spec.ts sits down at each.
  const shared = new Set(catalogue.filter(({ shelf }) => shelf === 'live').map(({ code }) => code));
  const left = sampled(all.filter(({ code }) => !shared.has(code)));
  process.stdout.write(
    `Of ${all.length} games, by SAMPLE_SEED=${sampleSeed}: ${left.map(({ code }) => code).join(', ')}\n`,
  );
  const complaints: string[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let game = left.shift(); game !== undefined; game = left.shift())
        complaints.push(...(await playOnce(context, game)));
    }),
  );
  expect(complaints).toEqual([]);
});

/** What the site says of play with each launch for fun, where slots may not play by themselves. */
const neverSlots = JSON.stringify({
  code: 'casino',
  slotLeastMs: 0,
  tableLeastMs: 0,
  automatic: 'tables',
  quick: 'all',
});

test('a game plays by itself until it is told to stop, never a slot, and offers the stake of last time', async ({
  page,
}) => {
  const open = (code: string) => {
    const game = { game: code, currency: 'USD', lang: 'en', speed: 'fast', jurisdiction: neverSlots };
    const query = new URLSearchParams({ fun: '1', ...game });
    return page.goto(`${process.env.STUDIO_ORIGIN}/launch?${query}`);
  };
  const rounds: unknown[] = [];
  page.on('response', (response) => response.url().endsWith('/play/start') && rounds.push(response.status()));
  await open('dice');
  await page.getByRole('button', { name: 'Double the stake' }).click();
  await page.getByRole('button', { name: 'Autoplay' }).click();
  const sheet = page.getByRole('dialog', { name: 'Autoplay' });
  await sheet.getByRole('button', { name: 'Endless' }).click();
  await sheet.getByRole('button', { name: 'Start autoplay' }).click();
  await expect(sheet.getByText('Endless play needs a loss limit. Enter an amount.')).toBeVisible();
  await sheet.getByLabel('Stop at a loss of').fill('100');
  await expect(sheet.getByText('First stake $10.00. You can lose at most $100.00.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Start autoplay' }).click();
  await expect.poll(() => rounds.length).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Throw', exact: true })).toBeEnabled();
  const played = rounds.length;
  await page.waitForTimeout(900);
  expect(rounds.length).toBe(played);

  await open('dice');
  await expect(page.getByRole('button', { name: 'Stake $10.00, choose another' })).toBeVisible();
  await open('nocturne');
  await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Autoplay' })).toHaveCount(0);
});

test('rounds go on while the play button or the space bar is held, where rounds may play by themselves', async ({
  page,
}) => {
  const open = async (code: string) => {
    const game = { game: code, currency: 'USD', lang: 'en', speed: 'fast', jurisdiction: neverSlots };
    const query = new URLSearchParams({ fun: '1', ...game });
    await page.goto(`${process.env.STUDIO_ORIGIN}/launch?${query}`);
    await page.getByRole('button', { name: 'Rules', exact: true }).waitFor();
  };
  let rounds = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/play/start')) rounds += 1;
  });
  /** What was held is let go: no round is begun by it or after it. */
  const endsHere = async () => {
    // Once the page has answered this, it has let go, and what it began before has been heard of.
    await page.evaluate(() => 0);
    const played = rounds;
    await page.waitForTimeout(1_200);
    expect(rounds).toBe(played);
  };
  await open('dice');
  const play = page.getByRole('button', { name: 'Throw', exact: true });
  await play.hover();
  await page.mouse.down();
  await expect.poll(() => rounds).toBeGreaterThanOrEqual(2);
  await page.mouse.up();
  await endsHere();
  await play.click();
  await expect(play).toBeEnabled();
  const clicked = rounds;
  await page.keyboard.down(' ');
  await expect.poll(() => rounds).toBeGreaterThanOrEqual(clicked + 2);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await endsHere();
  await page.keyboard.up(' ');

  await open('nocturne');
  const before = rounds;
  await page.getByRole('button', { name: 'Spin', exact: true }).hover();
  await page.mouse.down();
  await page.waitForTimeout(1_500);
  expect(rounds).toBe(before);
  await page.mouse.up();
});

test('one press opens as many cases as are chosen, each a round of its own, where rounds may play by themselves', async ({
  page,
}) => {
  const open = (automatic: string) => {
    const jurisdiction = JSON.stringify({ ...JSON.parse(neverSlots), automatic });
    const query = new URLSearchParams({
      fun: '1',
      game: 'cases',
      currency: 'USD',
      lang: 'en',
      speed: 'fast',
      jurisdiction,
    });
    return page.goto(`${process.env.STUDIO_ORIGIN}/launch?${query}`);
  };
  const sent: { playId: string; automatic?: boolean }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/play/start')) sent.push(request.postDataJSON());
  });
  await open('tables');
  await page.getByRole('button', { name: 'Open 3 cases at once' }).click();
  await page.getByRole('button', { name: 'Open 3', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 cases opened.' })).toBeAttached();
  expect(sent.map(({ automatic }) => automatic)).toEqual([undefined, true, true]);
  expect(new Set(sent.map(({ playId }) => playId)).size).toBe(3);
  await page.keyboard.press('l');
  await expect(page.getByRole('img', { name: /^Net result after 3 rounds/ })).toBeVisible();

  await open('off');
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /at once$/ })).toHaveCount(0);
});

/** The engines of the originals, each of which has instant mode and autoplay. */
const originals = new Set(['threshold', 'weighted', 'ladder', 'subset']);
const roundsByAutoplay = 6;

/** Runs in the page: from here on no timer of more than a frame ever ends, and what is to move is counted. */
function waitForNothing(): void {
  const seen = window as unknown as { moved: number };
  seen.moved = 0;
  const { setTimeout } = window;
  Object.assign(window, {
    setTimeout: (run: TimerHandler, ms = 0, ...rest: unknown[]) => (ms > 20 ? 0 : setTimeout(run, ms, ...rest)),
  });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    seen.moved += 1;
    return animate.apply(this, how);
  };
}

test('every original plays its rounds by autoplay in instant mode, as the pattern and the plan say, and waits for nothing but answers', async ({
  context,
}) => {
  const listed = await context.request.get(`${process.env.STUDIO_ORIGIN}/games`);
  const all: Game[] = (await listed.json()).data;
  const shared = new Set(catalogue.filter(({ shelf }) => shelf === 'live').map(({ code }) => code));
  for (const { code } of sampled(all.filter(({ code, kind }) => originals.has(kind) && !shared.has(code)))) {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`${code}: ${error.message}`));
    let [starts, further, refused] = [0, 0, 0];
    page.on('response', async (response) => {
      if (!response.url().endsWith('/play/start')) {
        if (response.request().postData()?.includes('"action"')) further += 1;
        return;
      }
      starts += 1;
      expect(response.request().postDataJSON()).toMatchObject({ automatic: true });
      if (!(await response.json()).ok) refused += 1;
    });
    const query = new URLSearchParams({ fun: '1', game: code, currency: 'USD', lang: 'en' });
    await page.goto(`${process.env.STUDIO_ORIGIN}/launch?${query}`);
    // The choice is kept on the device: the first game switches it on for all.
    const instant = page.getByRole('button', { name: 'Instant mode' });
    if ((await instant.getAttribute('aria-pressed')) === 'false') await instant.click();
    await page.getByRole('button', { name: 'Autoplay' }).click();
    const sheet = page.getByRole('dialog', { name: 'Autoplay' });
    // Of rows the first alone.
    const tiles = sheet.locator('.pattern__tile:not(:disabled)');
    if ((await tiles.count()) > 0) await tiles.last().click();
    await sheet.getByRole('textbox', { name: 'Rounds' }).fill(String(roundsByAutoplay));
    await sheet.getByRole('combobox', { name: 'After a loss' }).selectOption('Raise by');
    await sheet.getByLabel('Largest stake').fill('5');
    await page.evaluate(waitForNothing);
    await sheet.getByRole('button', { name: 'Start autoplay' }).click();
    await expect(page.getByText('Autoplay finished: all rounds played.'), code).toBeAttached();
    expect([starts, refused], code).toEqual([roundsByAutoplay, 0]);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved), code).toBe(0);
    // A round is one call unless what is done depends on what came.
    if (code !== 'hi-lo') expect(further, code).toBe(0);
    await page.keyboard.press('l');
    await expect(
      page.getByRole('img', { name: new RegExp(`^Net result after ${roundsByAutoplay} rounds`) }),
    ).toBeVisible();
    expect(complaints).toEqual([]);
    await page.close();
  }
});
