import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { operator } from './steps/operator.ts';
import { closeDialog, takeFromMenu } from './steps/site.ts';

/** An operator writes to the member, in both languages. */
async function write(memberId: bigint, english: string, filipino: string): Promise<void> {
  const [file, other] = [test.info().outputPath('en.txt'), test.info().outputPath('fil.txt')];
  await Promise.all([writeFile(file, english), writeFile(other, filipino)]);
  await operator('message', String(memberId), '--file', file, '--filipino', other);
}

const messages = (page: Page) => page.getByRole('dialog', { name: 'Messages' });

test('a member sees how many messages are unread, reads them in either language, and the count goes down', async ({
  page,
}) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  const door = page.getByRole('banner').getByRole('button', { name: 'Messages', exact: true });
  await door.click();
  await expect(messages(page).getByText('No messages yet')).toBeVisible();
  await expectAccessible(page, 'no messages');
  await closeDialog(page, 'Messages');

  await write(member.id, 'Please look at your documents.', 'Pakitingnan ang mga dokumento mo.');
  await write(member.id, 'Thank you for your patience.', 'Salamat sa paghihintay.');
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Messages, 2 unread' }).click();
  const rows = messages(page).getByRole('article');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Thank you for your patience.');
  await expect(rows.first().getByText('Unread', { exact: true })).toBeVisible();
  await expectAccessible(page, 'messages');
  await rows.first().getByRole('button', { name: 'Mark as read' }).click();
  await expect(rows.first().getByText('Unread', { exact: true })).toBeHidden();
  await closeDialog(page, 'Messages');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Messages, 1 unread' })).toBeVisible();

  await takeFromMenu(page, 'Messages');
  await expect(rows).toHaveCount(2);
  await closeDialog(page, 'Messages');
  await page.evaluate(() => localStorage.setItem('fairhouse.language', 'fil'));
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Mga mensahe, 1 ang hindi pa nabasa' }).click();
  await expect(page.getByText('Salamat sa paghihintay.')).toBeVisible();
});

test('the next twenty messages come near the end of the list', async ({ page }) => {
  const member = await newMember(page);
  for (let number = 1; number <= 21; number += 1) await write(member.id, `Letter ${number}.`, `Liham ${number}.`);
  await openHomeAs(page, member);
  await page.getByRole('banner').getByRole('button', { name: 'Messages, 21 unread' }).click();
  const rows = messages(page).getByRole('article');
  await expect(rows).toHaveCount(20);
  await rows.last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2_000);
  await expect(rows).toHaveCount(21);
  await expect(messages(page).getByText('That’s everything')).toBeVisible();
});

test('a list that does not come says so and can be asked for again', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  await page.route('**/api/base/news/listPage', (route) =>
    route.fulfill({ status: 500, json: { error: 500, message: '' } }),
  );
  await page.getByRole('banner').getByRole('button', { name: 'Messages', exact: true }).click();
  await expect(page.getByText('The server is busy. Please try again later.').first()).toBeVisible();
  await page.unroute('**/api/base/news/listPage');
  await messages(page).getByRole('button', { name: 'Try again' }).click();
  await expect(messages(page).getByText('No messages yet')).toBeVisible();
});
