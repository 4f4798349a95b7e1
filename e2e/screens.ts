/**
 * `npm run screens`: photographs every screen at both sizes into docs/screens, from a house of its own. With
 * CASINO_ORIGIN, STUDIO_ORIGIN and FAIRHOUSE_DATA_DIR set, it takes the house that is there.
 */
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import configuration from '../playwright.config.ts';
import openHouse from '../scripts/test/house-for-e2e.ts';
import { applyForCashOut } from './steps/cash-out.ts';
import { decide, enterAmount, orderDeposit, paymentPage } from './steps/deposit.ts';
import { join as joinHouse, newPerson } from './steps/join.ts';
import { logIn, logOut } from './steps/login.ts';
import { playBlackjack, sitDown, spinRoulette, spinSlot } from './steps/play.ts';
import { addressNotServed, closeDialog, openHome, takeFromMenu } from './steps/site.ts';

const folder = fileURLToPath(new URL('../docs/screens', import.meta.url));
const mostBytes = 60_000;
const coverMostBytes = 200_000;
/** In pixels. A phone's picture has three for each two points: sharp enough to read, at half the weight. */
const mostWidthPx = { phone: 585, desktop: 1_440 };
const settleMs = 700;

type Photograph = (name: string) => Promise<void>;

/** Once a picture was taken, Chromium takes real clicks in a frame of another origin to the wrong place. */
const press = (control: Locator) => control.dispatchEvent('click');

async function walk(page: Page, photograph: Photograph): Promise<void> {
  await openHome(page);
  await photograph('home');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await photograph('home-footer');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'See all: Table games' }).click();
  await photograph('categories');
  await closeDialog(page, /.*/);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await photograph('log-in');
  await closeDialog(page, /.*/);

  const person = newPerson();
  await joinHouse(page, person, photograph);
  await photograph('joined');
  await page.getByRole('button', { name: 'To the games' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await photograph('menu');
  await closeDialog(page, 'Menu');

  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /card/i }).waitFor();
  await photograph('deposit-methods');
  await page.getByRole('dialog').getByRole('button', { name: /card/i }).click();
  await enterAmount(page.getByRole('dialog'), '200');
  await photograph('deposit-form');
  await closeDialog(page, /.*/);
  await orderDeposit(page, '200');
  await paymentPage(page).getByRole('button', { name: 'Approve' }).waitFor();
  await photograph('payment-page');
  await decide(page, 'Approve', press);
  await photograph('deposit-processing');
  await page.getByRole('button', { name: 'Done' }).waitFor();
  await photograph('deposit-success');
  await page.getByRole('button', { name: 'Done' }).click();
  await orderDeposit(page, '50');
  await decide(page, 'Decline', press);
  await page.getByText('Deposit failed').waitFor();
  await photograph('deposit-failed');
  await closeDialog(page, /.*/);

  for (const { name, play } of [
    { name: 'Nocturne', play: spinSlot },
    { name: 'European Roulette', play: spinRoulette },
    { name: 'Blackjack', play: playBlackjack },
  ]) {
    const table = await sitDown(page, name, { press });
    const file = name.toLowerCase().replaceAll(' ', '-');
    await photograph(`${file}-open`);
    await play(table);
    await photograph(`${file}-played`);
    for (const sheet of ['Rules', 'Fairness']) {
      await press(table.game.getByRole('button', { name: sheet, exact: true }));
      await photograph(`${file}-${sheet.toLowerCase()}`);
      await press(table.game.getByRole('dialog').getByRole('button', { name: 'Close' }));
    }
    await table.close();
  }

  await takeFromMenu(page, 'Game history');
  await page.getByRole('article').first().waitFor();
  await photograph('game-history');
  await closeDialog(page, /.*/);
  await takeFromMenu(page, 'Transaction history', 'Cashier');
  await page.getByRole('article').first().waitFor();
  await photograph('transactions');
  await closeDialog(page, /.*/);
  await takeFromMenu(page, 'Cash out', 'Cashier');
  await page.getByText('You can cash out').waitFor();
  await photograph('cash-out');
  await closeDialog(page, /.*/);
  await applyForCashOut(page, 'PayPal', '50', photograph);
  await photograph('cash-out-history');
  await closeDialog(page, /.*/);
  await page.getByText('We have received your cash-out').waitFor({ state: 'hidden' });
  await takeFromMenu(page, 'Upload documents', 'Account settings');
  await page.getByRole('dialog').getByText('Identity proof').first().waitFor();
  await photograph('documents');
  await closeDialog(page, /.*/);
  await logOut(page);
  await logIn(page, person);
  await openHome(page);
  await page.getByRole('region', { name: 'Played recently' }).waitFor();
  await page.mouse.move(0, 0);
  await photograph('home-of-a-member');
  await page.goto('/#/nowhere');
  await photograph('not-found');
  await openHome(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'See all: Slots' }).click();
  await page.getByText('We cannot reach Fairhouse').waitFor();
  await closeDialog(page, /.*/);
  await photograph('offline');
  await page.context().setOffline(false);
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': addressNotServed });
  await page.goto('/');
  await page.getByText('we do not provide services').waitFor();
  await photograph('not-served');
}

async function photographAll(browser: Browser, size: 'phone' | 'desktop', use: object): Promise<void> {
  const page = await browser.newPage({
    ...use,
    baseURL: process.env.CASINO_ORIGIN,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  page.setDefaultTimeout(30_000);
  await walk(page, async (screen) => {
    await page.waitForTimeout(settleMs);
    const picture = sharp(await page.screenshot()).resize({ width: mostWidthPx[size], withoutEnlargement: true });
    const file = `${screen}-${size}.webp`;
    const bytes = await withinWeight(mostBytes, (quality) => picture.clone().webp({ quality, effort: 6 }).toBuffer());
    await writeFile(join(folder, file), bytes);
    process.stdout.write(`${file} ${Math.ceil(bytes.length / 1_000)} kB\n`);
  });
  await page.close();
}

/** The home page at both sizes side by side: the README's picture. */
async function makeCover(): Promise<void> {
  const [height, margin, gap] = [800, 40, 32];
  const [desktop, phone] = await Promise.all(
    ['desktop', 'phone'].map((size) =>
      sharp(join(folder, `home-${size}.webp`))
        .resize({ height })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const phoneLeft = margin + desktop!.info.width + gap;
  const cover = sharp({
    create: {
      width: phoneLeft + phone!.info.width + margin,
      height: margin + height + margin,
      channels: 3,
      background: '#20312a',
    },
  }).composite([
    { input: desktop!.data, left: margin, top: margin },
    { input: phone!.data, left: phoneLeft, top: margin },
  ]);
  const flat = await cover.png().toBuffer();
  const bytes = await withinWeight(coverMostBytes, (quality) =>
    sharp(flat).jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
  await writeFile(join(folder, 'home.jpg'), bytes);
}

/** The best quality that weighs no more than `most` bytes. */
async function withinWeight(most: number, encode: (quality: number) => Promise<Buffer>): Promise<Buffer> {
  for (let quality = 84; quality > 30; quality -= 8) {
    const bytes = await encode(quality);
    if (bytes.length <= most) return bytes;
  }
  throw new Error(`a picture does not fit into ${most} bytes`);
}

mkdirSync(folder, { recursive: true });
const closeHouse = await openHouse();
const browser = await chromium.launch(configuration.use?.launchOptions);
try {
  for (const { name, use } of configuration.projects ?? []) {
    await photographAll(browser, name as 'phone' | 'desktop', use ?? {});
  }
  await makeCover();
} finally {
  await browser.close();
  await closeHouse?.();
}
