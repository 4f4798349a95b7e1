import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { logIn, logOut, newMember } from './steps/login.ts';
import { balanceInTopBar, closeDialog, complaintsOf, openHome, takeFromMenu } from './steps/site.ts';

/** Every page that a visitor may open, with the title of its route and the heading it shows. */
const openPages: [path: string, title: string, heading: string][] = [
  ['/', 'Home', 'Fairhouse'],
  ['/index', 'Home', 'Fairhouse'],
  ['/join', 'Join', 'Join Fairhouse'],
  ['/login', 'Log in', 'WELCOME BACK!'],
  ['/login/social', 'Log in', 'Log-in didn’t work'],
  ['/password/reset', 'Reset your password', 'New password'],
  ['/activation', 'Activate your account', 'Your account couldn’t be activated'],
  ['/article?id=1', 'Article', 'About us'],
  ['/aboutBtc', 'About Bitcoin', 'Crypto, step by step'],
  ['/fair', 'Fairness', 'Fairness'],
  ['/withdrawQuery', 'Find a cash-out', 'Find a cash-out'],
  ['/withdrawLogin', 'Find a cash-out', 'Find a cash-out'],
  ['/404', 'Page not found', 'Page not found'],
  ['/branchIndex/help', 'Help', 'Help'],
  ['/myAccount/myAccountInfo', 'My account', 'My account'],
  ['/myAccount/myAccountInfo/depositRules', 'Deposit rules', 'Deposit rules'],
  ['/myAccount/myAccountInfo/bonusRules', 'Bonus rules', 'Bonus rules'],
  ['/myAccount/myAccountInfo/casino361', 'Rules', 'Rules'],
  ['/myAccount/myAccountInfo/aboutUs', 'About us', 'About us'],
  ['/myAccount/myAccountInfo/privacyPolicy', 'Privacy policy', 'Privacy policy'],
  ['/tableGames/tableGamesInfo', 'Table games', 'Table games'],
  ['/tableGames/tableGamesInfo/blackjack', 'Blackjack', 'Blackjack'],
  ['/cashier/cashierInfo', 'Cashier', 'Cashier'],
  ['/cashier/cashierInfo/withdrawalRules', 'Withdrawal rules', 'Withdrawal rules'],
  ['/bonus/bonusInfo', 'Bonus', 'Bonus'],
  ['/bonus/bonusInfo/terms', 'Terms and conditions', 'Terms and conditions'],
];

const leadsOn: [from: string, to: string][] = [
  ['/nowhere', '/404'],
  ['/branchIndex/nowhere', '/404'],
  ['/branchIndex', '/branchIndex/help'],
  ['/branchIndex/myAccount', '/myAccount/myAccountInfo'],
  ['/branchIndex/tableGames', '/tableGames/tableGamesInfo'],
  ['/branchIndex/cashier', '/cashier/cashierInfo'],
  ['/branchIndex/bonus', '/bonus/bonusInfo'],
  ['/redirect?backurl=%2FaboutBtc', '/aboutBtc'],
  ['/redirect?backurl=%2F%2Fevil.example', '/'],
  ['/redirect?backurl=https%3A%2F%2Fevil.example', '/'],
];

const isPhone = (page: Page) => page.viewportSize()!.width < 900;
const hashOf = (page: Page) => new URL(page.url()).hash.slice(1);

