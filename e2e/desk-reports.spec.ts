import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openFilesNote } from '@fairhouse/record-proof';
import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { administrator, countPointing, deskHeading, newColleague, strike, test } from './steps/desk.ts';
import { newMember } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { complaintsOf } from './steps/site.ts';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past.close());

test('a report is built, run, saved, exported with its signature and sent to a colleague, by keys', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const member = await newMember(page);
  await past.paidIn(member.id, 250_00n);
  const { page: desk, ask, name: own } = await newColleague(browser, ['finance']);
  const complaints = complaintsOf(desk.context());
  // The sums come a moment later.
  await expect
    .poll(
      async () => {
        await administrator(desk.context())('/operator/health/runJob', {
          name: 'financeSums',
          reason: 'a test waits for it',
        });
        const { figures } = await ask('/operator/home/figures', {});
        return figures.find(({ name }) => name === 'deposits')!.values.length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  await desk.goto('/reports?tab=build');
  await expect(deskHeading(desk, 'Reports')).toBeVisible();
  const pointed = await countPointing(desk);
  const form = desk.getByRole('form', { name: 'Build' });
  const result = desk.getByRole('region', { name: 'Result', exact: true }).first();

  await test.step('what no sum has is disabled, with the reason', async () => {
    await expect(form.getByRole('checkbox', { name: 'Game', exact: true })).toBeDisabled();
    await expect(form.getByRole('checkbox', { name: 'Country', exact: true })).toBeEnabled();
    await expectAccessible(desk, 'the builder of reports');
  });

  await test.step('Ctrl+Enter runs it, and the deposit is in it', async () => {
    await form.getByRole('button', { name: 'Current, so far' }).focus();
    await desk.keyboard.press('Enter');
    await form.getByRole('checkbox', { name: 'Country', exact: true }).focus();
    await desk.keyboard.press('Space');
    await desk.keyboard.press('Control+Enter');
    await expect(result).toContainText('$');
    await expect(desk.getByText('All days are over').or(desk.getByText('Days are still open'))).toBeVisible();
    await expectAccessible(desk, 'a report');
  });

  await test.step('Ctrl+S saves it under a name', async () => {
    await desk.keyboard.press('Control+s');
    const dialog = desk.getByRole('dialog', { name: 'Save the report' });
    await dialog.getByLabel('Name').fill('Deposits by country');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByRole('heading', { name: 'Deposits by country' })).toBeVisible();
  });

  await test.step('D saves CSV and a signature over its hash', async () => {
    await expect(result).toContainText('$');
    const saved: string[] = [];
    const [first, second] = [
      desk.waitForEvent('download'),
      desk.waitForEvent('download', (it) => /\.sig$/.test(it.suggestedFilename())),
    ];
    await strike(desk, 'd');
    for (const file of [await first, await second]) saved.push(await readFile(await file.path(), 'utf8'));
    const { publicKey } = await ask('/operator/report/key', {});
    const files = openFilesNote(saved[1]!, [publicKey])!;
    expect(files[0]!.sha256).toBe(createHash('sha256').update(saved[0]!).digest('hex'));
    expect(saved[0]).toContain('deposits,ggr,ngr');
  });

  await test.step('it is sent to a colleague each day, and never to an outside address', async () => {
    await desk.getByRole('button', { name: 'Send by mail' }).focus();
    await desk.keyboard.press('Enter');
    const dialog = desk.getByRole('dialog', { name: 'Send by mail' });
    await dialog.getByLabel('Recipients').fill('outside@example.com');
    await desk.keyboard.press('Control+Enter');
    await expect(dialog).toContainText('No such colleague');
    await dialog.getByLabel('Recipients').fill(own);
    await expectAccessible(desk, 'the mail of a report');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText('Every day, 06:30 UTC')).toBeVisible();
    expect(await pointed()).toBe(0);
  });

  await test.step('J and Enter open it from the list', async () => {
    await desk.goto('/reports');
    await expect(desk.getByRole('button', { name: 'Deposits by country' })).toBeVisible();
    await strike(desk, 'j', 'Enter');
    await expect(result).toContainText('$');
  });
  expect(complaints).toEqual([]);
});
