import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { logIn, logOut, newMember } from './steps/login.ts';
import { operator } from './steps/operator.ts';
import { openHome } from './steps/site.ts';

const [deposit, first] = ['2', '1'];

test.beforeEach(async () => {
  await operator('promotions', 'enable', deposit);
  await operator('promotions', 'enable', first);
});
test.afterEach(async () => {
  await operator('promotions', 'disable', deposit);
  await operator('promotions', 'disable', first);
});

const promotion = (page: Page) => page.getByRole('dialog', { name: 'When you are ready to play for money' });

test('a promotion opens after logging in, only its own controls close it, and it comes once a day', async ({
  page,
}) => {
  const member = await newMember(page);
  await openHome(page);
  await logIn(page, member);
  await expect(promotion(page)).toBeVisible();
  const picture = promotion(page).locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1_000);
  await expectAccessible(page, 'a promotion');
  await page.mouse.click(4, 4);
  await expect(promotion(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(promotion(page)).toBeHidden();

  expect(await operator('promotions')).toMatch(/2\s+first-deposit\s+DEPOSIT\s+login\s+beforeDeposit\s+shown/);
  await logOut(page);
  const asked = page.waitForResponse('**/api/sys/promotion/listAll');
  await logIn(page, member);
  expect((await (await asked).json()).data).toEqual([]);
});

test('its button leads on and closes it; so do the cross and “Not now”', async ({ page }) => {
  for (const leave of ['Make a deposit', 'Close', 'Not now']) {
    const member = await newMember(page);
    await openHome(page);
    await logIn(page, member);
    await promotion(page).getByRole('button', { name: leave }).click();
    await expect(promotion(page)).toBeHidden();
    if (leave === 'Make a deposit') {
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Card', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await logOut(page);
  }
});

test('a visitor who has looked around is led to join, once a day', async ({ page }) => {
  await operator('promotions', 'enable', '5');
  try {
    await page.clock.install();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/sys/promotion/listAll')) asked.push(request.postData() ?? '');
    });
    const dialog = page.getByRole('dialog', { name: 'Like what you see?' });
    await openHome(page);
    await page.clock.runFor(10_000);
    expect(asked).toEqual([]);
    await page.clock.runFor(11_000);
    await expect.poll(() => asked.length).toBe(1);
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectAccessible(page, 'a promotion for visitors');
    await dialog.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();

    await openHome(page);
    await page.clock.runFor(25_000);
    expect(asked).toHaveLength(1);
    await expect(dialog).toBeHidden();
  } finally {
    await operator('promotions', 'disable', '5');
  }
});

test('one that an operator took away, or whose days are over, is not shown', async ({ page }) => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  for (const args of [
    ['disable', deposit],
    ['enable', deposit, '--until', yesterday],
  ]) {
    await operator('promotions', ...args);
    const member = await newMember(page);
    await openHome(page);
    const asked = page.waitForResponse('**/api/sys/promotion/listAll');
    await logIn(page, member);
    expect((await (await asked).json()).data).toEqual([]);
    await logOut(page);
  }
  expect(await operator('audit')).toContain('promotion.save');
});
