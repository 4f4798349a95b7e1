import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf } from '@fairhouse/games';
import { chromium, expect, type Page, test } from '@playwright/test';
import { recordOf, sampleRound } from '../apps/web/src/play/fair/fixtures/sample-round.ts';
import configuration from '../playwright.config.ts';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf } from './steps/calls.ts';
import { type Line, layLine } from './steps/line.ts';
import { logIn, logOut, newMember } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { spinByCalls } from './steps/play-by-calls.ts';
import { balanceInTopBar, closeDialog, takeFromMenu, untilAlive } from './steps/site.ts';
import { phonesFor, takeSize } from './steps/sizes.ts';

test.use({ serviceWorkers: 'allow' });

let line: Line;
let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past.close());
test.beforeEach(async () => {
  line = await layLine(process.env.CASINO_ORIGIN!);
});
test.afterEach(() => line.cut());

const away = (page: Page) => page.getByRole('alert').filter({ hasText: 'We can’t reach Fairhouse.' });
const games = (page: Page) => page.getByRole('region', { name: 'Top games' });

async function openThroughLine(page: Page): Promise<void> {
  await page.goto(line.origin);
  await expect(games(page)).toBeVisible();
}

/** Waits until the worker has kept what it takes to open without the line. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

for (const [how, breakLine] of [
  ['has stopped', () => line.cut()],
  ['is behind a gateway that cannot reach it', async () => line.stall()],
] as const) {
  test(`a page that is open survives a casino that ${how}, says so, and continues by itself`, async ({ page }) => {
    const member = await newMember(page);
    await openThroughLine(page);
    await logIn(page, member);
    await expect(balanceInTopBar(page)).toHaveText('$0.00');
    await breakLine();

    // Its code has not been loaded yet and cannot be: it waits, and can be left.
    await page.getByRole('button', { name: 'See all: Slots' }).click();
    await expect(away(page)).toBeVisible();
    // By its title: what the page has to say meanwhile can be closed, too.
    const close = page.getByTitle('Close', { exact: true });
    await close.click();
    await expect(close).toBeHidden();
    await expect(games(page)).toBeVisible();
    await expect(balanceInTopBar(page)).toHaveText('$0.00');
    await expectAccessible(page, 'the page without a casino', ['target-size']);

    await line.restore();
    await expect(away(page)).toBeHidden();
    await expect(page.getByText('You’re back online.')).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Card', exact: true })).toBeVisible();
  });
}

test('a window that was asked for while the casino was away is dressed once the casino is back', async ({ page }) => {
  const member = await newMember(page);
  await openThroughLine(page);
  // Logging in by the form would fetch the style sheet that all windows share.
  await page.evaluate((token) => localStorage.setItem('fairhouse.token', token), member.token);
  await page.reload();
  await untilAlive(page);
  await expect(balanceInTopBar(page)).toHaveText('$0.00');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const entry = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'VIP club' });
  await expect(entry).toBeVisible();
  await line.cut();
  await entry.click();
  await expect(away(page)).toBeVisible();
  await line.restore();

  const club = page.getByRole('dialog', { name: 'VIP club' });
  await expect(club).toBeVisible();
  await expect(club).toHaveCSS('position', 'fixed');
  await closeDialog(page, 'VIP club');
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toHaveCSS('position', 'fixed');
});

test('a visitor’s page notices that the casino is back, on a screen that asks for nothing', async ({ page }) => {
  await openThroughLine(page);
  await page.goto(`${line.origin}/#/login`);
  await page.getByRole('main').getByLabel('Username / Email').fill('somebody');
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('something long');
  await line.cut();
  const submit = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true });
  for (let tries = 0; tries < 2; tries++) {
    await submit.click();
    await expect(page.getByText('We can’t reach Fairhouse right now').first()).toBeVisible();
    await expect(submit).not.toHaveAttribute('aria-busy');
  }
  await expect(away(page)).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Username / Email')).toHaveValue('somebody');
  await line.restore();
  await expect(away(page)).toBeHidden();
});

test('the site opens again without the casino, and with it takes the newest page', async ({ page }) => {
  await openThroughLine(page);
  await untilKept(page);
  await line.cut();
  await page.reload();
  await expect(games(page)).toBeVisible();
  await expect(games(page).getByRole('button', { name: 'Play Nocturne', exact: true })).toBeVisible();
  // A screen whose code was never loaded comes by itself once the casino is back.
  await page.goto(`${line.origin}/#/login`);
  await expect(away(page)).toBeVisible();
  await line.restore();
  await expect(page.getByRole('main').getByLabel('Username / Email')).toBeVisible();
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
  await page.goto(line.origin);
  await expect(games(page)).toBeVisible();
  expect((await answered).status()).toBe(200);
});

test('the page on fairness checks a round offline, once it was opened', async ({ page, isMobile }) => {
  await takeSize(page, isMobile, phonesFor(0)[0]!);
  const round = sampleRound(gameOf('nocturne')!);
  const file = (name: string, content: object) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  });
  // Also where the worker came only after the code of the page.
  await page.goto(`${line.origin}/#/fair`);
  await expect(page.getByRole('heading', { name: 'Check a round' })).toBeVisible();
  await untilKept(page);
  const kept = () =>
    page.evaluate(async () => {
      const held = await (await caches.open('code-1')).keys();
      return (
        held.some(({ url }) => url.includes('check-files-')) && held.some(({ url }) => url.includes('/fair-page-'))
      );
    });
  await expect.poll(kept).toBe(true);
  await line.cut();
  await page.reload();
  await page
    .locator('main input[type="file"]')
    .setInputFiles([file('round.json', round), file('device.json', recordOf(round))]);
  await expect(page.getByRole('heading', { name: 'This round matches its commitment' })).toBeVisible();
});

test('where not even the page was kept, a page says what to do', async ({ page }) => {
  await openThroughLine(page);
  await untilKept(page);
  await page.evaluate(async () => (await caches.open('page-1')).delete('/'));
  await line.cut();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We can’t reach Fairhouse' })).toBeVisible();
  await expectAccessible(page, 'the page that stands in');
  await line.restore();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(games(page)).toBeVisible();
});

test('nothing of a member’s is kept: only the page, the code and the pictures', async ({ page }) => {
  const member = await newMember(page);
  await openThroughLine(page);
  await untilKept(page);
  await logIn(page, member);
  await page.reload();
  await expect(balanceInTopBar(page)).toHaveText('$0.00');
  const kept = await page.evaluate(async () => {
    const found: { address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = (await cache.match(request))!;
        const text = /\.(avif|png|woff2|webp)$/.test(request.url) ? '' : await answer.text();
        found.push({ address: new URL(request.url).pathname, text });
      }
    }
    return found;
  });
  expect(kept.length).toBeGreaterThan(5);
  const token = await page.evaluate(() => localStorage.getItem('fairhouse.token'));
  expect(token).toBeTruthy();
  for (const { address, text } of kept) {
    expect(address).toMatch(/^\/($|offline\.html$|assets\/|art\/)/);
    expect(text.includes(token!) || text.includes(member.username), address).toBe(false);
  }
});

test('the own history is read without the casino where the member wants that, and is removed by logging out', async ({
  page,
}) => {
  const member = await newMember(page);
  await past.paidIn(member.id, 100_00n);
  await spinByCalls(page, callsOf(page, member.token));
  await openThroughLine(page);
  await untilKept(page);
  await page.evaluate((token) => localStorage.setItem('fairhouse.token', token), member.token);
  await page.reload();
  await untilAlive(page);
  await takeFromMenu(page, 'Game history');
  const history = page.getByRole('dialog', { name: 'Game history' });
  await expect(history.getByRole('article')).toContainText('Nocturne');
  const kept = () => page.evaluate(() => localStorage.getItem('fairhouse.kept-history'));
  expect(await kept()).toBeNull();
  await history.getByText('Keep the rounds shown here on this device').click();
  await expect.poll(kept).toContain('Nocturne');

  await line.cut();
  await page.reload();
  await untilAlive(page);
  await away(page).getByRole('button', { name: 'Game history' }).click();
  await expect(history).toContainText(/Kept on this device, as of .*\d{4}/);
  await expect(history.getByRole('article')).toContainText('Nocturne');
  await expectAccessible(page, 'the history without a casino', ['target-size']);
  await closeDialog(page, 'Game history');

  await line.restore();
  await expect(away(page)).toBeHidden();
  // The address of before names the history, which would open again.
  await openThroughLine(page);
  await expect(balanceInTopBar(page)).toBeVisible();
  await logOut(page);
  expect(await kept()).toBeNull();
});

test('what is shared to the installed site opens the check of rounds, or the shared round', async ({ page }) => {
  await openThroughLine(page);
  await untilKept(page);
  /** As the system hands it to the worker: a form that is sent. */
  const share = (fields: { text?: string; file?: string }) =>
    page.evaluate(async ({ text, file }) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/share' });
      form.enctype = 'multipart/form-data';
      if (text) form.append(Object.assign(document.createElement('input'), { name: 'text', value: text }));
      if (file) {
        const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
        const data = new DataTransfer();
        data.items.add(new File([file], 'round.json', { type: 'application/json' }));
        input.files = data.files;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    }, fields);
  await share({ file: JSON.stringify(sampleRound(gameOf('nocturne')!)) });
  await expect(page.getByRole('list', { name: /files/i })).toContainText('round.json');
  expect(new URL(page.url()).hash).toBe('#/fair');
  expect(await page.evaluate(async () => (await (await caches.open('shared-1')).keys()).length)).toBe(0);
  await share({ text: `See this: ${line.origin}/#/round?share=abc` });
  await expect(page).toHaveURL(`${line.origin}/#/round?share=abc`);
  await share({ text: 'https://elsewhere.example/#/round?share=abc' });
  await expect(page).toHaveURL(`${line.origin}/#/fair`);
});

