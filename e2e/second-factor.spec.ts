import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { AuthenticatorApp } from './steps/authenticator-app.ts';
import type { Person } from './steps/join.ts';
import { logIn, logOut, newMember } from './steps/login.ts';
import { operator } from './steps/operator.ts';
import { balanceInTopBar, closeDialog, complaintsOf, openHome, takeFromMenu } from './steps/site.ts';

const settings = 'Account settings';

/** Opens Security and begins what the button of a section does. Answers the dialog that asks for the password. */
async function begin(page: Page, section: string, button: string | RegExp, title: string) {
  const security = page.getByRole('dialog', { name: 'Security' });
  if (!(await security.isVisible())) await takeFromMenu(page, 'Security', settings);
  await security.getByRole('region', { name: section }).getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: title });
}

/** Keeps the recovery codes that are shown this once. */
async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(dialog).toBeVisible();
  const codes = await dialog.getByTestId('recovery-codes').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  return codes;
}

async function enterPassword(page: Page, { username, password }: Person) {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const form = page.getByRole('dialog', { name: 'WELCOME BACK!' });
  await form.getByLabel('Username / Email').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  return page.getByRole('dialog', { name: 'Confirm it’s you' });
}

test('an authenticator app: switched on, asked for, replaced by a recovery code, switched off', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(context);
  const member = await newMember(page);
  await openHome(page);
  await logIn(page, member);

  const [app, codes] = await test.step('switching it on', async () => {
    await takeFromMenu(page, 'Security', settings);
    await expect(page.getByRole('dialog', { name: 'Security' }).getByText('Off', { exact: true })).toHaveCount(2);
    await expectAccessible(page, 'security');
    const ask = await begin(page, 'Authenticator app', 'Turn on', 'Authenticator app');
    await ask.getByRole('button', { name: 'Continue' }).click();
    await expect(ask.getByText('Password required')).toBeVisible();
    await ask.getByLabel('Password', { exact: true }).fill('not my password');
    await ask.getByRole('button', { name: 'Continue' }).click();
    await expect(ask.getByText('Your current password isn’t right.')).toBeVisible();
    await ask.getByLabel('Password', { exact: true }).fill(member.password);
    await ask.getByRole('button', { name: 'Continue' }).click();
    const scan = page.getByRole('dialog', { name: 'Authenticator app' });
    await expect(scan.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expectAccessible(page, 'the QR code');
    const shown = new AuthenticatorApp((await scan.getByTestId('totp-secret').textContent())!);
    await scan.getByLabel('Six-digit code').fill('000000');
    await scan.getByRole('button', { name: 'Turn on' }).click();
    await expect(scan.getByText('That code isn’t right.')).toBeVisible();
    await scan.getByLabel('Six-digit code').fill(await shown.code());
    await scan.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('dialog', { name: 'Save your recovery codes' })).toBeVisible();
    await expectAccessible(page, 'the recovery codes');
    const kept = await keepCodes(page);
    await expect(page.getByRole('region', { name: 'Recovery codes' })).toContainText('10 of 10 left');
    await closeDialog(page, 'Security');
    return [shown, kept] as const;
  });

  await test.step('logging in with a code', async () => {
    await logOut(page);
    const step = await enterPassword(page, member);
    await expect(step).toBeVisible();
    await expectAccessible(page, 'the second step');
    await step.getByRole('button', { name: 'Log in' }).click();
    await expect(step.getByText('Please enter the six-digit code from your app')).toBeVisible();
    await step.getByLabel('Six-digit code').fill('000000');
    await page.keyboard.press('Enter');
    await expect(step.getByText('That code isn’t right.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('fairhouse.token'))).toBeNull();
    await step.getByLabel('Six-digit code').fill(await app.code());
    await page.keyboard.press('Enter');
    await expect(balanceInTopBar(page)).toHaveText('$0.00');
    await expect(step).toBeHidden();
  });

  await test.step('logging in with a recovery code, in small letters', async () => {
    await logOut(page);
    const step = await enterPassword(page, member);
    await step.getByRole('button', { name: 'Use a recovery code' }).click();
    await step.getByLabel('Recovery code').fill(codes[0]!.toLowerCase());
    await step.getByRole('button', { name: 'Log in' }).click();
    await expect(balanceInTopBar(page)).toHaveText('$0.00');
    await takeFromMenu(page, 'Security', settings);
    await expect(page.getByRole('region', { name: 'Recovery codes' })).toContainText('9 of 10 left');
  });

  await test.step('switching it off', async () => {
    const ask = await begin(page, 'Authenticator app', 'Turn off', 'Authenticator app');
    await ask.getByLabel('Password', { exact: true }).fill(member.password);
    await ask.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('The authenticator app is off.')).toBeVisible();
    await closeDialog(page, 'Security');
    await logOut(page);
    await logIn(page, member);
  });
  expect(complaints).toEqual([]);
});

