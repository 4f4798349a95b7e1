import { expect, type Page, test } from '@playwright/test';
import { newMember, openHomeAs } from './steps/login.ts';
import { openForFun } from './steps/play.ts';
import { takeFromMenu } from './steps/site.ts';

const hashOf = (page: Page) => new URL(page.url()).hash;
const window = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const helpHeading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the way back closes what lies above the page, topmost first, before it leaves the page', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  await page.goto('/#/branchIndex/help');
  await expect(helpHeading(page)).toBeVisible();
  await page.goto('/#/');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Deposit' }).click();
  const panel = page.getByRole('dialog');
  const card = panel.getByRole('button', { name: 'Card', exact: true });
  await card.click();
  await expect(panel.getByLabel('Other amount')).toBeVisible();

  await page.goBack();
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(banner.getByRole('button', { name: 'Deposit' })).toBeFocused();

  // What was written stays: a step back may be a slip of the thumb.
  await takeFromMenu(page, 'Contact us');
  await panel.getByRole('button', { name: /Send a message/ }).click();
  await panel.getByLabel('Message').fill('Where is my deposit?');
  await page.goBack();
  await expect(panel.getByLabel('Message')).toHaveCount(0);
  await panel.getByRole('button', { name: /Send a message/ }).click();
  await expect(panel.getByLabel('Message')).toHaveValue('Where is my deposit?');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // What its own button closes takes no further step back.
  await takeFromMenu(page, 'Transaction history', 'Cashier');
  await expect(window(page, 'Transaction history')).toBeVisible();
  await window(page, 'Transaction history').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => hashOf(page)).toBe('#/');
  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe('#/branchIndex/help');
  await expect(helpHeading(page)).toBeVisible();
});

test('an open pop-up is in the address: reloaded, shared, and behind the log-in when it is a member’s', async ({
  page,
  browser,
}) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  await takeFromMenu(page, 'Transaction history', 'Cashier');
  await expect.poll(() => hashOf(page)).toBe('#/?popup=transactions');
  await page.reload();
  await expect(window(page, 'Transaction history')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => hashOf(page)).toMatch(/^(#\/)?$/);

  const other = await browser.newPage();
  await other.goto(`${new URL(page.url()).origin}/#/?popup=transactions`);
  const form = other.getByRole('main');
  await form.getByLabel('Username / Email').fill(member.username);
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(window(other, 'Transaction history')).toBeVisible();
  await other.close();
});

test('the way back out of a game for money asks first, and closes one for fun', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  const tile = page
    .getByRole('region', { name: 'Top games' })
    .getByRole('button', { name: 'Play Nocturne', exact: true });
  await tile.click();
  const game = window(page, 'Nocturne');
  await expect(game.locator('iframe')).toHaveAttribute('data-loaded');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Leave the game?');
  await question.getByRole('button', { name: 'Keep playing' }).click();
  await expect(question).toHaveCount(0);
  await expect(game).toBeVisible();
  await page.goBack();
  await question.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openForFun(page, 'Nocturne');
  await expect(game).toBeVisible();
  await page.goBack();
  await expect(game).toBeHidden();
});
