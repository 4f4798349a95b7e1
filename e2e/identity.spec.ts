import { expect, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { newMember } from './steps/login.ts';
import { arriveAs, complaintsOf } from './steps/site.ts';

test('what may be asked is said before the first deposit; a check is begun there, and its end is shown by itself', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await arriveAs(page, member.token, 'en');
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  const asked = page.getByRole('region', { name: 'Verification' });
  await expect(asked).toContainText('We ask for one before your first cash-out.');
  await asked.getByRole('link', { name: 'What we need' }).click();

  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
  const identity = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Name and date of birth' }) });
  await expect(identity.last()).toContainText('Not verified yet');
  await expectAccessible(page, 'who you are');
  await page.getByRole('button', { name: 'Start now' }).click();
  await page.getByLabel('Number of the document').fill('retry-1');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('alert')).toContainText('Your document wasn’t accepted.');

  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Number of the document').fill('P1234567');
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('You are verified. There is nothing more to do.')).toBeVisible();
  await expect(identity.last()).toContainText('Verified');
  expect(complaints).toEqual([]);
});
