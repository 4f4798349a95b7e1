import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf } from './steps/calls.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { operator } from './steps/operator.ts';
import { openHome, takeFromMenu } from './steps/site.ts';
import { phonesFor, takeSize } from './steps/sizes.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name });
const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar' });

test.beforeEach(({ page, isMobile }) => takeSize(page, isMobile, phonesFor(6)[0]!));

test('a visitor sees every promotion with its terms, and walks through the calendar', async ({ page, isMobile }) => {
  await openHome(page);
  await takeFromMenu(page, 'Promotions');
  const welcome = card(page, 'Welcome bonus');
  await expect(welcome).toContainText('$5.00, once, for joining.');
  await expect(welcome).toContainText('Bet $250.00 in total; up to $200.00 becomes cash.');
  await expect(welcome).toContainText('Claim it within 30 days of joining.');
  await welcome.getByText('Terms in full').click();
  await expect(welcome).toContainText('Up to $2.00 of each bet counts.');
  await welcome.scrollIntoViewIfNeeded();
  await expect
    .poll(() => welcome.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(900);
  await expectAccessible(page, 'the page of promotions');
  await welcome.getByRole('button', { name: 'Join or log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(calendar(page)).toContainText('Without dates: Welcome bonus, First-deposit bonus');
  if (isMobile) {
    const days = calendar(page).getByRole('listitem').filter({ hasText: 'is paid' });
    await expect(days.first()).toContainText(/Friday bonus|Monday cashback/);
    await calendar(page).getByRole('button', { name: 'Next month' }).click();
    await expect(days.first()).toContainText(/Friday bonus|Monday cashback/);
    return;
  }
  const today = calendar(page).locator('button[aria-current="date"]');
  await today.focus();
  await page.keyboard.press('PageDown');
  const chosen = calendar(page).locator('button[aria-pressed="true"]');
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Home');
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAccessibleName(/^Monday/);
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await expect(chosen).toHaveAccessibleName(/^Friday.*: .*Friday bonus is paid/);
  await expect(calendar(page).getByRole('heading', { name: /^Friday/ })).toBeVisible();
});

test('a member sees the own state, filters by it, and nothing on a break', async ({ page }) => {
  const member = await newMember(page, {}, { address: `${randomUUID()} Street` });
  await openHomeAs(page, member);
  await page.goto('/#/promotions');
  await expect(card(page, 'Welcome bonus')).toContainText('Confirm your email address first');
  await expect(card(page, 'Friday bonus')).toContainText('It starts at Bronze level.');
  await page.getByRole('button', { name: /^Not for you/ }).click();
  await expect(card(page, 'Welcome bonus')).toBeHidden();
  await expect(card(page, 'Friday bonus')).toBeVisible();
  await page.getByRole('button', { name: /^All/ }).click();
  await card(page, 'First-deposit bonus').getByRole('button', { name: 'Make a deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeHidden();

  await callsOf(page, member.token)('/sys/protection/takeBreak', { hours: 24 });
  await page.reload();
  await expect(page.getByText('There are no offers while play is paused.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectAccessible(page, 'the page of promotions on a break');
});

test('what an operator publishes for the page stands there with its terms', async ({ page }) => {
  const name = `hub-${randomUUID().slice(0, 8)}`;
  const draft = JSON.parse(await operator('promotions', 'show', '5'));
  const words = {
    title: `Tables ${name}`,
    text: 'Ten tables, one week.',
    button: 'Go',
    takes: 'Nothing to wager.',
    terms: 'First.\n\nSecond.',
  };
  const file = test.info().outputPath('promotion.json');
  const { id: _, ...fresh } = draft;
  const lines = { ...fresh, name, events: [], audience: 'everyone', action: 'CLOSE_ONLY', page: 'own' };
  await writeFile(file, JSON.stringify({ ...lines, texts: { en: words, fil: words } }));
  const id = /Promotion (\d+),/.exec(await operator('promotions', 'save', file))![1]!;
  const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await operator('promotions', 'enable', id, '--until', until);
  await page.goto('/#/promotions');
  const own = card(page, `Tables ${name}`);
  await expect(own).toContainText('Ten tables, one week.');
  await expect(own).toContainText(/Until /);
  await own.getByText('Terms in full').click();
  await expect(own.getByText('Second.')).toBeVisible();
  await operator('promotions', 'disable', id);
});