test('the icon of the installed site shows how many messages are unread', async ({ page }) => {
  const member = await newMember(page);
  await past.askedForLimits(member.id);
  await page.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(window, { badges });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    });
  });
  await openThroughLine(page);
  await logIn(page, member);
  const badge = () => page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1));
  await expect.poll(badge).toBeGreaterThan(0);
  await logOut(page);
  await expect.poll(badge).toBe(0);
});

test('the worker leaves every open page alone when it is replaced', async ({ page }) => {
  await openThroughLine(page);
  await untilKept(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForTimeout(2_000);
  expect(loads).toBe(0);
});

test('the site can be installed', async ({ viewport }, { project }) => {
  test.skip(project.name !== 'desktop', 'the browser judges the site, not its layout');
  // A window with nothing kept from others, as tests have, never offers to install.
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-install-'));
  const context = await chromium.launchPersistentContext(folder, { ...configuration.use?.launchOptions, viewport });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(process.env.CASINO_ORIGIN!);
    await untilKept(page);
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { data, errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data!) as {
      icons: { src: string; sizes: string; purpose: string }[];
      screenshots: { src: string; sizes: string; form_factor: string }[];
      shortcuts: { url: string }[];
      share_target: { action: string; method: string };
    };
    const { icons, screenshots, shortcuts, share_target } = manifest;
    expect(screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(['narrow', 'wide']);
    expect(shortcuts.map(({ url }) => url)).toEqual(['/#/fair', '/#/play-safely', '/#/your-data']);
    expect(share_target).toMatchObject({ action: '/share', method: 'POST' });
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of [...icons, ...screenshots]) {
      const size = await page.evaluate(async (address) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