test('a passkey: made, named, used from the log-in page, taken away; reset by an operator', async ({
  page,
  context,
}) => {
  const member = await newMember(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openHome(page);
  await logIn(page, member);

  await test.step('making one', async () => {
    const ask = await begin(page, 'Passkeys', 'Add a passkey', 'Add a passkey');
    await ask.getByRole('button', { name: 'Continue' }).click();
    await expect(ask.getByText('Name required')).toBeVisible();
    await ask.getByLabel('Name of the passkey').fill('My phone 📱');
    await ask.getByLabel('Password', { exact: true }).fill(member.password);
    await expectAccessible(page, 'adding a passkey');
    await ask.getByRole('button', { name: 'Continue' }).click();
    await keepCodes(page);
    const list = page.getByRole('region', { name: 'Passkeys' });
    await expect(list).toContainText('My phone 📱');
    await expect(list).toContainText('not used yet');
    await expectAccessible(page, 'the passkeys');
  });

  await test.step('the same device again', async () => {
    const ask = await begin(page, 'Passkeys', 'Add a passkey', 'Add a passkey');
    await ask.getByLabel('Name of the passkey').fill('Twice');
    await ask.getByLabel('Password', { exact: true }).fill(member.password);
    await ask.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();
    await ask.getByRole('button', { name: 'Back' }).click();
  });

  await test.step('another name', async () => {
    const rename = await begin(page, 'Passkeys', 'Rename: My phone 📱', 'Rename');
    await rename.getByLabel('Name of the passkey').fill('Red phone');
    await rename.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText('Red phone');
    await closeDialog(page, 'Security');
  });

  await test.step('logging in with it, from the page that sent the visitor to log in', async () => {
    await logOut(page);
    await page.goto('/#/login?backurl=%2Findex');
    const form = page.getByRole('main');
    await form.getByLabel('Username / Email').fill(member.username);
    await form.getByLabel('Password', { exact: true }).fill(member.password);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    const step = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await expect(step.getByText('Please confirm with your passkey.')).toBeVisible();
    await expectAccessible(page, 'the second step with a passkey');
    await step.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(balanceInTopBar(page)).toHaveText('$0.00');
    await expect(page).toHaveURL(/#\/index$/);
    await takeFromMenu(page, 'Security', settings);
    await expect(page.getByRole('region', { name: 'Passkeys' })).toContainText('last used');
    await closeDialog(page, 'Security');
  });

  await test.step('the operator’s reset', async () => {
    const printed = await operator('reset-factor', String(member.id), '--reason', 'passport seen in a call');
    expect(printed).toContain('Reset');
    await logOut(page);
    await openHome(page);
    await logIn(page, member);
    await takeFromMenu(page, 'Security', settings);
    await expect(page.getByRole('dialog', { name: 'Security' }).getByText('Off', { exact: true })).toHaveCount(2);
  });
});
