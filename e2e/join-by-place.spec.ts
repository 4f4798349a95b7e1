import { expect, type Page, test } from '@playwright/test';
import { administrator } from './steps/desk.ts';
import { newPerson, pick } from './steps/join.ts';

/** Puts these packs in force; within 5 seconds in every process, at once in the one that is asked. */
async function putInForce(page: Page, packs: string[]): Promise<void> {
  const ask = administrator(page.context());
  const name = 'jurisdictions';
  const { version, scope } = (await ask('/operator/setting/listAll', {})).find((one) => one.name === name)!;
  await ask('/operator/setting/set', { name, scope, version, fields: { packs }, reason: 'a test of a place' });
}

test.afterEach(async ({ page }) => putInForce(page, []));

test('who joins from Ontario is asked for 19 years, and finds the tick for offers empty; from Brazil the CPF is asked for', async ({
  page,
}) => {
  await putInForce(page, ['CA-ON', 'BR']);
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Email', { exact: true }).fill(person.email);
  await form.getByLabel('Username', { exact: true }).fill(person.username);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Retype password', { exact: true }).fill(person.password);
  await pick(page, 'Code', 'Philippines', { title: 'International code' });
  await form.getByLabel('Mobile number').fill(person.mobile);
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByText('Female', { exact: true }).click();
  await form.getByLabel('Date of birth, digit 1 of 8').click();
  await page.keyboard.type('19900228');
  await form.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('dialog', { name: 'Your address' })).toBeVisible();
  const offers = form.getByRole('checkbox', { name: /offers/i });
  const age = (years: number) => form.getByRole('checkbox', { name: new RegExp(`I am ${years} or older`) });
  await pick(page, 'Country', 'Canada');
  await expect(offers).toBeChecked();
  await expect(age(18)).toBeVisible();
  await pick(page, 'State', 'Ontario');
  await expect(age(19)).toBeVisible();
  await expect(offers).not.toBeChecked();
  await expect(form.getByLabel('CPF')).toHaveCount(0);

  await pick(page, 'Currency', 'USD');
  await pick(page, 'Country', 'Brazil');
  await pick(page, 'State', 'São Paulo');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('CPF required')).toBeVisible();
  await expect(form.getByLabel('CPF')).toBeFocused();
});
