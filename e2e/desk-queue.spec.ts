import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { countPointing, deskHeading, drawer, newColleague, rowOf, strike, test } from './steps/desk.ts';
import { memberWhoWaits } from './steps/member-who-waits.ts';
import { complaintsOf } from './steps/site.ts';

test('twenty cash-outs by one key each, and two people at one queue', async ({ page, browser }) => {
  await page.goto('/');
  // An amount that nobody else asks for: the view of it is their queue.
  const amount = (2_500 + randomInt(500)) / 100;
  const [plain, contested] = await Promise.all([
    Promise.all([1, 2, 3, 4].map(() => memberWhoWaits(page, 5, amount))),
    memberWhoWaits(page, 4, 25),
  ]);
  const [first, second] = [await newColleague(browser, ['cashier']), await newColleague(browser, ['cashier'])];
  const [desk, other] = [first.page, second.page];
  const complaints = [complaintsOf(desk.context()), complaintsOf(other.context())];
  const exactly = { currency: ['USD' as const], amountFrom: String(amount), amountTo: String(amount) };
  const theirs = { queue: 'cashOuts', filter: { ...exactly, hold: 'all' } } as const;

  await test.step('twenty, one after another, each looked at', async () => {
    const { rows } = await first.ask('/operator/queue/list', theirs);
    expect(rows).toHaveLength(20);
    await desk.goto(`/queue/cashOuts?currency=USD&from=${amount}&to=${amount}`);
    await expect(desk.getByText('20 rows', { exact: true })).toBeVisible();
    await expect(desk.getByRole('row')).toHaveCount(21);
    const pointed = await countPointing(desk);
    await strike(desk, 'Enter');
    for (const { id, contentHash } of rows) {
      await expect(drawer(desk).getByRole('heading', { level: 2 })).toContainText(`${id}`);
      // What the approval is bound to has to be seen before it is given.
      await expect(drawer(desk).getByText(contentHash)).toBeVisible();
      await strike(desk, '1');
    }
    const own = async () => (await first.ask('/operator/queue/list', theirs)).rows.filter(({ decision }) => !decision);
    await expect.poll(own).toEqual([]);
    expect(await pointed()).toBe(0);
  });

  await test.step('the sheet of keys, and where G leads', async () => {
    await strike(desk, '?');
    const sheet = desk.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Withdraw the last decision')).toBeVisible();
    await strike(desk, 'Escape');
    await expect(sheet).toBeHidden();
    await strike(desk, 'g', 'd');
    await expect(deskHeading(desk, 'Documents')).toBeVisible();
    await strike(desk, 'g', 'q');
    await expect(deskHeading(desk, 'Queues')).toBeVisible();
  });

  await test.step('Ctrl K finds a member by the user name, and a cash-out by its number', async () => {
    const find = async (text: string) => {
      await strike(desk, 'Control+k');
      const field = desk.getByRole('dialog').getByRole('textbox');
      await field.fill(text);
      await expect(desk.getByRole('dialog').getByRole('button', { name: `Search for “${text}”` })).toBeVisible();
      await strike(desk, 'Enter');
    };
    await find(contested.username);
    await expect(deskHeading(desk, contested.username)).toBeVisible();
    const id = contested.cashOuts.at(-1)!;
    await find(String(id));
    // Other things may have that number too.
    const hit = desk.getByRole('button', { name: `Cash-out ${id}, ${contested.username}` });
    await expect(hit.or(drawer(desk)).first()).toBeVisible();
    if (await hit.isVisible()) await hit.click();
    await expect(drawer(desk)).toContainText(`Cash-out ${id}`);
    await expect(drawer(desk)).toContainText('$25.00');
  });

  await test.step('what one has claimed, another does not decide, and of many rows each has its own outcome', async () => {
    const { rows } = await first.ask('/operator/queue/list', {
      queue: 'cashOuts',
      filter: { memberId: Number(contested.id) },
    });
    const [claimed, ...free] = rows.map(({ id }) => id);
    for (const at of [desk, other]) {
      await at.goto(`/queue/cashOuts?member=${contested.id}`);
      await expect(at.getByRole('row')).toHaveCount(5);
    }
    await strike(other, 'x', 'Shift+J', 'Shift+J', 'Shift+J');
    await expect(other.getByText('4 selected')).toBeVisible();
    await strike(desk, 'c');
    await expect(rowOf(desk, claimed!)).toContainText('yours');
    // It shows by itself, at its place, and is none of those that can still be decided.
    await expect(rowOf(other, claimed!)).toContainText(`with ${first.name}`);

    await strike(other, '3');
    const dialog = other.getByRole('dialog', { name: 'Reject: 3 rows' });
    await expect(dialog.getByRole('button', { name: 'The account you asked us to pay to' })).toBeVisible();
    await strike(other, '1');
    await expect(dialog.getByRole('textbox')).toHaveValue('The account you asked us to pay to is not in your name.');
    await strike(other, 'Control+Enter');
    await expect(dialog).toBeHidden();
    for (const id of free) await expect(rowOf(other, id)).toContainText(/Reject: in \d+ s/);
    await expect(rowOf(other, claimed!)).toContainText(`with ${first.name}`);
    await strike(other, 'z');
    await expect(other.getByText('3 decisions withdrawn')).toBeVisible();
    await other.reload();
    await expect(rowOf(other, claimed!)).toContainText(`with ${first.name}`);
    await expect(rowOf(other, free[0]!)).toContainText('yours');
  });

  await test.step('what a colleague does shows by itself, and no row moves', async () => {
    const { rows } = await first.ask('/operator/queue/list', {
      queue: 'cashOuts',
      filter: { memberId: Number(contested.id) },
    });
    const [claimed, ...free] = rows.map(({ id }) => id);
    const order = () => desk.getByRole('row').allInnerTexts();
    const ids = (texts: string[]) => texts.map((text) => text.match(/\d{2,}/)?.[0]);
    const before = ids(await order());
    // Nobody has looked at this page again since it was opened.
    await expect(rowOf(desk, free[0]!)).toContainText(`with ${second.name}`);
    await second.ask('/operator/queue/release', { queue: 'cashOuts', ids: free });
    await expect(rowOf(desk, free[0]!)).not.toContainText(second.name);
    await second.ask('/operator/queue/decide', {
      queue: 'cashOuts',
      decision: 'approve',
      rows: rows.filter(({ id }) => id === free[0]).map(({ id, contentHash }) => ({ id, contentHash })),
    });
    await expect(rowOf(desk, free[0]!)).toContainText('left this view');
    await expect(rowOf(desk, claimed!)).toContainText('yours');
    expect(ids(await order())).toEqual(before);
  });

  await test.step('the twenty take effect', async () => {
    const left = async () => (await first.ask('/operator/queue/list', theirs)).rows;
    await expect.poll(left).toEqual([]);
    for (const { cashOuts } of plain) {
      const { status } = await first.ask('/operator/cashOut/get', { id: cashOuts[0]! });
      expect(['passed', 'paying', 'payed', 'completed']).toContain(status);
    }
  });
  expect(complaints).toEqual([[], []]);
});
