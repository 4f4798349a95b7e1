import { expect, type Page } from '@playwright/test';
import { newPerson, type Person } from './join.ts';
import { balanceInTopBar, openHome, takeFromMenu } from './site.ts';
import { noteToken, tokenNow } from './token-now.ts';

export async function logIn(page: Page, { username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Username / Email').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(balanceInTopBar(page)).toBeVisible();
}

/** Opens the home page as a member who has logged in before: for tests about something else. */
export async function openHomeAs(page: Page, { token }: { token: string }): Promise<void> {
  // Of the same origin, and without the app that would keep things of its own.
  await page.goto('/manifest.webmanifest');
  const now = await tokenNow(page, token);
  await page.evaluate((kept) => localStorage.setItem('fairhouse.token', kept), now);
  await openHome(page);
  await expect(balanceInTopBar(page)).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await takeFromMenu(page, 'Log out');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Join' })).toBeVisible();
}

/** A member who joined by the calls alone, for tests about something else. */
export async function newMember(
  page: Page,
  names: Parameters<typeof newPerson>[0] = {},
  more: {
    invitorCode?: string;
    deviceId?: string;
    address?: string;
    headers?: Record<string, string>;
    currency?: string;
  } = {},
): Promise<Person & { id: bigint; token: string; invitationCode: string }> {
  const person = newPerson(names);
  const { headers, currency = 'USD', ...invitation } = more;
  const answer = await page.request.post('/api/sys/auth/register', {
    headers,
    data: {
      ...person,
      repassword: person.password,
      mobilePrefix: '63',
      gender: 'FEMALE',
      birthday: '1990-02-28',
      currency,
      countryCode: 'PH',
      stateCode: 'PH-00',
      city: 'Manila',
      postalCode: '1000',
      address: '1 Roxas Boulevard',
      receiveExclusive: false,
      agreed: true,
      ...invitation,
    },
  });
  const { error, message, data } = await answer.json();
  expect(error, message).toBe(0);
  noteToken(data.token, person.username);
  return { ...person, id: BigInt(data.id), token: data.token, invitationCode: data.invitationCode };
}
