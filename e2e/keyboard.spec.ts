import { setTimeout as sleep } from 'node:timers/promises';
import { formatAmount } from '@fairhouse/money';
import { expect, type Page, test } from '@playwright/test';
import { callsOf, payIn } from './steps/calls.ts';
import { paymentPage } from './steps/deposit.ts';
import { newPerson } from './steps/join.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { sitDown } from './steps/play.ts';
import { arriveAs, balanceInTopBar, openHome } from './steps/site.ts';
import { type Language, words } from './steps/words.ts';

/** Once around the home page, which grows with its games. */
const mostTabs = 120;
const mostArrows = 12;
const timeoutMs = 2_000;

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past.close());

test('logging in and a deposit with nothing but the keyboard', async ({ page }) => {
  const member = await newMember(page);
  await openHome(page);

  await tabTo(page, 'Log in');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Username / Email');
  await page.keyboard.type(member.username);
  await tabTo(page, 'Password');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(balanceInTopBar(page)).toHaveText('$0.00');

  // The window of the log-in has left the focus at the page's content: the bar above it is a few steps back.
  await tabTo(page, 'Deposit', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  // The focus goes back where it came from: the same key opens the panel again.
  await expect.poll(() => focusedName(page)).toBe('Deposit');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Card', exact: true })).toBeVisible();
  await tabTo(page, /^Card$/);
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Other amount')).toBeVisible();
  await tabTo(page, 'Other amount');
  await page.keyboard.type('12.50');
  await page.keyboard.press('Enter');
  await expect(paymentPage(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  await tabTo(page, 'Approve');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deposit complete')).toBeVisible();
  await tabTo(page, 'Done');
  await page.keyboard.press('Enter');
  await expect(balanceInTopBar(page)).toHaveText('$12.50');
});

test('joining with nothing but the keyboard', async ({ page }) => {
  const person = newPerson();
  const write = async (field: string, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  await openHome(page);
  await press(page, 'Join');
  await expect(page.getByRole('dialog', { name: 'Join Fairhouse' })).toBeVisible();
  // The form has the focus, not the button that leaves it.
  await expect.poll(() => focusedName(page)).toBe('Email');
  await page.keyboard.type(person.email);
  await write('Username', person.username);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Back where it came from, and nothing but passwords was lost.
  await expect.poll(() => focusedName(page)).toBe('Join');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await expect(page.getByRole('dialog').getByLabel('Username', { exact: true })).toHaveValue(person.username);
  await write('Password', person.password);
  await write('Retype password', person.password);
  await pickByKeys(page, /^Code/, 'philippines', { searched: true });
  await write('Mobile number', person.mobile);
  await press(page, 'Next');

  await expect(page.getByRole('dialog', { name: 'Almost done' })).toBeVisible();
  await write('First name', person.firstName);
  await write('Last name', person.lastName);
  await choose(page, 'Gender', 'Female');
  await write('Date of birth, digit 1 of 8', '19900228');
  await press(page, 'Next');

  await expect(page.getByRole('dialog', { name: 'Your address' })).toBeVisible();
  await pickByKeys(page, /^Currency/, 'us');
  await pickByKeys(page, /^Country/, 'philippines', { searched: true });
  await pickByKeys(page, /^State/, 'national capital', { searched: true });
  await write('Town / City', 'Manila');
  await write('Postal code', '1000');
  await write('Address', '1 Roxas Boulevard');
  await tabTo(page, /^I am 18 or older/);
  await page.keyboard.press('Space');
  await press(page, 'Create account');
  await expect(page.getByRole('dialog', { name: 'Welcome to Fairhouse' })).toBeVisible();
});

for (const language of Object.keys(words) as Language[]) {
  test(`cashing out and taking it back with nothing but the keyboard, in ${language}`, async ({ page }) => {
    const { app, cashOut, common, lobby } = words[language];
    const money = (minor: bigint) => formatAmount({ currency: 'USD', minor }, language);
    const member = await newMember(page);
    await payIn(page, callsOf(page, member.token), 100, 'approve');
    await past.wagered(member.id, 500_00n, 100_00n);
    await arriveAs(page, member.token, language);
    await expect(page.getByRole('region', { name: lobby.top })).toBeVisible();
    await expect(balanceInTopBar(page)).toHaveText(money(100_00n));

    await press(page, app.menu);
    const section = page.getByRole('dialog', { name: app.menu }).getByRole('button', { name: app.cashier });
    if ((await section.getAttribute('aria-expanded')) === 'false') await press(page, app.cashier);
    await press(page, app.cashOut);
    const form = page.getByRole('dialog', { name: cashOut.title });
    await expect(form.getByText(cashOut.withdrawable)).toBeVisible();
    // What is wrong is said aloud, and the focus goes where it is put right.
    await press(page, common.next);
    await expect(form.getByRole('alert')).toHaveText(cashOut.amountTip);
    await tabTo(page, common.otherAmount);
    await page.keyboard.type('30');
    await choose(page, cashOut.method, 'PayPal');
    await tabTo(page, cashOut.email);
    await page.keyboard.type('maria@example.com');
    await page.keyboard.press('Enter');
    // Listened to from here on: the browser is told to hand choosers over, and a key may be quicker than that.
    page.on('filechooser', () => {});
    for (const proof of [cashOut.idcardProof, cashOut.paymentProof]) {
      await tabTo(page, cashOut.addPictures.replace('{label}', proof));
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      const buffer = await page.screenshot();
      await (await chooser).setFiles({ name: 'proof.png', mimeType: 'image/png', buffer });
      await expect(form.getByRole('img', { name: `${proof} 1` })).toBeVisible();
    }
    await press(page, cashOut.apply.replace('{amount}', money(30_00n)));

    const history = page.getByRole('dialog', { name: cashOut.historyTitle });
    await expect(history.getByRole('article').first()).toContainText(cashOut.pendingStatus);
    const amountOnly = cashOut.cancelNamed.slice(cashOut.cancelNamed.indexOf('{number}') + '{number}'.length);
    const cancel = history.getByRole('button', { name: amountOnly.replace('{amount}', money(30_00n)) });
    await press(page, (await cancel.getAttribute('aria-label'))!);
    await expect(page.getByRole('alertdialog')).toContainText(cashOut.cancelAsk.replace('{amount}', money(30_00n)));
    await press(page, cashOut.cancelYes);
    await expect(history.getByRole('article').first()).toContainText(cashOut.canceledStatus);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(balanceInTopBar(page)).toHaveText(money(100_00n));
  });
}

test('out of a game, back into it, and away with nothing but the keyboard', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  const { game } = await sitDown(page, 'Nocturne');
  const bar = page.getByRole('dialog', { name: 'Nocturne' });
  const isInGame = () => page.evaluate(() => document.activeElement instanceof HTMLIFrameElement);
  await game.getByRole('button', { name: 'Rules', exact: true }).focus();
  await tabTo(page, 'Deposit');
  await expect(bar.getByRole('button', { name: 'Deposit' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(isInGame).toBe(true);
  await tabTo(page, 'Deposit');
  await press(page, 'Close game');
  await expect(bar).toBeHidden();
});

/** Goes to the control of that name and presses it. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Opens a picker and takes the first option that is found by what is typed; long lists have a field for it. */
async function pickByKeys(page: Page, field: RegExp, typed: string, { searched = false } = {}): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Enter');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').first()).toBeVisible();
  if (searched) await tabTo(page, 'Search');
  else await expect(list).toBeFocused();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect.poll(() => focusedName(page)).toMatch(field);
}

/** Goes to a group of choices and moves to one of them. */
async function choose(page: Page, group: string, choice: string): Promise<void> {
  const grouped = () =>
    page.evaluate(() => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent?.trim());
  for (let tabs = 0; tabs < mostTabs && (await grouped()) !== group; tabs++) await page.keyboard.press('Tab');
  for (let arrows = 0; arrows < mostArrows; arrows++) {
    // An arrow takes what it moves to; only the first of a group has the focus before it is taken.
    if ((await focusedName(page)).startsWith(choice)) return page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`${choice} was not reached in ${group}`);
}

/** Presses Tab until the control of that name has the focus, in the page or in a frame, and shows that it has it. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    const focused = await focusedName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${name} was not reached with ${mostTabs} tabs; the focus is on "${await focusedName(page)}"`);
}

/** The accessible name of what has the focus. Where a frame has it, that of the control within. */
async function focusedName(page: Page): Promise<string> {
  for (const frame of page.frames().toReversed()) {
    const asked = frame.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!document.hasFocus() || !element || element === document.body || element instanceof HTMLIFrameElement)
        return '';
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
      const named = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
      return (named ?? element.getAttribute('aria-label') ?? label ?? '').trim();
    });
    // A frame that is on its way to another page answers late or never; the focus is not in it.
    const name = await Promise.race([asked.catch(() => ''), sleep(timeoutMs, '')]);
    if (name !== '') return name;
  }
  return '';
}
