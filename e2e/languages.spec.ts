import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { join, newPerson } from './steps/join.ts';
import { newMember } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { sitDown, spinSlot } from './steps/play.ts';
import { arriveAs, balanceInTopBar, complaintsOf, openHome } from './steps/site.ts';
import { words } from './steps/words.ts';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past?.close());

/** Opens the drawer of the Filipino site and takes one of its entries. */
async function kunin(page: Page, entry: string, section?: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  if (section) {
    const folder = drawer.getByRole('button', { name: section });
    if ((await folder.getAttribute('aria-expanded')) === 'false') await folder.click();
  }
  await drawer.getByRole('button', { name: entry, exact: true }).click();
}

test('the language is chosen in the drawer, kept, and spoken by the page, the server and the formats', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await past.paidIn(member.id, 1_234_50n);
  await openHome(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await test.step('chosen', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('button', { name: 'Language' }).click();
    const filipino = drawer.getByRole('button', { name: 'Filipino', exact: true });
    await expect(filipino).toHaveAttribute('aria-pressed', 'false');
    await filipino.click();
    await expect(filipino).toHaveAttribute('aria-pressed', 'true');
    await drawer.getByRole('button', { name: 'Isara' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await expect(page).toHaveTitle('Home – Fairhouse');
    await expect(page.getByRole('region', { name: 'Nangunguna' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('18 pataas lamang')).toBeVisible();
  });

  await test.step('kept, on every page and in every window', async () => {
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await page.goto('/#/branchIndex/help');
    await expect(page).toHaveTitle('Tulong – Fairhouse');
    await expect(page.getByRole('heading', { name: 'Tulong', level: 1 })).toBeVisible();
    await expect(page.getByRole('article').locator('[lang="fil"]')).toBeVisible();
    await expect(page.getByText('Ang bersyong Ingles ang mananaig.')).toBeVisible();
    await expectAccessible(page, 'help in Filipino');
    await page.goto('/#/wala');
    await expect(page.getByRole('heading', { name: 'Hindi nahanap ang pahina' })).toBeVisible();
    await page.getByRole('link', { name: 'Pumunta sa home page' }).click();
  });

  await test.step('the forms and the server', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Mag-log in' }).click();
    const form = page.getByRole('dialog', { name: 'MALIGAYANG PAGBABALIK!' });
    await form.getByRole('button', { name: 'Mag-log in', exact: true }).click();
    await expect(form.getByText('Kailangan ang Username / Email')).toBeVisible();
    await form.getByLabel('Username / Email').fill(member.username);
    await form.getByLabel('Password', { exact: true }).fill('hindi ito');
    const asked = page.waitForRequest('**/api/sys/auth/login');
    await form.getByRole('button', { name: 'Mag-log in', exact: true }).click();
    expect((await asked).headers()['x-fe-lang']).toBe('fil');
    await expect(page.getByText('Mali ang username o password.')).toBeVisible();
    await expectAccessible(page, 'the log-in in Filipino');
    await form.getByLabel('Password', { exact: true }).fill(member.password);
    await form.getByRole('button', { name: 'Mag-log in', exact: true }).click();
  });

  await test.step('money, numbers and dates', async () => {
    await expect(balanceInTopBar(page)).toHaveText('$1,234.50');
    await kunin(page, 'Mga transaksyon', 'Cashier');
    const row = page.getByRole('dialog', { name: 'Mga transaksyon' }).getByRole('article').first();
    await expect(row).toContainText('Deposito');
    await expect(row).toContainText('+$1,234.50');
    const month = new Intl.DateTimeFormat('fil', { month: 'short', timeZone: 'UTC' }).format(new Date());
    await expect(row.locator('time')).toContainText(month);
    await page.keyboard.press('Escape');
    await kunin(page, 'VIP club');
    const club = page.getByRole('dialog', { name: 'VIP club' });
    await expect(club.getByText('100,000')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('and back', async () => {
    await kunin(page, 'English', 'Wika');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('fairhouse.language'))).toBe('en');
  });
  expect(complaints).toEqual([]);
});

test('a player joins in Portuguese and plays a round in it', async ({ page, context }) => {
  const complaints = complaintsOf(context);
  const say = words.pt;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await arriveAs(page, undefined, 'pt');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await join(page, newPerson(), async () => {}, say);
  await expectAccessible(page, 'the confirmation in Portuguese');
  await page.keyboard.press('Escape');
  await expect(balanceInTopBar(page)).toHaveText(/^\$\s0,00$/);
  const table = await sitDown(page, 'Nocturne', { forFun: true, fast: true, say });
  await spinSlot(table, undefined, say.games.slot.spin);
  await expect(table.game.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(table.game.locator('.readout', { hasText: say.games.balance }).first()).toContainText(/\d,\d{2}/);
  await expectAccessible(page, 'a game in Portuguese');
  // Of the other languages nothing is loaded.
  expect(asked.filter((path) => /\/assets\/(fil|es)-/.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
});
