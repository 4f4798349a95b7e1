import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { deskHeading, drawer, newColleague, strike, test } from './steps/desk.ts';
import { disputedDeposit, provider } from './steps/disputed-deposit.ts';
import { complaintsOf } from './steps/site.ts';

test('a dispute comes, is answered with evidence, and is won; its payment is settled by a file', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const disputed = await disputedDeposit(page, 45);
  const cashier = await newColleague(browser, ['cashier']);
  const desk = cashier.page;
  const complaints = [complaintsOf(desk.context())];
  const ofMember = { queue: 'disputes', filter: { memberId: Number(disputed.memberId), hold: 'all' } } as const;
  const rows = async () => (await cashier.ask('/operator/queue/list', ofMember)).rows;

  await test.step('the cashier sees until when, and what there is to say', async () => {
    await expect.poll(rows).toHaveLength(1);
    await desk.goto(`/queue/disputes?member=${disputed.memberId}`);
    await expect(deskHeading(desk, 'Disputes')).toBeVisible();
    await expect(desk.getByRole('row')).toHaveCount(2);
    await strike(desk, 'Enter');
    await expect(drawer(desk)).toContainText('Evidence is due in 8 days');
    await expect(drawer(desk)).toContainText(disputed.dispute);
    await expect(drawer(desk)).toContainText('$45.00');
    await expect(drawer(desk)).toContainText('No evidence yet.');
  });

  await test.step('evidence is put together as one PDF', async () => {
    await drawer(desk).getByRole('button', { name: 'Prepare evidence' }).click();
    const dialog = desk.getByRole('dialog', { name: /^Evidence in dispute/ });
    await strike(desk, '1');
    await expect(dialog.getByRole('textbox')).toHaveValue(/^The customer deposited into an account of their own/);
    await strike(desk, 'Control+Enter');
    await expect(dialog).toBeHidden();
    const saving = desk.waitForEvent('download');
    await drawer(desk).getByRole('button', { name: 'Save PDF' }).click();
    const file = await readFile(await (await saving).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('it is handed in for good by one stroke, and stands on the player’s page', async () => {
    await strike(desk, '1');
    await expect.poll(rows).toEqual([]);
    const { items } = await cashier.ask('/operator/member/timeline', {
      memberId: Number(disputed.memberId),
      kinds: ['deposit'],
      limit: 1,
    });
    const [deposit] = items;
    await desk.goto(`/member/${disputed.memberId}?open=deposit:${deposit!.id}`);
    await expect(desk.getByRole('complementary')).toContainText('answered');
    await provider(page, `/disputes/${disputed.dispute}/close`, { status: 'won' });
    const [claim] = await cashier.ask('/operator/dispute/ofDeposit', { depositId: Number(deposit!.id) });
    await expect.poll(async () => (await cashier.ask('/operator/dispute/get', { id: claim!.id })).state).toBe('won');
  });

  await test.step('finance imports the provider’s file, looks at it, and lets it count', async () => {
    const finance = await newColleague(browser, ['finance']);
    const books = finance.page;
    complaints.push(complaintsOf(books.context()));
    await books.goto('/money?tab=settlements');
    await books.getByRole('button', { name: 'Import a file' }).click();
    const dialog = books.getByRole('dialog', { name: 'Import a settlement file' });
    await dialog.getByLabel('Format').selectOption('generic');
    await dialog.getByLabel('Provider').selectOption('stripe');
    const csv = `id,reference,type,time,currency,gross,fee,net\n${disputed.session},${disputed.session},payment,,USD,44.99,1.10,43.89\n`;
    const choosing = books.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'File', exact: false }).click();
    await (await choosing).setFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await dialog.getByRole('button', { name: 'Read and compare' }).click();
    await expect(books.getByRole('row').filter({ hasText: disputed.session })).toContainText('amount differs');
    await expect(books.getByRole('row').filter({ hasText: disputed.session })).toContainText('$45.00');
    await books.getByRole('button', { name: 'Post' }).first().click();
    await strike(books, 'Control+Enter');
    await expect(books.getByText('posted', { exact: true })).toBeVisible();
    await books.goto('/money?tab=differences&part=settlement%20of%20stripe');
    await expect(books.getByRole('row').filter({ hasText: 'amount differs' })).toBeVisible();
    await strike(books, 'x');
    await books.getByRole('button', { name: 'Explain 1 difference' }).click();
    await books.getByRole('dialog').getByRole('textbox').fill('The provider rounds down');
    await strike(books, 'Control+Enter');
    await expect(books.getByText('1 explained.')).toBeVisible();
  });
  expect(complaints).toEqual(complaints.map(() => []));
});
