import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { enterAmount } from './steps/deposit.ts';
import { handInJoin, newPerson } from './steps/join.ts';
import { logIn, newMember } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { sitDown } from './steps/play.ts';
import { arriveAs, openHome, takeFromMenu } from './steps/site.ts';
import { words } from './steps/words.ts';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past?.close());

const { protection: say } = words.en;

const banner = (page: Page) => page.getByRole('banner');
const limitsOf = (page: Page, kind: string) => page.getByRole('main').getByRole('region', { name: kind, exact: true });
const paused = (page: Page) => page.getByRole('region', { name: 'Play is paused' }).last();

/** One tap, from wherever one is. */
async function playSafely(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Play safely', exact: true }).and(page.locator(':visible')).first().click();
  await expect(page.getByRole('heading', { name: 'Play safely' })).toBeVisible();
}

async function setDailyDeposit(page: Page, named: 'Set' | 'Change', amount: string): Promise<void> {
  await page.getByRole('button', { name: `${named}: Daily deposit limit` }).click();
  const form = page.getByRole('dialog', { name: 'Daily deposit limit' });
  await form.getByLabel('At most').fill(amount);
  await form.getByRole('button', { name: 'Set limit' }).click();
  await expect(form).toBeHidden();
}

test('a limit holds at the deposit, lower at once and higher after a day; a break closes games and deposits', async ({
  page,
}) => {
  const member = await newMember(page);
  await past.paidIn(member.id, 100_00n);
  await arriveAs(page, member.token, 'en');
  await playSafely(page);
  const deposits = limitsOf(page, 'Deposits');

  await test.step('one above the limit is refused, with the way to it', async () => {
    await setDailyDeposit(page, 'Set', '140');
    await expect(deposits).toContainText('$100 used, $40 left');
    await banner(page).getByRole('button', { name: 'Deposit' }).click();
    const panel = page.getByRole('dialog', { name: /Deposit|Card/ });
    await panel.getByRole('button', { name: 'Card', exact: true }).click();
    await expect(panel.getByText('Your deposit limit allows $40.00 more')).toBeVisible();
    await enterAmount(panel, '50');
    await panel.getByRole('button', { name: /^Deposit/ }).click();
    const refusal = page.getByRole('alertdialog');
    await expect(refusal).toContainText('You can still deposit $40.00.');
    await refusal.getByRole('button', { name: 'Play safely' }).click();
    const above = page.getByRole('dialog', { name: 'Play safely' });
    await expect(above.getByText('$100 used, $40 left')).toBeVisible();
    // Keys are its own once it has the focus.
    await expect(above.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a lower one holds at once, a higher one waits and can be taken back', async () => {
    await setDailyDeposit(page, 'Change', '125');
    await expect(deposits).toContainText('$100 used, $25 left');
    await setDailyDeposit(page, 'Change', '190');
    await expect(deposits).toContainText('You requested $190.');
    await expect(deposits).toContainText('$100 used, $25 left');
    await expect(deposits.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
    await expectAccessible(page, 'limits with one that waits');
    await deposits.getByRole('button', { name: /^Keep current limit/ }).click();
    await expect(deposits).not.toContainText('You requested');
    await expect(deposits).toContainText('$125');
  });

  await test.step('a break', async () => {
    await page.getByRole('button', { name: say.takeBreak, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.takeBreak }).click();
    await expect(paused(page)).toContainText('You are on a break until');
    await expect(banner(page).getByRole('button', { name: 'Deposit' })).toHaveCount(0);
    await takeFromMenu(page, 'Deposit', 'Cashier');
    const panel = page.getByRole('dialog', { name: 'Deposit' });
    await expect(panel).toContainText('You are on a break until');
    await panel.getByRole('button', { name: 'Close', exact: true }).click();

    await openHome(page);
    await expect(paused(page)).toContainText('You are on a break until');
    await page.getByRole('main').getByRole('button', { name: 'Play Nocturne', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Play safely' })).toContainText('You are on a break until');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('a higher limit holds once it is confirmed a day later, and a message leads to where it is set', async ({
  page,
}) => {
  const member = await newMember(page);
  await past.askedForLimits(member.id);
  await arriveAs(page, member.token, 'en');
  await openHome(page);
  await page.getByRole('button', { name: 'Messages, 1 unread' }).click();
  await page.getByRole('dialog', { name: 'Messages' }).getByRole('link', { name: 'Open Play safely' }).click();
  await expect(page.getByRole('heading', { name: 'Play safely' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const deposits = limitsOf(page, 'Deposits');
  await setDailyDeposit(page, 'Set', '100');
  await setDailyDeposit(page, 'Change', '190');
  await expect(deposits).toContainText('You requested $190.');
  await expect(deposits.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  await past.waitedForLimit(member.id);
  await page.reload();
  await expect(deposits).toContainText('You can confirm it until');
  await expect(deposits).toContainText('$100');
  await expectAccessible(page, 'a higher limit to confirm');
  await deposits.getByRole('button', { name: 'Confirm: Daily deposit limit' }).click();
  await expect(page.getByText(say.confirmed)).toBeVisible();
  await expect(deposits).not.toContainText('You requested');
  await expect(deposits).toContainText('$190');
});

test('a limit that is reached in a game shows the way to it', async ({ page }) => {
  const member = await newMember(page);
  await past.paidIn(member.id, 100_00n);
  await page.request.post('/api/sys/protection/setLimit', {
    headers: { authorization: member.token },
    data: { kind: 'stake', period: 'day', most: 0.01 },
  });
  await arriveAs(page, member.token, 'en');
  await openHome(page);
  const { game } = await sitDown(page, 'Nocturne', { fast: true });
  await game.getByRole('button', { name: 'Spin', exact: true }).click();
  const refusal = game.getByRole('alert');
  await expect(refusal).toContainText('limit');
  await expectAccessible(page, 'a limit that is reached in a game');
  await refusal.getByRole('button', { name: 'Play safely' }).click();
  await expect(page.getByRole('dialog', { name: 'Play safely' })).toContainText('Stakes');
});

test('closing the account: out, in again for the cash-out alone; who is excluded does not join again', async ({
  page,
}) => {
  const member = await newMember(page, { lastName: `Sarado${randomBytes(6).toString('hex').replace(/\d/g, 'o')}` });
  await past.paidIn(member.id, 100_00n);
  await arriveAs(page, member.token, 'en');
  await playSafely(page);
  await page.getByRole('button', { name: say.closeNext, exact: true }).click();
  const step = page.getByRole('dialog', { name: say.closeTitle });
  await expectAccessible(page, 'the last step of closing the account');
  await step.getByRole('button', { name: say.closeDo }).click();
  await expect(page.getByRole('alertdialog')).toContainText(say.closedTitle);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

  await openHome(page);
  await logIn(page, member);
  await expect(paused(page)).toContainText('Your account is closed at your request.');
  await paused(page).getByRole('button', { name: 'Cash out' }).click();
  await expect(page.getByRole('dialog', { name: 'Cash out' }).getByText('$50', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await playSafely(page);
  await page.getByText('5 years', { exact: true }).click();
  await page.getByRole('button', { name: say.excludeNext }).click();
  await page
    .getByRole('dialog', { name: /^Exclude yourself until/ })
    .getByRole('button', { name: /^Exclude me until/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await openHome(page);
  // Another name at the door, mail and number; the same person.
  await handInJoin(page, newPerson({ lastName: member.lastName }));
  await expect(page.getByText('We can’t open an account with these details')).toBeVisible();
});

test('exclusion: out everywhere by itself, and in again for the cash-out alone', async ({ page, browser, baseURL }) => {
  // Anyone who shares the name and the day of birth is refused at joining from now on.
  const member = await newMember(page, { lastName: `Alis${randomBytes(6).toString('hex').replace(/\d/g, 'o')}` });
  await past.paidIn(member.id, 100_00n);
  const elsewhere = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
  await openHome(elsewhere);
  await logIn(elsewhere, member);
  await sitDown(elsewhere, 'Nocturne', { fast: true });
  await expect(elsewhere.getByRole('timer')).toHaveText(/^0:00:\d\d$/);
  // And a page that nobody touches.
  const idle = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
  await openHome(idle);
  await logIn(idle, member);

  await arriveAs(page, member.token, 'en');
  await playSafely(page);
  await page.getByText('5 years', { exact: true }).click();
  await page.getByRole('button', { name: say.excludeNext }).click();
  const step = page.getByRole('dialog', { name: /^Exclude yourself until/ });
  await expectAccessible(page, 'the last step of an exclusion');
  await step.getByRole('button', { name: /^Exclude me until/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText(say.excludedTitle);
  // Each asks every four seconds, as watch-session.test.ts shows; a busy machine may answer late.
  for (const out of [elsewhere, idle]) await expect(out.getByRole('heading', { name: 'WELCOME BACK!' })).toBeVisible();
  for (const out of [elsewhere, idle]) await out.context().close();

  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await openHome(page);
  await logIn(page, member);
  await expect(paused(page)).toContainText('You have excluded yourself from play until');
  await expect(banner(page).getByRole('button', { name: 'Deposit' })).toHaveCount(0);
  await takeFromMenu(page, 'Deposit', 'Cashier');
  const panel = page.getByRole('dialog', { name: 'Deposit' });
  await expect(panel).toContainText('You have excluded yourself from play until');
  await panel.getByRole('button', { name: 'Cash out' }).click();
  await expect(page.getByRole('dialog', { name: 'Cash out' }).getByText('$50', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await takeFromMenu(page, 'Cash out', 'Cashier');
  await expect(page.getByRole('dialog', { name: 'Cash out' }).getByText('$50', { exact: true })).toBeVisible();
});

test('the reality check stands above the game until it is answered, and asks again after its time', async ({
  page,
}) => {
  test.skip(test.info().project.name === 'desktop', 'it is one dialog at both sizes');
  const member = await newMember(page);
  await past.paidIn(member.id, 100_00n);
  await arriveAs(page, member.token, 'en');
  await playSafely(page);
  const reminder = page.getByRole('region', { name: say.realityTitle });
  await reminder.getByText('15 minutes', { exact: true }).click();
  await reminder.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(say.realitySaved)).toBeVisible();

  await page.clock.install();
  await openHome(page);
  await sitDown(page, 'Nocturne', { fast: true });
  const check = page.getByRole('dialog', { name: 'Time for a check-in' });
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.runFor('14:30');
  await expect(check).toBeHidden();
  await page.clock.runFor('00:40');
  await expect(check).toContainText('Staked$0.00');
  await expectAccessible(page, 'the reality check');
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await check.getByRole('button', { name: 'Keep playing' }).click();
  await expect(check).toBeHidden();
  await page.clock.runFor('15:10');
  await check.getByRole('button', { name: 'Stop playing' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
