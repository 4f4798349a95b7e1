import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { deskHeading, inviteByTwo, newName, openDesk, test } from './steps/desk.ts';

test('an invited person signs in with the company account, and is where they wanted to be', async ({ browser }) => {
  const page = await openDesk(browser);
  const name = newName('support');
  await inviteByTwo(page.context(), name, ['support']);
  await page.goto('/me');
  const button = page.getByRole('button', { name: 'Continue with Example Ltd' });
  await expect(button).toBeVisible();
  await expectAccessible(page, 'the way in with a company account');
  await button.click();

  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Verified').check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  await expect(page.getByRole('cell', { name: 'Company: Example Ltd' })).toBeVisible();
  expect(new URL(page.url())).toMatchObject({ search: '', pathname: '/me' });
  await page.reload();
  await expect(page.getByRole('cell', { name: 'Company: Example Ltd' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('dialog')).toContainText('ask an administrator for a new link');
  await expectAccessible(page, 'oneself with a company account alone');
});

test('an unknown account gets a next step, on a phone, and the other ways are still there', async ({ browser }) => {
  const page = await openDesk(browser, 'phone');
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Continue with Example Ltd' });
  await button.click();
  await page.getByLabel('Email').fill(`${newName('unknown')}@example.com`);
  await page.getByLabel('Verified').check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Ask an administrator to invite you');
  await expect(page.getByLabel('Code of your authenticator app')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  await button.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('Start again');
  await expect(deskHeading(page, 'Sign in')).toBeVisible();
});
