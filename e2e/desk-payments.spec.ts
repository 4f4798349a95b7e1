import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { Books } from './steps/books.ts';
import { enterAmount } from './steps/deposit.ts';
import { type Colleague, deskHeading, drawer, newColleague, strike, test } from './steps/desk.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { balanceInTopBar, closeDialog, complaintsOf } from './steps/site.ts';

let books: Books;
test.beforeAll(async () => {
  books = await Books.open();
});
test.afterAll(() => books?.close());

/** Orders by card at the page of a provider, in a window of its own. */
async function openCardPage(page: Page): Promise<Page> {
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'OnlyPay', exact: true }).click();
  await enterAmount(panel, '50');
  await expect(panel.getByLabel('First name')).toHaveValue('Maria');
  const opening = page.waitForEvent('popup');
  await panel.getByRole('button', { name: /^Deposit/ }).click();
  const window = await opening;
  await expect(window.getByRole('button', { name: 'Approve' })).toBeVisible();
  return window;
}

test('two cashiers switch routing on that was back-tested; a technical fault continues at the second provider with one credit, a decline of the bank does not', async ({
  page,
  browser,
}) => {
  const [maker, second] = [await newColleague(browser, ['cashier']), await newColleague(browser, ['cashier'])];
  const desk = maker.page;
  const complaints = [complaintsOf(desk.context()), complaintsOf(page.context())];
  const reasoned = async (of: Colleague, button: string, reason: string) => {
    const dialog = of.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('the first writes a rule by the keyboard, saves and back-tests it', async () => {
    await desk.goto('/payments');
    await expect(deskHeading(desk, 'Payments')).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Routing is off' })).toBeVisible();
    await strike(desk, '2');
    const dialog = desk.getByRole('dialog', { name: 'Add a rule' });
    await dialog.getByLabel('Name').fill('Cards');
    await dialog.getByLabel('Providers in order').fill('onlypay, quay');
    await dialog.getByLabel('Methods').fill('ONLY_PAY');
    await strike(desk, 'Control+Enter');
    await expect(dialog).toBeHidden();
    await strike(desk, '4');
    await reasoned(maker, 'Save', 'Two providers for cards');
    await desk.getByRole('button', { name: 'Try', exact: true }).click();
    await expect(desk.getByText(/deposits would have begun at another provider/)).toBeVisible();
    await expectAccessible(desk, 'routing of payments');
  });

  await test.step('both switch it on', async () => {
    await strike(desk, '1');
    await reasoned(maker, 'Propose to switch on', 'It was tried');
    const { rows } = await second.ask('/operator/queue/list', { queue: 'approvals' });
    const own = rows.find(({ kind }) => kind === 'routing.switchOn');
    await second.page.goto(`/queue/approvals?row=${own?.id}`);
    await expect(drawer(second.page)).toContainText('Routing rules, version 1');
    const decided = second.page.waitForResponse((answer) => answer.url().endsWith('/operator/queue/decide'));
    await strike(second.page, '1');
    expect((await (await decided).json()).error).toBe(0);
    await expect.poll(async () => (await second.ask('/operator/routing/list', {})).on, { timeout: 60_000 }).toBe(1);
  });

  const member = await newMember(page);
  await openHomeAs(page, member);
  await test.step('the first provider has a technical fault, and the card deposit succeeds through the second', async () => {
    const window = await openCardPage(page);
    const closing = window.waitForEvent('close');
    await window.getByRole('button', { name: 'Technical fault' }).click();
    await closing;
    await expect(page.getByRole('heading', { name: 'Continue on another page' })).toBeVisible();
    await expectAccessible(page, 'a deposit that continues at another provider');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue to the payment' }).click();
    const other = await opening;
    const closed = other.waitForEvent('close');
    await other.getByRole('button', { name: 'Approve' }).click();
    await closed;
    await expect(page.getByText('Deposit complete')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(balanceInTopBar(page)).toHaveText('$50.00');
    expect(await books.countOf(member.id, 'DEPOSIT')).toBe(1);
  });

  await test.step('after a decline of the bank no other provider is asked', async () => {
    const window = await openCardPage(page);
    const closing = window.waitForEvent('close');
    await window.getByRole('button', { name: 'Decline' }).click();
    await closing;
    await expect(page.getByRole('heading', { name: 'Deposit failed' })).toBeVisible();
    await closeDialog(page, /.*/);
    await expect(balanceInTopBar(page)).toHaveText('$50.00');
    expect(await books.countOf(member.id, 'DEPOSIT')).toBe(1);
  });

  await test.step('one person switches it off', async () => {
    await desk.goto('/payments');
    await expect(desk.getByRole('region', { name: 'Routing is on: version 1' })).toBeVisible();
    await strike(desk, '3');
    await reasoned(maker, 'Switch off', 'The test is over');
    await expect(desk.getByRole('region', { name: 'Routing is off' })).toBeVisible();
  });
  expect(complaints).toEqual([[], []]);
});