/** Within the page, as a link of the site does. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, path);
}

test('every open page stands under its title, and other paths lead where they belong', async ({ page, context }) => {
  const complaints = complaintsOf(context);
  await openHome(page);
  for (const [path, title, heading] of openPages) {
    await goTo(page, path);
    await expect(page).toHaveTitle(`${title} – Fairhouse`);
    await expect(page.getByRole('main').getByRole('heading', { name: heading, level: 1 }), path).toBeVisible();
    expect(hashOf(page)).toBe(path);
    // A branch of the help area answers questions, with figures where its text has places for them.
    if (path.endsWith('Info')) {
      const answers = page.getByRole('main').getByRole('article');
      await expect.poll(() => answers.getByRole('heading', { level: 3 }).count(), path).toBeGreaterThan(7);
      await expect(answers).not.toContainText('{');
    }
  }
  for (const [from, to] of leadsOn) {
    await goTo(page, from);
    await expect.poll(() => hashOf(page), from).toBe(to);
  }
  expect(complaints).toEqual([]);
});

test("a member's page wants a log-in and leads back to itself; what a payment comes back to is open", async ({
  page,
}) => {
  const member = await newMember(page);
  await page.goto('/#/withdrawQueryDetail?id=999999999');
  await expect.poll(() => hashOf(page)).toBe('/login?backurl=%2FwithdrawQueryDetail%3Fid%3D999999999');

  await goTo(page, '/payment/stripe/return?orderId=999999999&status=wait');
  await expect(page).toHaveTitle('Your deposit – Fairhouse');
  await expect(page.getByText('Log in to see your deposit.')).toBeVisible();
  await expectAccessible(page, 'back from a payment, logged out');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const form = page.getByRole('main');
  await form.getByLabel('Username / Email').fill(member.username);
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => hashOf(page)).toBe('/payment/stripe/return?orderId=999999999&status=wait');
  await expect(balanceInTopBar(page)).toBeVisible();

  await goTo(page, '/withdrawQuery');
  await page.getByRole('main').getByRole('textbox').fill('999999999');
  await page.getByRole('main').getByRole('button', { name: 'Find' }).click();
  await expect.poll(() => hashOf(page)).toBe('/withdrawQueryDetail?id=999999999');
  await expect(page.getByText('You don’t have a cash-out no. 999999999.')).toBeVisible();

  // A token that is good no longer is as good as none, whether a call finds out or the page as it loads.
  await goTo(page, '/404');
  const spoilToken = () => page.evaluate(() => localStorage.setItem('fairhouse.token', 'x'.repeat(43)));
  await spoilToken();
  await goTo(page, '/withdrawQueryDetail?id=1');
  await expect.poll(() => hashOf(page)).toBe('/login?backurl=%2FwithdrawQueryDetail%3Fid%3D1');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Join' })).toBeVisible();
  await spoilToken();
  await page.goto('/?again#/withdrawQueryDetail?id=2');
  await expect.poll(() => hashOf(page)).toBe('/login?backurl=%2FwithdrawQueryDetail%3Fid%3D2');
  expect(await page.evaluate(() => localStorage.getItem('fairhouse.token'))).toBeNull();
});

test('help pages say where one is; beside the games they open a tab, on phones they lead there', async ({
  page,
  context,
}) => {
  await openHome(page);
  const footer = page.getByRole('navigation', { name: 'Quick links' });
  await expect(footer.getByRole('listitem')).toHaveText([
    /^Help/,
    'Play safely',
    'Fairness',
    'Withdrawal rules',
    /^About us/,
    'Privacy policy',
    'Contact us',
    'Terms and conditions',
  ]);
  for (const [link, heading, crumb] of [
    ['Help', 'Help', 'Help'],
    ['About us', 'About us', 'About us'],
  ] as const) {
    const opened = await openByLink(page, context, link);
    await expect(opened.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    const crumbs = opened.getByRole('navigation', { name: 'You are here' });
    await expect(crumbs.getByRole('listitem').last()).toHaveText(crumb);
    await crumbs.getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => hashOf(opened)).toBe('/branchIndex/help');
    const bar = opened.getByRole('banner');
    await expect(bar.getByRole('button')).toHaveCount(0);
    await expect(bar.getByRole('link', { name: 'Fairhouse, home' })).toHaveAttribute('href', '#/');
    await bar.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(opened).toHaveTitle('Home – Fairhouse');
    if (opened !== page) await opened.close();
  }
  // The others lead there at either size.
  await footer.getByRole('link', { name: 'Withdrawal rules' }).click();
  await expect(page).toHaveTitle('Withdrawal rules – Fairhouse');

  await goTo(page, '/branchIndex/help');
  const guide = page.getByRole('link', { name: 'Crypto guide' });
  if (isPhone(page)) {
    await guide.click();
    await expect(page.getByRole('dialog', { name: 'Crypto, step by step' })).toBeVisible();
    await expect.poll(() => hashOf(page)).toBe('/branchIndex/help?popup=aboutBtc');
  } else {
    const opening = context.waitForEvent('page');
    await guide.click();
    await expect(await opening).toHaveTitle('About Bitcoin – Fairhouse');
  }
});

async function openByLink(page: Page, context: BrowserContext, name: string): Promise<Page> {
  const link = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name });
  if (isPhone(page)) {
    await link.click();
    return page;
  }
  const opening = context.waitForEvent('page');
  await link.click();
  return opening;
}

test('the lobby comes back as it was left', async ({ page }) => {
  await openHome(page);
  const slots = page.getByRole('region', { name: 'Slots', exact: true });
  // Games stand in it from the moment on that the page is alive, and no longer the picture it was sent as.
  await expect(slots.getByRole('button').first()).toBeVisible();
  await slots.evaluate((region) => {
    region.dataset.left = 'here';
  });
  await page.evaluate(() => window.scrollTo(0, 640));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(640);
  await goTo(page, '/bonus/bonusInfo/terms');
  await expect(page.getByRole('heading', { name: 'Terms and conditions', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Fairhouse, home' }).click();
  await expect(slots).toHaveAttribute('data-left', 'here');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(640);
  await page.getByRole('button', { name: 'To the top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the drawer offers what a visitor and a member may do, one section open at a time', async ({ page }) => {
  const member = await newMember(page);
  await openHome(page);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Join' })).toBeVisible();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const entries = drawer.getByRole('button');
  const folder = (name: string) => drawer.getByRole('button', { name, exact: true });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(entries).toHaveText([
    '', // The cross.
    'Join',
    'Log in',
    'VIP club',
    'Promotions',
    'Competitions',
    'Play safely',
    'Banking',
    'Cash-out rules',
    'Contact us',
    'Language',
    'Appearance',
  ]);
  await closeDialog(page, 'Menu');

  await logIn(page, member);
  await expect(bar.getByRole('button', { name: 'Deposit' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Join' })).toHaveCount(0);
  await expect(balanceInTopBar(page)).toHaveText('$0.00');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(drawer).toContainText(member.username);
  const sections = {
    Cashier: ['Deposit', 'Deposit history', 'Cash out', 'Cash-out history', 'Transaction history'],
    'Account settings': ['Personal details', 'Change password', 'Security', 'Upload documents'],
    Language: ['English', 'Filipino'],
    Appearance: ['As on this device', 'Light', 'Dark'],
  };
  for (const [name, inside] of Object.entries(sections)) {
    if ((await folder(name).getAttribute('aria-expanded')) === 'false') await folder(name).click();
    for (const entry of inside) await expect(folder(entry)).toBeVisible();
    for (const other of Object.keys(sections)) {
      await expect(folder(other)).toHaveAttribute('aria-expanded', String(other === name));
    }
  }
  for (const entry of [
    'Invitation and rewards',
    'VIP club',
    'Missions',
    'VIP store',
    'Messages',
    'Game history',
    'Play safely',
    'Promotions',
    'Banking',
    'Cash-out rules',
    'Contact us',
    'Log out',
  ]) {
    await expect(folder(entry)).toBeVisible();
  }
  await closeDialog(page, 'Menu');

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '© 2023 Fairhouse' })).toHaveAttribute('href', '#/');
  await footer.getByRole('button', { name: 'Refer a friend' }).click();
  await expect(page.getByRole('dialog', { name: 'Invitation and rewards' })).toBeVisible();
  await closeDialog(page, 'Invitation and rewards');

  // A log-out that does not come through says so, and nothing is lost.
  await page.route('**/api/sys/auth/logout', (route) => route.abort(), { times: 1 });
  await takeFromMenu(page, 'Log out');
  await expect(page.getByRole('alertdialog')).toContainText('We can’t reach Fairhouse right now.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await closeDialog(page, 'Menu');
  await expect(balanceInTopBar(page)).toBeVisible();
  await goTo(page, '/index');
  await logOut(page);
  await expect(drawer).toBeHidden();
  await expect.poll(() => hashOf(page)).toBe('/');
  expect(await page.evaluate(() => localStorage.getItem('fairhouse.token'))).toBeNull();
  await expect(footer.getByRole('button', { name: 'Refer a friend' })).toHaveCount(0);
});

test('an invitation that the address changes to opens the form too, for visitors only', async ({ page }) => {
  await openHome(page);
  await goTo(page, '/aboutBtc');
  await expect(page).toHaveTitle('About Bitcoin – Fairhouse');
  await goTo(page, '/?code=ABCD1234');
  const form = page.getByRole('dialog', { name: 'Join Fairhouse' });
  await expect(form).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fairhouse.inviteCode'))).toBe('ABCD1234');
  await closeDialog(page, 'Join Fairhouse');
  await logIn(page, await newMember(page));
  await goTo(page, '/?code=EFGH5678');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fairhouse.inviteCode'))).toBe('EFGH5678');
  await expect(form).toBeHidden();
});

test('the icon that browsers ask for by themselves is there', async ({ page }) => {
  const { ok, type } = await page.request
    .get('/favicon.ico')
    .then((answer) => ({ ok: answer.ok(), type: answer.headers()['content-type'] }));
  expect(ok).toBe(true);
  expect(type).toMatch(/icon/);
});
