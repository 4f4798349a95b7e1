import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Person {
  username: string;
  email: string;
  password: string;
  mobile: string;
  firstName: string;
  lastName: string;
}

/** A person who has not been here before. */
export function newPerson(names: Partial<Pick<Person, 'firstName' | 'lastName'>> = {}): Person {
  const number = randomBytes(4).readUInt32BE() % 10_000_000;
  const unique = String(number).padStart(7, '0');
  return {
    username: `player${unique}`,
    email: `player${unique}@example.com`,
    password: 'correct horse battery',
    mobile: `917${unique}`,
    firstName: 'Maria',
    lastName: 'Santos',
    ...names,
  };
}

/** What to do with each screen on the way. */
export type Look = (screen: string) => Promise<void>;

/** Walks through the three steps with the real pickers. Answers the member id of the confirmation, which stays open. */
export async function join(page: Page, person: Person, look: Look): Promise<string> {
  await handInJoin(page, person, look);
  const joined = page.getByRole('dialog', { name: 'Welcome to Fairhouse' });
  await expect(joined).toBeVisible();
  const id = (await joined.getByTestId('member-id').textContent())!.trim();
  expect(id).toMatch(/^\d{6,}$/);
  return id;
}

/** The same up to the casino's answer. */
export async function handInJoin(page: Page, person: Person, look: Look = async () => {}): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Join' }).click();
  const form = page.getByRole('dialog');
  await expect(page.getByRole('dialog', { name: 'Join Fairhouse' })).toBeVisible();
  await form.getByLabel('Email', { exact: true }).fill(person.email);
  await form.getByLabel('Username', { exact: true }).fill(person.username);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Retype password', { exact: true }).fill(person.password);
  await pick(page, 'Code', 'Philippines', { title: 'International code' });
  await form.getByLabel('Mobile number').fill(person.mobile);
  await look('join-step-1');
  await form.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('dialog', { name: 'Almost done' })).toBeVisible();
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByText('Female', { exact: true }).click();
  await form.getByLabel('Date of birth, digit 1 of 8').click();
  await page.keyboard.type('19900228');
  await look('join-step-2');
  await form.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('dialog', { name: 'Your address' })).toBeVisible();
  await pick(page, 'Currency', /USD/);
  await pick(page, 'Country', 'Philippines');
  await pick(page, 'State', 'National Capital Region');
  await form.getByLabel('Town / City').fill('Manila');
  await form.getByLabel('Postal code').fill('1000');
  await form.getByLabel('Address', { exact: true }).fill('1 Roxas Boulevard');
  await form.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await look('join-step-3');
  await form.getByRole('button', { name: 'Create account' }).click();
}

/** Takes an option from a picker: from the list under the field on wide screens, from the wheel on phones. */
export async function pick(
  page: Page,
  label: string,
  option: string | RegExp,
  { title = label, say = { search: 'Search', confirm: 'Confirm' } } = {},
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}\\s*:`) }).click();
  const wheel = page.getByRole('dialog', { name: title }).filter({ has: page.getByRole('listbox') });
  const list = page.getByRole('listbox', { name: title });
  await expect(list).toBeVisible();
  const found = list.getByRole('option', { name: option }).first();
  const search = isPhone(page) ? wheel.getByRole('searchbox') : page.getByRole('combobox', { name: say.search });
  if (typeof option === 'string' && (await search.isVisible())) await search.fill(option);
  await found.click();
  if (isPhone(page)) {
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await wheel.getByRole('button', { name: say.confirm }).click();
  }
  await expect(list).toBeHidden();
}

function isPhone(page: Page): boolean {
  return page.viewportSize()!.width < 900;
}
