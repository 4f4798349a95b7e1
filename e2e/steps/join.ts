import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Words, words } from './words.ts';

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
export async function join(page: Page, person: Person, look: Look, say: Words = words.en): Promise<string> {
  await handInJoin(page, person, look, say);
  const joined = page.getByRole('dialog', { name: say.access.joinedTitle.replace('{site}', 'Fairhouse') });
  await expect(joined).toBeVisible();
  const id = (await joined.getByTestId('member-id').textContent())!.trim();
  expect(id).toMatch(/^\d{6,}$/);
  return id;
}

/** The same up to the casino's answer. */
export async function handInJoin(
  page: Page,
  person: Person,
  look: Look = async () => {},
  { access, app, common }: Words = words.en,
): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: app.join }).click();
  const form = page.getByRole('dialog');
  const say = { search: common.search, confirm: common.confirm };
  await expect(page.getByRole('dialog', { name: access.joinTitle.replace('{site}', 'Fairhouse') })).toBeVisible();
  await form.getByLabel(access.email, { exact: true }).fill(person.email);
  await form.getByLabel(access.username, { exact: true }).fill(person.username);
  await form.getByLabel(access.password, { exact: true }).fill(person.password);
  await form.getByLabel(access.repassword, { exact: true }).fill(person.password);
  await pick(page, access.mobilePrefix, 'Philippines', { title: access.internationalCode, say });
  await form.getByLabel(access.mobile).fill(person.mobile);
  await look('join-step-1');
  await form.getByRole('button', { name: common.next }).click();

  await expect(page.getByRole('dialog', { name: access.almostDone })).toBeVisible();
  await form.getByLabel(access.firstName, { exact: true }).fill(person.firstName);
  await form.getByLabel(access.lastName, { exact: true }).fill(person.lastName);
  await form.getByText(access.female, { exact: true }).click();
  const firstDigit = { label: access.birthday, number: '1', count: '8' };
  await form.getByLabel(filled(common.digit, firstDigit)).click();
  await page.keyboard.type('19900228');
  await look('join-step-2');
  await form.getByRole('button', { name: common.next }).click();

  await expect(page.getByRole('dialog', { name: access.lastStep })).toBeVisible();
  await pick(page, access.currency, /USD/, { say });
  await pick(page, access.country, 'Philippines', { say });
  await pick(page, access.state, 'National Capital Region', { say });
  await form.getByLabel(access.city, { exact: true }).fill('Manila');
  await form.getByLabel(access.postalCode, { exact: true }).fill('1000');
  await form.getByLabel(access.address, { exact: true }).fill('1 Roxas Boulevard');
  await form.getByRole('checkbox', { name: filled(access.agreeBefore, { age: '18' }) }).check();
  await look('join-step-3');
  await form.getByRole('button', { name: access.create }).click();
}

function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
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
