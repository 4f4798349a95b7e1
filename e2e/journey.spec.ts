import { readFile } from 'node:fs/promises';
import { catalogue } from '@fairhouse/games/catalogue';
import { expect, type Page, test } from '@playwright/test';
import { isLong, sampleSeed } from '../scripts/test/extent.ts';
import { expectAccessible } from './steps/accessible.ts';
import { Books } from './steps/books.ts';
import { callsOf } from './steps/calls.ts';
import { applyForCashOut, openCashOutHistory } from './steps/cash-out.ts';
import { decide, orderDeposit, paymentPage } from './steps/deposit.ts';
import { join, newPerson, pick } from './steps/join.ts';
import { logIn, logOut } from './steps/login.ts';
import { operator } from './steps/operator.ts';
import {
  drawNumber,
  openTile,
  playBlackjack,
  playDrawPoker,
  sitDown,
  spinRoulette,
  spinSlot,
  type Table,
} from './steps/play.ts';
import { balanceInTopBar, closeDialog, complaintsOf, openHome, takeFromMenu, untilMessage } from './steps/site.ts';

let books: Books;
test.beforeAll(async () => {
  books = await Books.open();
});
test.afterAll(() => books?.close());

/** Red misses as often in a row once in 20,000 journeys. */
const mostSpinsForAWin = 15;

/** In turn, everything moves, or every screen is examined for accessibility without a pause; at which size, `casinos.ts` says. */
const moves = isLong || Math.floor(sampleSeed / 4) % 2 === 0;

