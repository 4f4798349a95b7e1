import { expect, type Page, test } from '@playwright/test';
import { decide, orderDeposit, paymentPage } from './steps/deposit.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { operator } from './steps/operator.ts';
import { balanceInTopBar, takeFromMenu } from './steps/site.ts';

const casino = () => new URL(process.env.CASINO_ORIGIN!).origin;

for (const backurl of [
  '//evil.example/x',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:window.stolen=1',
  'java\tscript:window.stolen=1',
  '%2F%2Fevil.example',
]) {
  test(`after logging in, backurl=${JSON.stringify(backurl)} leads home`, async ({ page, context }) => {
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      if (!request.url().startsWith(casino())) elsewhere.push(request.url());
    });
    const member = await newMember(page);
    await page.goto(`/#/login?backurl=${encodeURIComponent(backurl)}`);
    const form = page.getByRole('main');
    await form.getByLabel('Username / Email').fill(member.username);
    await form.getByLabel('Password', { exact: true }).fill(member.password);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(balanceInTopBar(page)).toHaveText('$0.00');
    await expect.poll(() => new URL(page.url()).hash).toMatch(/^(#\/)?$/);
    expect(new URL(page.url()).origin).toBe(casino());
    expect(await stolen(page)).toBeUndefined();
    expect(elsewhere).toEqual([]);
  });
}

test('a page that wants a member sends a visitor to log in, and back', async ({ page }) => {
  const member = await newMember(page);
  await page.goto('/#/withdrawQueryDetail?id=999999999');
  await expect(page).toHaveURL(/#\/login\?backurl=/);
  const form = page.getByRole('main');
  await form.getByLabel('Username / Email').fill(member.username);
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/#\/withdrawQueryDetail\?id=999999999/);
});

test('script is refused in a name, and is text wherever an address is shown', async ({ page }) => {
  const script = '<script>window.stolen=1</script>';
  await expect(newMember(page, { lastName: script })).rejects.toThrow('lastName');
  const address = `<img src=x onerror="window.stolen=1">${script}`;
  const member = await newMember(page, {}, { address });
  expect(await operator('members', String(member.id))).toContain(member.username);
  await openHomeAs(page, member);
  await takeFromMenu(page, 'Personal details', 'Account settings');
  await expect(page.getByRole('dialog', { name: 'Personal details' }).getByText(address)).toBeVisible();
  await page.goto('/dev/mails');
  await expect(page.getByText(member.email).first()).toBeVisible();
  expect(await stolen(page)).toBeUndefined();
});

test('what another origin says to the page counts for nothing', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  await orderDeposit(page, '50');
  const lies = [{ type: 'fairhouse-payment-return', status: 'success' }, 'PAY_CLOSE'];
  // From the payment page itself, which is framed and yet not of our origin.
  await paymentPage(page)
    .locator('body')
    .evaluate((_, said) => {
      for (const lie of said) window.parent.postMessage(lie, '*');
    }, lies);
  // The answer to a call proves that the messages, which came before it, have been heard.
  await page.evaluate(() => fetch('/healthz'));
  await expect(page.getByRole('dialog', { name: 'Pay $50.00' })).toBeVisible();
  await expect(page.getByText('Processing…')).toBeHidden();
  await decide(page, 'Cancel');
  await expect(page.getByText('Your deposit has been canceled')).toBeVisible();
});

function stolen(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as unknown as { stolen?: number }).stolen);
}
