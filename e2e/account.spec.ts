import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { logIn, logOut, newMember, openHomeAs } from './steps/login.ts';
import { operator } from './steps/operator.ts';
import { balanceInTopBar, closeDialog, complaintsOf, openHome, takeFromMenu } from './steps/site.ts';

const settings = 'Account settings';

test('personal details are shown and lead to support for a change', async ({ page, context }) => {
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await openHomeAs(page, member);
  await takeFromMenu(page, 'Personal details', settings);
  const dialog = page.getByRole('dialog', { name: 'Personal details' });
  for (const [name, value] of [
    ['Username', member.username],
    ['First name', 'Maria'],
    ['Last name', 'Santos'],
    ['Gender', 'Female'],
    ['Country', 'PH - Philippines'],
    ['Postal code', '1000'],
    ['Town / City', 'Manila'],
    ['Address', '1 Roxas Boulevard'],
    ['Email', member.email],
    ['Mobile number', `+63 ${member.mobile}`],
  ] as const) {
    const fact = dialog.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
    await expect(fact.locator('xpath=following-sibling::dd')).toHaveText(value);
  }
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expect(dialog.getByText('Contact support and we’ll check')).toBeVisible();
  await expectAccessible(page, 'personal details');
  await dialog.getByRole('button', { name: 'Contact us' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact us' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the password is changed, with the present one, and the new one logs in', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  await takeFromMenu(page, 'Change password', settings);
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const submit = dialog.getByRole('button', { name: 'Change password' });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });

  await submit.click();
  await expect(dialog.getByText('Current password required')).toBeVisible();
  await expect(field('Current password')).toBeFocused();
  await field('Current password').fill('not my password');
  await submit.click();
  await expect(dialog.getByText('New password required')).toBeVisible();
  await field('New password').fill('a brand new phrase');
  await field('Repeat the new password').fill('a brand new phrasee');
  await submit.click();
  await expect(dialog.getByText('The passwords don’t match')).toBeVisible();
  await expectAccessible(page, 'change password');
  await field('Repeat the new password').fill('a brand new phrase');
  await submit.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Your current password isn’t right.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeVisible();
  await field('Current password').fill(member.password);
  await submit.click();
  await expect(alert).toContainText('Your password has been changed.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();

  await logOut(page);
  await logIn(page, { ...member, password: 'a brand new phrase' });
  await takeFromMenu(page, 'Change password', settings);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('says that the account is suspended when that ends the session and at log-in with the right password', async ({
  page,
}) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  await takeFromMenu(page, 'Personal details', settings);
  const details = page.getByRole('dialog', { name: 'Personal details' });
  await details.getByRole('button', { name: 'Activate your account' }).click();
  const activation = page.getByRole('dialog', { name: 'Activate your account' });
  await activation.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await activation.getByRole('contentinfo').or(activation).getByRole('button', { name: 'Close' }).last().click();
  // Back where it came from.
  await expect(details.getByRole('button', { name: 'Activate your account' })).toBeFocused();
  await closeDialog(page, 'Personal details');

  // Over an open pop-up the log-in is a pop-up as well; without one the site leads to its page.
  await takeFromMenu(page, 'Transaction history', 'Cashier');
  await expect(page.getByRole('dialog', { name: 'Transaction history' })).toBeVisible();
  await operator('suspend', String(member.id), '--reason', 'account sold');
  const sentence = 'Your account is suspended. Please contact support';
  const lapsed = page.getByRole('dialog', { name: 'WELCOME BACK!' });
  await expect(lapsed.getByText(sentence)).toBeVisible();
  await expectAccessible(page, 'the log-in of a suspended member');
  await lapsed.getByRole('button', { name: 'Contact us' }).click();
  await closeDialog(page, 'Contact us');

  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const form = page.getByRole('dialog', { name: 'WELCOME BACK!' });
  await expect(form.getByLabel('Username / Email')).toBeFocused();
  await page.keyboard.type(member.username);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(form.getByLabel('Username / Email')).toHaveValue(member.username);
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(form.getByText(sentence)).toBeVisible();
  await operator('enable', String(member.id));
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(balanceInTopBar(page)).toBeVisible();
});

test('the way back closes the drawer', async ({ page }) => {
  await openHome(page);
  await page.goto('/#/branchIndex/help');
  await page.goto('/#/');
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

/** A day that lies so many days back, as the boxes take it. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
}

async function enterDate(page: Page, dialog: Locator, digits: string): Promise<void> {
  await dialog.getByLabel('Date on the address document, digit 1 of 8').click();
  await page.keyboard.type(digits);
}

test('documents: handed in, refused with a reason, replaced, accepted', async ({ page, context }) => {
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await openHomeAs(page, member);
  const picture = { name: 'document.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await takeFromMenu(page, 'Upload documents', settings);
  const dialog = page.getByRole('dialog', { name: 'Upload documents' });
  const group = (name: string) => dialog.getByRole('group', { name });
  const add = async (name: string) => {
    const before = await group(name).getByRole('img').count();
    await group(name).getByLabel(`Add pictures: ${name}`).setInputFiles(picture);
    await expect(group(name).getByRole('img')).toHaveCount(before + 1);
  };
  const save = dialog.getByRole('button', { name: 'Submit for review' });

  await test.step('each of the four is asked for, in order', async () => {
    await expect(dialog.getByText('1 to 7 business days')).toBeVisible();
    await expect(dialog.getByText('Not uploaded')).toHaveCount(4);
    await expectAccessible(page, 'the empty documents');
    for (const [name, tip] of [
      ['Identity proof', 'Please upload your identity proof'],
      ['Photo of you holding it', 'Please upload a photo of you holding your identity document'],
      ['Address document', 'Please upload your address document'],
      ['Payment proof', 'Please upload your payment proof'],
    ] as const) {
      await save.click();
      await expect(dialog.getByText(tip)).toBeVisible();
      await add(name);
    }
    const thumbnail = await group('Identity proof').getByRole('listitem').first().boundingBox();
    expect(thumbnail).toMatchObject({ width: 90, height: 68 });
  });

  await test.step('the address document must be of the last 3 months', async () => {
    await save.click();
    await expect(dialog.getByText('Please enter the date on your address document')).toBeVisible();
    await enterDate(page, dialog, daysAgo(120));
    await save.click();
    await expect(dialog.getByText('older than 3 months')).toBeVisible();
    await enterDate(page, dialog, daysAgo(20));
    const token = () => page.evaluate(() => localStorage.getItem('fairhouse.token'));
    const former = await token();
    await save.click();
    await expect(page.getByText('Thank you. Your documents are being reviewed.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect.poll(token).not.toBe(former);
  });

  await test.step('an operator accepts one and refuses one', async () => {
    const idOf = async (kind: string) =>
      new RegExp(`^(\\d+)\\s.*${member.username}\\s+${kind}`, 'm').exec(await operator('documents'))![1]!;
    expect(await operator('accept-document', await idOf('identity proof'), '--valid-until', 'none')).toContain(
      'Accepted',
    );
    const reason = 'The number cannot be read <b>here</b>.';
    expect(await operator('reject-document', await idOf('payment proof'), '--reason', reason)).toContain('Refused');
    await takeFromMenu(page, 'Upload documents', settings);
    await expect(group('Identity proof Accepted')).toBeVisible();
    await expect(group('Address document Being reviewed')).toBeVisible();
    await expect(group('Payment proof Not accepted')).toBeVisible();
    await expect(dialog.getByText(`Not accepted: ${reason}`)).toBeVisible();
    await expectAccessible(page, 'a refused document');
  });

  await test.step('other pictures take the place of those refused', async () => {
    await save.click();
    await expect(dialog.getByText('Please upload new pictures: these were not accepted')).toBeVisible();
    await group('Payment proof').getByRole('button', { name: 'Remove: Payment proof 1' }).click();
    await add('Payment proof');
    await save.click();
    await expect(dialog).toBeHidden();
    await takeFromMenu(page, 'Upload documents', settings);
    await expect(group('Payment proof Being reviewed')).toBeVisible();
    await expect(group('Identity proof Accepted')).toBeVisible();
    await save.click();
    await expect(page.getByText('There is nothing new to submit.')).toBeVisible();
    await closeDialog(page, 'Upload documents');
  });
  expect(complaints).toEqual([]);
});
