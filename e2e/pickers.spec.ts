import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { newPerson, pick } from './steps/join.ts';
import { openHome, takeFromMenu } from './steps/site.ts';

test('a short list by the keyboard alone: arrows, ends, letters, Escape, and the choice is shown', async ({ page }) => {
  await openHome(page);
  await takeFromMenu(page, 'Contact us');
  await page.getByRole('button', { name: /^Send a message/ }).click();
  const field = page.getByRole('button', { name: /^Topic/ });
  await field.focus();
  await page.keyboard.press('ArrowDown');
  const list = page.getByRole('listbox', { name: 'Topic' });
  await expect(list).toBeFocused();
  await expect(list.getByRole('option')).toHaveCount(7);
  await expectAccessible(page, 'the query category');

  await expectActive(list, 'Deposit');
  for (const [key, active] of [
    ['ArrowDown', 'Cash-out'],
    ['End', 'Technical issue'],
    ['ArrowDown', 'Technical issue'],
    ['PageUp', /./],
    ['Home', 'Deposit'],
    ['b', 'Bonus'],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(list, active);
  }
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleName(/Choose$/);

  await page.keyboard.press('Enter');
  await expect(list).toBeFocused();
  await page.keyboard.type('se');
  await expectActive(list, 'Security');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleName(/: ?Security$/);
});

test('the international code, and a number that takes digits only', async ({ page }) => {
  await refuseOnce(page, '/sys/country/listTelNum');
  await page.goto('/#/join');
  const field = page.getByRole('button', { name: /^Code\s*:/ });
  await expect(page.getByText('The server is busy. Please try again later.').first()).toBeVisible();
  await field.click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expectAccessible(page, 'a picker whose list did not come');
  await retry.press('Enter');
  const list = page.getByRole('listbox', { name: 'International code' });
  await expect(list.getByRole('option').first()).toHaveText(/^\+\d+ \S/);
  if (isPhone(page)) {
    const sheet = page.getByRole('dialog', { name: 'International code' });
    await sheet.getByRole('searchbox').fill('philippines');
    await expect(list.getByRole('option')).toHaveText(['+63 Philippines']);
    await sheet.getByRole('button', { name: 'Cancel' }).click();
  } else {
    await page.keyboard.type('philippines');
    await expect(list.getByRole('option')).toHaveText(['+63 Philippines']);
    await page.keyboard.press('Escape');
  }
  await expect(list).toBeHidden();
  await expect(field).toHaveAccessibleName(/Choose$/);
  await pick(page, 'Code', 'Philippines', { title: 'International code' });
  await expect(field).toHaveAccessibleName(/\+63$/);

  const number = page.getByLabel('Mobile number');
  await number.pressSequentially('0917-12 ab');
  await expect(number).toHaveValue('091712');
});

test('a label makes room for what is typed, and stays readable', async ({ page }) => {
  await page.goto('/#/join');
  const label = page.locator('label', { hasText: /^Email$/ });
  const before = (await label.boundingBox())!;
  await page.getByLabel('Email', { exact: true }).fill('a@b.co');
  await page.getByLabel('Username', { exact: true }).focus();
  await expect.poll(async () => (await label.boundingBox())!.y).toBeLessThan(before.y - 8);
  await expect(label).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('');
  await page.getByLabel('Username', { exact: true }).focus();
  await expect.poll(async () => (await label.boundingBox())!.y).toBeCloseTo(before.y, 0);
});

test('currency, country and state: labels, searching, waiting, and nothing found', async ({ page }) => {
  await page.goto('/#/join');
  await fillFirstSteps(page);

  await open(page, 'Currency');
  const currencies = page.getByRole('listbox', { name: 'Currency' });
  await expect(currencies.getByRole('option').first()).toBeVisible();
  await expect(currencies).toBeFocused();
  for (const option of await currencies.getByRole('option').all()) await expect(option).toHaveText(/^[A-Z]{3}\s+\S+$/);
  await page.keyboard.type('us');
  await expectActive(currencies, /^USD/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Currency\s*:/ })).toHaveAccessibleName(/USD/);

  const country = await open(page, 'Country');
  const countries = page.getByRole('listbox', { name: 'Country' });
  for (const text of await countries.getByRole('option').allTextContents()) expect(text).toMatch(/^[A-Z]{2} - \S/);
  const search = page.getByLabel('Search', { exact: true }).last();
  await search.fill('nowhere at all');
  await expect(page.getByText('No results')).toBeVisible();
  await expect(page.getByText('0 found')).toBeAttached();
  await search.fill('land');
  await expect(page.getByText(/^([2-9]|\d\d) found$/)).toBeAttached();
  await search.press('End');
  await expectActive(search, /./);
  await search.press('Home');
  const first = await countries.getByRole('option').first().textContent();
  await expectActive(search, first!);
  await search.fill('PHILIPPÍNES');
  await expectAccessible(page, 'the countries');
  await search.press('Enter');
  await expect(countries).toBeHidden();
  await expect(country).toBeFocused();
  await expect(country).toHaveAccessibleName(/PH - Philippines$/);
  // The list begins where the choice is.
  await page.keyboard.press('Enter');
  await expect(countries.getByRole('option', { name: 'PH - Philippines' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(country).toBeFocused();

  // A list that is on its way says so, and can be used as soon as it is there.
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/base/state/listAll', async (route) => {
    await sent;
    await route.continue();
  });
  await pick(page, 'Country', 'Canada');
  await open(page, 'State');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  send();
  const states = page.getByRole('listbox', { name: 'State' });
  await expect(states.getByRole('option').first()).toHaveText(/^[A-Z0-9-]+ - \S/);
  await states.getByRole('option', { name: /Ontario/ }).click();
  if (isPhone(page)) await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: /^State\s*:/ })).toHaveAccessibleName(/ - Ontario$/);
});

/** What the list, or the field that searches it, names as the row that Enter takes. */
async function expectActive(holder: Locator, text: string | RegExp): Promise<void> {
  await expect
    .poll(() =>
      holder.evaluate((element) => {
        const row = element.ownerDocument.getElementById(element.getAttribute('aria-activedescendant') ?? '');
        return row?.textContent ?? '';
      }),
    )
    .toMatch(typeof text === 'string' ? new RegExp(`^${text}$`) : text);
}

async function open(page: Page, label: string): Promise<Locator> {
  const field = page.getByRole('button', { name: new RegExp(`^${label}\\s*:`) });
  await field.focus();
  await page.keyboard.press('Enter');
  return field;
}

async function refuseOnce(page: Page, path: string): Promise<void> {
  await page.route(
    `**/api${path}`,
    (route) =>
      route.fulfill({ json: { error: 1, message: 'The server is busy. Please try again later.', data: null } }),
    { times: 1 },
  );
}

async function fillFirstSteps(page: Page): Promise<void> {
  const person = newPerson();
  const form = page.getByRole('main');
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
  await expect(form.getByRole('button', { name: 'Create account' })).toBeVisible();
}

function isPhone(page: Page): boolean {
  return page.viewportSize()!.width < 900;
}
