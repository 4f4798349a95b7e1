/**
 * `npm run screens`: photographs every screen at both sizes into docs/screens, from a house of its own. With
 * CASINO_ORIGIN, STUDIO_ORIGIN and FAIRHOUSE_DATA_DIR set, it takes the house that is there.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import configuration from '../playwright.config.ts';
import openHouse from '../scripts/test/house-for-e2e.ts';
import { applyForCashOut } from './steps/cash-out.ts';
import { decide, enterAmount, orderDeposit, paymentPage } from './steps/deposit.ts';
import { join as joinHouse, newPerson } from './steps/join.ts';
import { logIn, logOut } from './steps/login.ts';
import { playBlackjack, sitDown, spinRoulette, spinSlot } from './steps/play.ts';
import { closeDialog, openHome, takeFromMenu } from './steps/site.ts';

const folder = fileURLToPath(new URL('../docs/screens', import.meta.url));
const quality = 80;
/** Two pixels a point are sharper than a document needs and weigh four times as much. */
const mostWidthPx = 1_440;
const settleMs = 700;

type Photograph = (name: string) => Promise<void>;

async function walk(page: Page, photograph: Photograph): Promise<void> {
  await openHome(page);
  await photograph('home');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await photograph('home-footer');
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
  await decide(page, 'Approve');
  await photograph('deposit-processing');
  await page.getByRole('button', { name: 'Done' }).waitFor();
  await photograph('deposit-success');
  await page.getByRole('button', { name: 'Done' }).click();

  for (const { name, play } of [
    { name: 'Nocturne', play: spinSlot },
    { name: 'European Roulette', play: spinRoulette },
    { name: 'Blackjack', play: playBlackjack },
  ]) {
    const table = await sitDown(page, name);
    const file = name.toLowerCase().replaceAll(' ', '-');
    await photograph(`${file}-open`);
    await play(table);
    await photograph(`${file}-played`);
    for (const sheet of ['Rules', 'Fairness']) {
      await table.game.getByRole('button', { name: sheet, exact: true }).click();
      await photograph(`${file}-${sheet.toLowerCase()}`);
      await table.game.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
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
  await takeFromMenu(page, 'Upload documents', 'Account settings');
  await page.getByRole('dialog').getByText('Identity proof').first().waitFor();
  await photograph('documents');
  await closeDialog(page, /.*/);
  await logOut(page);
  await logIn(page, person);
  await photograph('home-of-a-member');
  await page.goto('/#/nowhere');
  await photograph('not-found');
}

async function photographAll(browser: Browser, name: string, use: object): Promise<void> {
  const page = await browser.newPage({
    ...use,
    // With it, Chromium looks for clicks in frames of other origins at the wrong place once a picture was taken.
    isMobile: false,
    baseURL: process.env.CASINO_ORIGIN,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  page.setDefaultTimeout(30_000);
  await walk(page, async (screen) => {
    await page.waitForTimeout(settleMs);
    const picture = sharp(await page.screenshot()).resize({ width: mostWidthPx, withoutEnlargement: true });
    await picture.webp({ quality }).toFile(join(folder, `${screen}-${name}.webp`));
    process.stdout.write(`${screen}-${name}.webp\n`);
  });
  await page.close();
}

mkdirSync(folder, { recursive: true });
const closeHouse = await openHouse();
const browser = await chromium.launch(configuration.use?.launchOptions);
try {
  for (const { name, use } of configuration.projects ?? []) await photographAll(browser, name!, use ?? {});
} finally {
  await browser.close();
  await closeHouse?.();
}
