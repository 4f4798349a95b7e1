import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { logIn, newMember, openHomeAs } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { openHome, takeFromMenu, untilAlive } from './steps/site.ts';

const busy = 'The server is busy. Please try again later.';
const unreachable = 'We can’t reach Fairhouse right now.';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past.close());

test('what the server refuses is said: settings in an alert, uploads and documents in a toast', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);

  await page.route('**/api/sys/member/deposit/config', (route) => route.abort());
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  await page.getByRole('button', { name: 'Card', exact: true }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(unreachable);
  await expectAccessible(page, 'settings that did not come');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await takeFromMenu(page, 'Upload documents', 'Account settings');
  const dialog = page.getByRole('dialog', { name: 'Upload documents' });
  const giveFilesBack = await past.without('uploaded_file');
  const picture = { name: 'document.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const add = (name: string) => dialog.getByLabel(`Add pictures: ${name}`).setInputFiles(picture);
  await add('Identity proof');
  await expect(toast(page)).toBeVisible();
  await expect(dialog.getByRole('listitem').getByRole('img')).toHaveCount(0);
  await giveFilesBack();
  await expect(toast(page)).toBeHidden();

  for (const name of ['Identity proof', 'Photo of you holding it', 'Address document', 'Payment proof']) {
    await add(name);
    await expect(dialog.getByRole('group', { name }).getByRole('img')).toHaveCount(1);
  }
  await dialog.getByLabel(/digit 1 of 8/).click();
  await page.keyboard.type(new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''));
  const giveActsBack = await past.without('audit_event');
  await dialog.getByRole('button', { name: 'Submit for review' }).click();
  await expect(toast(page)).toBeVisible();
  await giveActsBack();
  await expect(dialog).toBeVisible();
});

test('code that a deployment has replaced is offered by reloading, which comes back to the same place', async ({
  page,
}) => {
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' });
  await openHome(page);
  await page.route('**/assets/menu-*.js', gone);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const offer = page.getByRole('dialog', { name: 'Please reload the page' });
  await expect(offer).toBeVisible();
  await expectAccessible(page, 'code that is gone');
  // The page below continues.
  await offer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: 'Top games' })).toBeAttached();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.unroute('**/assets/menu-*.js');
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.keyboard.press('Escape');

  // A pop-up, and the bar that knows of the newer version.
  await page.route('**/assets/join-popup-*.js', gone);
  await page.route('**/', (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ body: '<title>newer</title>' }) : route.fallback(),
  );
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Fairhouse has been updated. Reload to use everything.')).toBeVisible();
  await expectAccessible(page, 'a newer version');
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
  await page.unroute('**/assets/join-popup-*.js');
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('dialog', { name: 'Join' })).toBeVisible();

  // A page; the one asked for is the one that comes.
  await page.goto('/');
  await untilAlive(page);
  await page.route('**/assets/play-safely-page-*.js', gone);
  await page.evaluate(() => location.assign('#/play-safely'));
  await expect(page.getByRole('heading', { name: 'Please reload the page' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute('**/assets/play-safely-page-*.js');
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Play safely', level: 1 })).toBeVisible();
});

test('a casino that cannot change the password says so in an alert', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  await takeFromMenu(page, 'Change password', 'Account settings');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password', { exact: true }).fill(member.password);
  await dialog.getByLabel('New password', { exact: true }).fill('a brand new phrase');
  await dialog.getByLabel('Repeat the new password', { exact: true }).fill('a brand new phrase');
  const giveActsBack = await past.without('audit_event');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(busy);
  await giveActsBack();
});

test('every list that does not come says so in a sentence, and comes when it is asked for again', async ({ page }) => {
  // One at a time, so that each stands for itself: the sentence where the list should be, and after "Try again" the list.
  const main = page.getByRole('main');
  const askAgain = async (within: Locator, mend: () => Promise<void>, sentence = busy) => {
    await expect(within.getByText(sentence).first()).toBeVisible();
    await mend();
    for (const button of await within.getByRole('button', { name: 'Try again' }).all()) await button.click();
    await expect(within.getByText(sentence)).toHaveCount(0);
  };

  await test.step('the games of a visitor whose page brought none', async () => {
    await page.route('**/', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({ response: answer, body: text.replace(/("groups":)/, '"groups":null,"former":') });
    });
    // The network itself: asked two more times by itself, a second and two apart.
    await page.route('**/api/sys/game/all', (route) => route.abort());
    await page.goto('/');
    const lost = main.getByText('We can’t reach Fairhouse right now.');
    await expect(lost).toHaveCount(1);
    await expectAccessible(page, 'a list that did not come');
    await page.unroute('**/api/sys/game/all');
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(lost).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'Slots' })).toBeVisible();
    // Of the groups themselves: the list of what can be played for fun is another call, and comes by itself.
    await expect(main.getByRole('button', { name: 'Play Nocturne', exact: true }).first()).toBeVisible();
  });

  await test.step('those of one category', async () => {
    const mend = await past.without('game');
    await main.getByRole('button', { name: /^See all: Slots|^See all.*Slots/ }).click();
    const browser = page.getByRole('dialog');
    await askAgain(browser, mend);
    await expect(browser.getByRole('button', { name: /^Play Nocturne/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the games of a member', async () => {
    await logIn(page, await newMember(page));
    await page.route('**/api/sys/game/all', (route) => route.abort());
    await page.reload();
    await askAgain(main, () => page.unroute('**/api/sys/game/all'), unreachable);
    await expect(main.getByRole('button', { name: /^Play Nocturne/ }).first()).toBeVisible();
  });

  for (const [table, title, group] of [
    ['article', 'Banking', undefined],
    ['wallet_round', 'Game history', undefined],
    ['vip_package_bonus', 'VIP store', undefined],
    ['invite_reward', 'Invitation and rewards', undefined],
    ['member_document', 'Upload documents', 'Account settings'],
  ] as const) {
    await test.step(title, async () => {
      const mend = await past.without(table);
      await takeFromMenu(page, title, group);
      const dialog = page.getByRole('dialog', { name: title });
      await askAgain(dialog, mend);
      await page.keyboard.press('Escape');
    });
  }
});

const toast = (page: Page) => page.getByRole('status').filter({ hasText: busy });