test('join, pay in, play, cash out', async ({ page, context }) => {
  const complaints = complaintsOf(context);
  const person = newPerson();
  if (moves) await page.emulateMedia({ reducedMotion: 'no-preference' });
  const look = async (screen: string) => {
    if (isLong || !moves) await expectAccessible(page, screen);
  };
  const sit = (game: string) => sitDown(page, game, { fast: !moves });

  await test.step('the home page, after the region check', async () => {
    await openHome(page);
    await expect(page.getByRole('region', { name: 'Highlights' }).getByRole('link').first()).toBeVisible();
    for (const [list, count] of [
      ['Top games', catalogue.filter(({ category }) => category !== 'Live Casino').length],
      ['Slots', catalogue.filter(({ category }) => category === 'Slots').length],
      ['Table games', catalogue.filter(({ category }) => category === 'Table Games').length],
      ['Live casino', catalogue.filter(({ category }) => category === 'Live Casino').length],
    ] as const) {
      const said = count === 1 ? '1 game' : `${count} games`;
      await expect(page.getByRole('region', { name: list }).getByText(said, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('contentinfo').getByText('18+ only')).toBeVisible();
    await look('the home page');
    await page.getByRole('button', { name: 'See all: Table games' }).click();
    const categories = page.getByRole('dialog');
    await expect(categories.getByRole('button', { name: 'Play Blackjack', exact: true })).toBeVisible();
    await expect(categories.getByRole('button', { name: 'Play Nocturne', exact: true })).toBeHidden();
    await look('the categories');
    await closeDialog(page, /.*/);
  });

  await test.step('a game for fun, without an account', async () => {
    const table = await sitDown(page, 'Nocturne', { forFun: true, fast: !moves });
    const before = await table.balance();
    await spinSlot(table);
    expect(await table.balance()).toMatch(/^\$/);
    expect(before).toMatch(/^\$/);
    await table.close();
  });

  const id = await test.step('joining in three steps, leaving, coming back', async () => {
    const memberId = await join(page, person, look);
    await look('the confirmation');
    await page.getByRole('button', { name: 'Browse games' }).click();
    await expect(balanceInTopBar(page)).toHaveText('$0.00');
    await logOut(page);
    await logIn(page, person);
    return BigInt(memberId);
  });

  await test.step('a deposit of 50', async () => {
    await orderDeposit(page, '50');
    await expect(paymentPage(page).getByText('$50.00')).toBeVisible();
    await look('the payment page');
    await decide(page, 'Approve');
    await expect(page.getByText('Processing…')).toBeVisible();
    await expect(page.getByText('Deposit complete')).toBeVisible();
    await look('the success panel');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(balanceInTopBar(page)).toHaveText('$50.00');
    expect(await books.balanceOf(id)).toBe('$50.00');
  });

  await test.step('five games for money', async () => {
    const slot = await sit('Nocturne');
    await spinSlot(slot, async () => {
      // The stake is gone before the reels stand, which they do at once where nothing moves.
      if (moves) await expect(slot.game.locator('.readout', { hasText: 'Balance' }).first()).toContainText('$49.00');
    });
    await expectInAgreement(page, id, slot, 'nocturne');
    await look('the slot');
    await slot.close();

    const roulette = await sit('European Roulette');
    await spinRoulette(roulette);
    await expectInAgreement(page, id, roulette, 'european-roulette');
    await look('the roulette table');
    await roulette.close();

    const blackjack = await sit('Blackjack');
    await playBlackjack(blackjack);
    await expectInAgreement(page, id, blackjack, 'blackjack');
    await look('the blackjack table');
    await blackjack.close();

    const dice = await sit('Dice');
    await drawNumber(dice, 'Throw');
    await expectInAgreement(page, id, dice, 'dice');
    await look('the dial of dice');
    await dice.close();

    const mines = await sit('Mines');
    await openTile(mines);
    await expectInAgreement(page, id, mines, 'mines');
    await look('the field of mines');
    await mines.close();

    const poker = await sit('Jacks or Better');
    await playDrawPoker(poker);
    await expectInAgreement(page, id, poker, 'jacks-or-better');
    await look('the cards of draw poker');
    await poker.close();
    expect(await books.countOf(id, 'GAME_BET')).toBeGreaterThanOrEqual(6);
  });

  await test.step('the game history and the transaction history', async () => {
    await takeFromMenu(page, 'Game history');
    const rounds = page.getByRole('dialog', { name: 'Game history' }).getByRole('article');
    await expect(rounds).toHaveCount(6);
    for (const [index, game] of [
      'Jacks or Better',
      'Mines',
      'Dice',
      'Blackjack',
      'European Roulette',
      'Nocturne',
    ].entries()) {
      await expect(rounds.nth(index)).toContainText(game);
    }
    await expect(rounds.nth(5)).toContainText('Bet $1.00');
    await look('the game history');
    await closeDialog(page, 'Game history');

    await takeFromMenu(page, 'Transaction history', 'Cashier');
    const history = page.getByRole('dialog', { name: 'Transaction history' });
    const transactions = history.getByRole('article');
    await expect(transactions.last()).toContainText(/Deposit.*Card #\d+/);
    await expect(transactions.last()).toContainText('+$50.00');
    await expect(transactions.filter({ hasText: 'Bet' }).last()).toContainText(/Nocturne.*−\$1\.00/);
    await look('the transaction history');

    expect(await saved(page, 'Download the statement as PDF', /^statement-\d{4}-\d\d-01-[\d-]{10}\.pdf$/)).toMatch(
      /^%PDF-/,
    );
    const csv = await saved(page, 'Download the statement as CSV, for spreadsheets', /^statement-.+\.csv$/);
    expect(csv.split('\r\n')[0]).toBe(
      'number,time_utc,type,currency,amount,change,balance_before,balance_after,posting,name,order',
    );
    expect(csv).toMatch(/,DEPOSIT,USD,50\.00,50\.00,0\.00,50\.00,\d+,Card,\d+\r\n/);

    await history.getByRole('button', { name: 'Filter', exact: true }).click();
    await pick(page, 'Type', 'Deposit');
    await expect(transactions).toHaveText([/Deposit/]);
    await expect(history.getByRole('status').filter({ hasText: '1 found' })).toBeVisible();
    await look('the filters of the transaction history');
    await history.getByLabel('Until').fill('2020-01-31');
    await expect(history.getByText('Nothing matches these filters')).toBeVisible();
    await look('a filter that leaves nothing');
    await history.getByRole('button', { name: 'Clear filters' }).click();
    await expect(transactions.filter({ hasText: 'Bet' }).first()).toBeVisible();
    await closeDialog(page, 'Transaction history');
  });

  await test.step('a cash-out to the bank, taken back', async () => {
    await applyForCashOut(page, 'bank', '25', look);
    const record = page.getByRole('dialog', { name: 'Cash-out history' }).getByRole('article').first();
    await expect(record).toContainText('Pending review');
    await look('the cash-out history');
    const held = await books.balanceOf(id);
    await record.getByRole('button', { name: /^Cancel cash-out no. \d+ of \$25\.00$/ }).click();
    await page.getByRole('button', { name: 'Cancel cash-out', exact: true }).click();
    await expect(record).toContainText('Canceled');
    expect(await books.balanceOf(id)).not.toBe(held);
    await closeDialog(page, 'Cash-out history');
    // What is said of it would lie over the next window for some seconds.
    await untilMessage(page);
  });

  await test.step('a cash-out by PayPal, rejected with a reason', async () => {
    const reason = 'The name differs <img src=x onerror="document.title=\'stolen\'">';
    await applyForCashOut(page, 'PayPal', '25', look);
    await closeDialog(page, 'Cash-out history');
    expect(await operator('reject', await cashOutOf(person.username), '--reason', reason)).toMatch(/Rejected/);
    const record = (await openCashOutHistory(page)).first();
    await expect(record).toContainText('Rejected');
    await expect(record).toContainText(reason);
    await expect(page).not.toHaveTitle('stolen');
    await closeDialog(page, 'Cash-out history');
  });

  await test.step('a cash-out to the bank, approved and paid', async () => {
    await applyForCashOut(page, 'bank', '25');
    await closeDialog(page, 'Cash-out history');
    const cashOut = await cashOutOf(person.username);
    expect(await operator('approve', cashOut)).toMatch(/Approved/);
    await expect.poll(() => operator('show', cashOut)).toMatch(/Status\s+completed/);
    const records = await openCashOutHistory(page);
    await expect(records.first()).toContainText('Completed');
    const history = page.getByRole('dialog', { name: 'Cash-out history' });
    await history.getByRole('button', { name: 'Filter', exact: true }).click();
    await pick(page, 'Status', 'Rejected');
    await expect(records).toHaveText([/Rejected/]);
    await look('the filters of the cash-out history');
    await history.getByLabel('Until').fill('2020-01-31');
    await expect(history.getByText('Nothing matches these filters')).toBeVisible();
    await history.getByRole('button', { name: 'Clear filters' }).click();
    await expect(records).toHaveText([/Completed/, /Rejected/, /Canceled/]);
    await closeDialog(page, 'Cash-out history');
    const auditEvents = await operator('audit', '--cash-out', cashOut);
    expect(auditEvents).toMatch(/desk\s+cashOut\.approve\s.*pending\s+passed/);
    expect(await books.countOf(id, 'WITHDRAW_PAID')).toBe(1);
  });

  await test.step('the recent wins, and a book that verifies', async () => {
    const roulette = await sitDown(page, 'European Roulette', { fast: true });
    for (let spins = 0; spins < mostSpinsForAWin && !(await books.hasWon(id)); spins++)
      await spinRoulette(roulette, ['Red']);
    await roulette.close();
    expect(await books.hasWon(id)).toBe(true);
    expect(await books.faultsOf(id)).toEqual([]);
    // The casino reads its wins again every ten seconds, and others may win meanwhile.
    await expect(async () => {
      await openHome(page);
      const shown = page.getByRole('region', { name: 'Recent wins' }).getByRole('listitem');
      await expect(shown).toHaveText(await books.recentWins(), { timeout: 1_000 });
    }).toPass();
    await expect(balanceInTopBar(page)).toHaveText(await books.balanceOf(id));
    await expect(page.getByRole('region', { name: 'Played recently' })).toBeVisible();
    await look('the home page of a member');
  });

  expect(complaints).toEqual([]);
});

/** Presses a button that hands over a file of such a name, and answers what is in it. */
async function saved(page: Page, button: string, name: RegExp): Promise<string> {
  const handedOver = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await handedOver;
  expect(file.suggestedFilename()).toMatch(name);
  return readFile(await file.path(), 'latin1');
}

/** The id of the member's waiting cash-out, as the operator's list shows it. */
async function cashOutOf(username: string): Promise<string> {
  const line = (await operator('list')).split('\n').find((row) => row.includes(username));
  if (!line) throw new Error(`no cash-out of ${username} is waiting`);
  return line.trim().split(/\s+/)[0]!;
}

/** What the game shows, what the site's bar shows, the book, and the record of the round: all say the same. */
async function expectInAgreement(page: Page, memberId: bigint, table: Table, game: string): Promise<void> {
  await expect.poll(async () => (await books.lastRound(memberId)).isOver).toBe(true);
  expect((await books.lastRound(memberId)).game).toBe(game);
  const balance = await books.balanceOf(memberId);
  await expect.poll(() => table.balance()).toBe(balance);
  const token = await page.evaluate(() => localStorage.getItem('fairhouse.token'));
  const { net } = await callsOf(page, token!)('/sys/protection/session', {});
  const sign = net > 0 ? '+' : net < 0 ? '−' : '';
  const bar = page.getByRole('dialog').first();
  await expect(bar).toContainText(`Net ${sign}$${Math.abs(net).toFixed(2)}`);
  // The balance stands in the game alone.
  await expect(bar).not.toContainText('Balance');
  expect(await books.faultsOf(memberId)).toEqual([]);
}
