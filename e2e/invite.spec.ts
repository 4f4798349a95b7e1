import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { operator } from './steps/operator.ts';
import { Past } from './steps/past.ts';
import { balanceInTopBar, closeDialog, complaintsOf, takeFromMenu } from './steps/site.ts';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past?.close());

/** Joins by the invitation from a place and with a browser of their own, and does what counting takes. */
async function bringFriend(page: Page, invitorCode: string): Promise<void> {
  const address = `112.198.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`;
  const friend = await newMember(
    page,
    {},
    { invitorCode, deviceId: randomUUID(), headers: { 'x-forwarded-for': address } },
  );
  await past.confirmedAddress(friend.id);
  await past.paidIn(friend.id, 20_00n);
  await past.wagered(friend.id, 100_00n, 20_00n);
}

test('the link is copied, and a reward is fetched once enough friends count', async ({ page, context }) => {
  const complaints = complaintsOf(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const member = await newMember(page);
  await openHomeAs(page, member);
  const invitations = page.getByRole('dialog', { name: 'Invitation and rewards' });
  await takeFromMenu(page, 'Invitation and rewards');

  const code = await test.step('the link', async () => {
    const field = invitations.getByLabel('Your invitation link');
    await expect(field).toHaveValue(/^http:\/\/localhost:\d+\/#\/\?code=\w+$/);
    const link = await field.inputValue();
    await invitations.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not here'));
    });
    await invitations.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Couldn’t copy')).toBeVisible();
    return link.split('code=')[1]!;
  });

  await test.step('no friend yet: nothing to fetch', async () => {
    const tiers = invitations.getByRole('list').last();
    await expect(tiers.getByRole('listitem')).toHaveCount(6);
    const columns = await tiers.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    expect(columns).toBe(page.viewportSize()!.width < 900 ? 2 : 6);
    await expect(tiers.getByRole('listitem').first()).toContainText('$3.00');
    await expect(tiers.getByRole('listitem').nth(1)).toContainText('0 of 3 friends');
    for (const button of await tiers.getByRole('button', { name: /^Claim/ }).all()) await expect(button).toBeDisabled();
    await expectAccessible(page, 'invitations');
    await closeDialog(page, 'Invitation and rewards');
  });

  await bringFriend(page, code);

  await test.step('one friend counts: the claim is paid, once', async () => {
    await takeFromMenu(page, 'Invitation and rewards');
    await expect(invitations.getByText('1 of 1 friend', { exact: true })).toBeVisible();
    await expect(invitations.getByText('1 of 3 friends')).toBeVisible();
    await invitations.getByRole('button', { name: 'Claim $3.00 for one friend' }).click();
    await expect(page.getByText('$3.00 has been added to your balance.')).toBeVisible();
    await expect(invitations.getByRole('button', { name: '$3.00 for one friend: received' })).toBeDisabled();
    await closeDialog(page, 'Invitation and rewards');
    await expect(balanceInTopBar(page)).toHaveText('$3.00');
  });

  await test.step('an agent sees what invited members have brought', async () => {
    await operator('agent', String(member.id), 'on');
    await bringFriend(page, code);
    await page.reload();
    await expect(balanceInTopBar(page)).toBeVisible();
    await takeFromMenu(page, 'Invitation and rewards');
    await expect(invitations.getByText('2 of 3 friends')).toBeVisible();
    await invitations.getByRole('button', { name: 'Your agent bonus' }).click();
    const bonus = page.getByRole('dialog', { name: 'Agent bonus' });
    await expect(bonus.getByText('You earn 10% of the first deposit')).toBeVisible();
    await expect(bonus.getByText('+$2.00')).toBeVisible();
    await expectAccessible(page, 'the agent bonus');
    await closeDialog(page, 'Agent bonus');
    await operator('agent', String(member.id), 'off');
    // Its window is still open below, and comes back.
    await page.reload();
    await expect(invitations.getByText('2 of 3 friends')).toBeVisible();
    await expect(invitations.getByRole('button', { name: 'Your agent bonus' })).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});
