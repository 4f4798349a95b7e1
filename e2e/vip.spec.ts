import { expect, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { balanceInTopBar, closeDialog, complaintsOf, takeFromMenu } from './steps/site.ts';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past?.close());

test('the club shows the ladder and the own place on it; points are exchanged in the store', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await openHomeAs(page, member);
  const club = page.getByRole('dialog', { name: 'VIP club' });
  const store = page.getByRole('dialog', { name: 'VIP store' });

  await test.step('without a point there is no package', async () => {
    await takeFromMenu(page, 'VIP store');
    await expect(store.getByText('No packages')).toBeVisible();
    await expect(store.getByRole('button', { name: 'Redeem' })).toHaveCount(0);
    await expectAccessible(page, 'the empty store');
    await closeDialog(page, 'VIP store');
  });

  // 3,000 wagered are 300 points: bronze begins at 100, silver at 1,000.
  await past.paidIn(member.id, 100_00n);
  await past.wagered(member.id, 3_000_00n, 100_00n);

  await test.step('the ladder', async () => {
    await takeFromMenu(page, 'VIP club');
    await expect(club.getByText('Once you reach a level at Fairhouse, you keep it.')).toBeVisible();
    await expect(club.getByText('Every $10.00 you bet earns 1 point.')).toBeVisible();
    await expect(club.getByText('a personal account manager will contact you')).toBeVisible();
    const tiers = club.getByRole('region', { name: 'Levels' }).locator('ol > li');
    await expect(tiers).toHaveText([
      /^Entry.*from the start.*\$1\.00 for 100 points.*Reached/s,
      /^Bronze.*from 100 points, earned by bets of \$1,000\.00.*5 % of a week.*Friday bonus of \$10\.00.*Your level/s,
      /^Silver.*from 1,000 points.*8 % of a week.*Friday bonus of \$20\.00.*Next/s,
      /^Gold.*from 5,000 points.*12 % of a week/s,
      /^Platinum.*from 25,000 points/s,
      /^Diamond.*from 100,000 points/s,
    ]);
    for (const tier of await tiers.all()) {
      await expect(tier.locator('img')).toHaveAttribute('src', /^\/art\/vip\/\w+\.svg$/);
      await expect(tier.getByRole('heading')).toHaveAttribute('style', /--level: #/);
    }
    const own = club.getByRole('region', { name: 'Your level' });
    await expect(own).toContainText('Bronze');
    await expect(own).toContainText('Lifetime points: 300');
    await expect(own).toContainText('700 points to Silver');
    await expectAccessible(page, 'the club');
    await club.getByRole('button', { name: 'Go to the VIP store' }).click();
  });

  await test.step('only packages within reach, and none above the own level', async () => {
    await expect(store.getByRole('term').first()).toHaveText('Available points');
    await expect(store.getByRole('definition')).toHaveText(['300', '300']);
    await expect(store.getByRole('radio')).toHaveCount(2);
    await closeDialog(page, 'VIP store');
    await closeDialog(page, 'VIP club');
    await page.route('**/api/base/vipStore/listAll', async (route) => {
      const answer = await (await route.fetch()).json();
      for (const one of answer.data) if (one.level === 20) one.points = 150;
      await route.fulfill({ json: answer });
    });
    await page.reload();
    await expect(balanceInTopBar(page)).toBeVisible();
    await takeFromMenu(page, 'VIP store');
    await store.getByRole('radio', { name: /^Silver, 150 points/ }).check();
    await expect(store.getByText('This package is for Silver players and above.')).toBeVisible();
    await expect(store.getByRole('button', { name: 'Redeem' })).toBeDisabled();
    await expectAccessible(page, 'a package above the level');
  });

  await test.step('a refusal is said in a dialog; then it works', async () => {
    await store.getByRole('radio', { name: 'Entry, 100 points, bonus $1.00' }).check();
    await expect(store.getByText('This package is for Silver players and above.')).toBeHidden();
    const refusal = { error: 500, message: 'Too few points for this package.', data: null };
    await page.route('**/api/sys/vipStore/redeem', (route) => route.fulfill({ json: refusal }), { times: 1 });
    await store.getByRole('button', { name: 'Redeem' }).click();
    const warning = page.getByRole('alertdialog', { name: 'Couldn’t redeem' });
    await expect(warning).toContainText('Too few points for this package.');
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(warning).toBeHidden();
    const refreshed = page.waitForRequest('**/api/sys/auth/token/refresh');
    await store.getByRole('button', { name: 'Redeem' }).click();
    await expect(page.getByText('Redeemed. $1.00 has been added to your balance.')).toBeVisible();
    await refreshed;
    await expect(store).toBeHidden();
    await expect(balanceInTopBar(page)).toHaveText('$101.00');
    await takeFromMenu(page, 'VIP store');
    await expect(store.getByRole('definition')).toHaveText(['200', '300']);
  });
  expect(complaints).toEqual([]);
});
