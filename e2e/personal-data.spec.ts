import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf } from './steps/calls.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { complaintsOf, takeFromMenu } from './steps/site.ts';

test('a member has a copy made, asks for a correction, wants offers, and is notified of what erasure takes', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(context);
  // Whose currency a copy costs nothing in.
  const member = await newMember(page, {}, { currency: 'BRL' });
  await openHomeAs(page, member);
  await takeFromMenu(page, 'Your data', 'Account settings');
  await expect(page.getByRole('heading', { name: 'Your data', level: 1 })).toBeVisible();
  await expect(page.getByText('It is free.')).toBeVisible();
  await expectAccessible(page, 'your data');

  await page.getByRole('button', { name: 'Request a copy' }).click();
  await page.getByRole('button', { name: 'Download' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByText('isn’t right')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^your-data-\d{4}-\d\d-\d\d\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Request a correction' }).click();
  await dialog.getByLabel('Last name').fill('Reyes');
  // The session ends under the form of a page: it waits below the log-in, with what was typed.
  const token = await page.evaluate(() => localStorage.getItem('fairhouse.token')!);
  await callsOf(page, token)('/sys/auth/logout', {});
  const logIn = page.getByRole('dialog', { name: 'WELCOME BACK!' });
  await logIn.getByLabel('Username / Email').fill(member.username);
  await logIn.getByLabel('Password', { exact: true }).fill(member.password);
  await logIn.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(logIn).toBeHidden();
  await expect(dialog.getByLabel('Last name')).toHaveValue('Reyes');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Last name: Reyes')).toBeVisible();
  await expect(page.getByText('In review')).toBeVisible();

  await page.getByText('Send me exclusive offers by email and message').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes to offers' })).toBeVisible();

  await page.getByRole('button', { name: 'Erase my account' }).click();
  await dialog.getByText('I want my account to be erased').click();
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Erase my account' }).click();
  await expect(dialog.getByText('Please close your account first.')).toBeVisible();

  // The session ends again, and another member logs in over the form: it is neither shown to nor sent for that member.
  const other = await newMember(page, {}, { currency: 'BRL' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.headers().authorization === undefined || !request.method().startsWith('POST')) return;
    sent.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
  });
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  const again = await page.evaluate(() => localStorage.getItem('fairhouse.token')!);
  await callsOf(page, again)('/sys/auth/logout', {});
  await logIn.getByLabel('Username / Email').fill(other.username);
  await logIn.getByLabel('Password', { exact: true }).fill(other.password);
  await logIn.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Request a correction' })).toBeVisible();
  await expect(page.getByText('Last name: Reyes')).toBeHidden();
  await page.getByRole('button', { name: 'Erase my account' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  expect(sent.filter((call) => call.includes('askErasure') || call.includes(member.password))).toEqual([]);
  expect(complaints).toEqual([]);
});
