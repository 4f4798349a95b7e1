import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { newPerson, pick } from './steps/join.ts';
import { logIn, logOut, newMember, openHomeAs } from './steps/login.ts';
import { mailedLink } from './steps/mails.ts';
import { balanceInTopBar, closeDialog, openHome, takeFromMenu, untilAlive } from './steps/site.ts';

test('the verification picture after many failures, and the question in its place', async ({ browser, baseURL }) => {
  const address = `203.0.113.${1 + Math.floor(Math.random() * 250)}`;
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': address } });
  const page = await context.newPage();
  const member = await newMember(page);
  for (let failure = 0; failure < 25; failure++) {
    await page.request.post('/api/sys/auth/login', { data: { username: `nobody${failure}`, password: 'wrong' } });
  }
  await openHome(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const form = page.getByRole('dialog', { name: 'WELCOME BACK!' });
  await form.getByLabel('Username / Email').fill(member.username);
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();

  const picture = form.getByRole('img', { name: 'Picture with characters' });
  await expect(picture).toBeVisible();
  await expectAccessible(page, 'the verification picture');
  const first = await picture.getAttribute('src');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(form.getByText('Please type the characters in the picture')).toBeVisible();
  await form.getByLabel('Characters in the picture').fill('BBBBB');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(picture).not.toHaveAttribute('src', first!);

  await form.getByRole('button', { name: 'I can’t see the picture: ask me a question instead' }).click();
  const question = form.getByText(/^Which of these words is .+\?/);
  await expect(question).toBeVisible();
  await expectAccessible(page, 'the question');
  await form.getByLabel('Your answer').fill(answerTo((await question.textContent())!));
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(balanceInTopBar(page)).toBeVisible();
  await context.close();
});

test('joining through Google, and logging in that way again', async ({ page }) => {
  const person = newPerson();
  // By a link whose code nobody gave out.
  await page.goto('/#/?code=NOBODY');
  await closeDialog(page, /.*/);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expectAccessible(page, 'the log-in with providers');
  await chooseAt(page, 'Google', person);

  const form = page.getByRole('dialog', { name: 'Complete your account' });
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await expect(form.getByLabel('First name')).toHaveValue('Maria');
  await expectAccessible(page, 'the completion form');
  // The specified order: email address, a valid one, first name, last name.
  for (const label of ['Email', 'First name', 'Last name']) await form.getByLabel(label, { exact: true }).fill('');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Email required')).toBeVisible();
  await form.getByLabel('Email', { exact: true }).fill('maria@');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await form.getByLabel('Email', { exact: true }).fill(person.email);
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('First name required')).toBeVisible();
  await form.getByLabel('First name').fill('Maria');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Last name required')).toBeVisible();
  await form.getByLabel('Last name').fill('Santos');
  await form.getByRole('button', { name: 'Next' }).click();
  const unknownCode = page.getByRole('alertdialog').filter({ hasText: 'The invitation code NOBODY isn’t valid.' });
  await unknownCode.getByRole('button', { name: 'Continue without it' }).click();

  const about = page.getByRole('dialog', { name: 'About you' });
  await about.getByText('Female', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(about.getByRole('radio', { name: 'Female' })).toBeChecked();
  await about.getByLabel('Date of birth, digit 1 of 8').click();
  await page.keyboard.type('19900228');
  await pick(page, 'Code', 'Philippines', { title: 'International code' });
  await about.getByLabel('Mobile number').fill(person.mobile);
  await expectAccessible(page, 'the second step after a provider');
  await about.getByRole('button', { name: 'Next' }).click();

  const home = page.getByRole('dialog', { name: 'Your address' });
  await pick(page, 'Currency', /USD/);
  await pick(page, 'Country', 'Philippines');
  await pick(page, 'State', 'National Capital Region');
  await home.getByLabel('Town / City').fill('Manila');
  await home.getByLabel('Postal code').fill('1000');
  await home.getByLabel('Address', { exact: true }).fill('1 Roxas Boulevard');
  await home.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please accept the terms to create an account.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await home.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await home.getByRole('button', { name: 'Create account' }).click();

  const joined = page.getByRole('dialog', { name: 'Welcome to Fairhouse' });
  await expect(joined.getByText(`Your email address ${person.email} is confirmed.`)).toBeVisible();
  await joined.getByRole('button', { name: 'Browse games' }).click();
  await expect(page.getByRole('region', { name: 'Top games' })).toBeVisible();
  await expect(balanceInTopBar(page)).toHaveText('$0.00');

  await logOut(page);
  await page.goto('/#/?from=a-friend');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  // The provider still knows who sits here, and sends the browser straight back.
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(balanceInTopBar(page)).toHaveText('$0.00');
  await expect(page).toHaveURL(/\/#\/\?from=a-friend$/);
});

test('an account of the same address is linked with its password only', async ({ page }) => {
  const member = await newMember(page);
  await openHome(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await chooseAt(page, 'Facebook', member);
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeVisible();
  await expectAccessible(page, 'linking');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Link and log in' }).click();
  await expect(page.getByText(/^Wrong username or password/)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Link and log in' }).click();
  await expect(balanceInTopBar(page)).toBeVisible();
});

test('coming back from a provider without an account, or late, says so and leads on', async ({ page }) => {
  await openHome(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You didn’t choose an account.')).toBeVisible();
  await expectAccessible(page, 'a social log-in that failed');
  await page.getByRole('link', { name: 'Go to log-in' }).click();
  await expect(page.getByLabel('Username / Email')).toBeVisible();
  for (const proof of ['cut-short', 'made-up'.padEnd(43, '-')]) {
    await page.goto(`/#/login/social?proof=${proof}`);
    await page.reload();
    await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
  }
});

test('an invitation opens the form with its code; a code that nobody gave out can be mended', async ({ page }) => {
  await page.goto('/#/?code=NOBODY1234');
  const form = page.getByRole('dialog', { name: 'Join Fairhouse' });
  await expect(form).toBeVisible();
  const person = newPerson();
  await form.getByLabel('Email', { exact: true }).fill(person.email);
  await form.getByLabel('Username', { exact: true }).fill(person.username);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Retype password', { exact: true }).fill(person.password);
  await pick(page, 'Code', 'Philippines', { title: 'International code' });
  await form.getByLabel('Mobile number').fill(person.mobile);
  await form.getByRole('button', { name: 'Next' }).click();
  // Told with the first step, not after the third; there is a way on without it.
  const shown = page.getByRole('alertdialog').filter({ hasText: 'The invitation code NOBODY1234 isn’t valid.' });
  await expect(shown.getByRole('button', { name: 'Continue without it' })).toBeFocused();
  await expectAccessible(page, 'a code that nobody gave out');
  await page.keyboard.press('Enter');

  const almost = page.getByRole('dialog', { name: 'Almost done' });
  await expect(almost.getByRole('listitem').first()).toHaveAttribute('data-state', 'done');
  for (const [label, tip] of [
    ['First name', 'First name required'],
    ['Last name', 'Last name required'],
  ] as const) {
    await almost.getByRole('button', { name: 'Next' }).click();
    await expect(almost.getByText(tip)).toBeVisible();
    await almost.getByLabel(label).fill('Maria');
  }
  await almost.getByRole('button', { name: 'Next' }).click();
  await expect(almost.getByText('Gender required')).toBeVisible();
  await almost.getByText('Female', { exact: true }).click();
  await almost.getByRole('button', { name: 'Next' }).click();
  await expect(almost.getByText('Date of birth required')).toBeVisible();
  await typeBirthday(page);
  await almost.getByRole('button', { name: 'Next' }).click();

  const home = page.getByRole('dialog', { name: 'Your address' });
  const create = home.getByRole('button', { name: 'Create account' });
  await create.click();
  await expect(home.getByText('Currency required')).toBeVisible();
  await pick(page, 'Currency', /USD/);
  await create.click();
  await expect(home.getByText('Country required')).toBeVisible();
  await pick(page, 'Country', 'Philippines');
  await create.click();
  await expect(home.getByText('State required')).toBeVisible();
  await pick(page, 'State', 'National Capital Region');
  // Another country clears the state.
  await pick(page, 'Country', 'Canada');
  await create.click();
  await expect(home.getByText('State required')).toBeVisible();
  await pick(page, 'Country', 'Philippines');
  await pick(page, 'State', 'National Capital Region');
  for (const [label, tip] of [
    ['Town / City', 'City required'],
    ['Postal code', 'Postal code required'],
    ['Address', 'Address required'],
  ] as const) {
    await create.click();
    await expect(home.getByText(tip, { exact: true })).toBeVisible();
    await home.getByLabel(label, { exact: true }).fill('1000');
  }
  await create.click();
  await expect(page.getByText('Please accept the terms to create an account.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  // The way back keeps what was filled in.
  await home.getByRole('button', { name: 'Back' }).click();
  await expect(almost.getByLabel('First name')).toHaveValue('Maria');
  await almost.getByRole('button', { name: 'Next' }).click();
  await home.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await expect(home.getByLabel('Invitation code (optional)')).toHaveValue('');
  await home.getByLabel('Invitation code (optional)').fill('NOBODY1234');
  await create.click();
  await expect(home.getByText(/This invitation code isn’t valid/).first()).toBeVisible();
  await expect(page.getByText(/^Your account couldn’t be created. This invitation code/)).toBeVisible();
  await home.getByLabel('Invitation code (optional)').fill('');
  const refreshed = page.waitForResponse('**/sys/auth/token/refresh');
  await create.click();

  const joined = page.getByRole('dialog', { name: 'Welcome to Fairhouse' });
  await expect(joined.getByTestId('member-id')).toHaveText(/^\d{6,}$/);
  await refreshed;
  await joined.getByRole('button', { name: 'No email yet?' }).click();
  const activation = page.getByRole('dialog', { name: 'Activate your account' });
  await expect(activation.getByText(`We sent an email to ${person.email}.`)).toBeVisible();
  await expectAccessible(page, 'the activation pop-up');
  await activation.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('We’ve sent the email again.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();

  const link = await mailedLink(page, person.email, 'activation');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible();
  await expectAccessible(page, 'activated');
  await page.reload();
  await expect(page.getByText('Your email address is already confirmed.')).toBeVisible();
});

test('an activation link that was used fails, and can be sent again without a log-in', async ({ page }) => {
  const member = await newMember(page);
  const old = await mailedLink(page, member.email, 'activation');
  await page.request.post('/api/sys/member/mail/join/send', { data: { id: Number(member.id) } });
  await page.goto(old);
  await expect(page.getByRole('heading', { name: 'Your account couldn’t be activated' })).toBeVisible();
  await expectAccessible(page, 'activation failed');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('We’ve sent the email again.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  const activation = page.getByRole('dialog', { name: 'Activate your account' });
  await page.route('**/sys/member/mail/join/send', (route) => route.abort());
  await activation.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/^The email couldn’t be sent\./)).toBeVisible();
  await activation.getByRole('button', { name: 'Log in' }).click();
  await expect(activation).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'WELCOME BACK!' })).toBeVisible();
});

test('a forgotten password is set again by the mailed link', async ({ page }) => {
  const member = await newMember(page);
  await openHome(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const form = page.getByRole('dialog', { name: 'WELCOME BACK!' });
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(form.getByText('Username / Email required')).toBeVisible();
  await form.getByLabel('Username / Email').fill(member.username);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(form.getByText('Password required')).toBeVisible();
  await form.getByRole('button', { name: 'Forgot password?' }).click();

  const forgot = page.getByRole('dialog', { name: 'Forgot password' });
  await forgot.getByRole('button', { name: 'Send link' }).click();
  await expect(forgot.getByText('Username / Email required')).toBeVisible();
  await forgot.getByLabel('Username / Email').fill(member.username);
  await page.route('**/sys/member/mail/forgot/send', (route) => route.abort(), { times: 1 });
  await forgot.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/^The email couldn’t be sent/)).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/mail/forgot/send')) asked++;
  });
  await forgot.getByLabel('Username / Email').press('Enter');
  await expect(page.getByText('Check your inbox')).toBeVisible();
  // The alert has the keyboard: Enter answers it, and does not ask for another mail.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(form).toBeVisible();
  await expect(form.getByLabel('Username / Email')).toBeFocused();
  expect(asked).toBe(1);

  await page.goto(await mailedLink(page, member.email, 'password/reset'));
  await page.getByLabel('New password', { exact: true }).fill('another fine phrase');
  await page.getByLabel('Retype password').fill('another fine phrase');
  await expectAccessible(page, 'a new password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Username / Email').fill(member.username);
  await page.getByLabel('Password', { exact: true }).fill('another fine phrase');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(balanceInTopBar(page)).toBeVisible();
});

/** Eight boxes: typed, taken back with Backspace, typed over, and pasted. */
async function typeBirthday(page: Page): Promise<void> {
  const box = (number: number) => page.getByLabel(`Date of birth, digit ${number} of 8`);
  await box(1).click();
  await page.keyboard.type('1990x1');
  await expect(box(5)).toHaveValue('1');
  await expect(box(6)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(box(5)).toHaveValue('');
  await expect(box(5)).toBeFocused();
  await box(1).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '1990-02-28');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(box(8)).toHaveValue('8');
  await expect(box(6)).toHaveValue('2');
}

/** Goes to the provider by its button and comes back as this person. */
async function chooseAt(page: Page, name: 'Google' | 'Facebook', person: ReturnType<typeof newPerson>): Promise<void> {
  await page.getByRole('button', { name: `Continue with ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Verified').check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

const kinds: Record<string, string> = {
  'an animal': 'horse tiger rabbit elephant monkey dolphin chicken spider',
  'a colour': 'yellow purple green orange black white brown pink',
  'something to eat': 'bread cheese banana noodles apple soup cake rice',
  'a part of the body': 'elbow finger shoulder knee nose ear tongue ankle',
  'a piece of furniture': 'table chair sofa cupboard bed desk bench shelf',
  'a day of the week': 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
};

/** What a person would answer. */
function answerTo(question: string): string {
  const [, kind, words] = /^Which of these words is (.+): (.+)\?/.exec(question)!;
  return words!.split(', ').find((word) => kinds[kind!]!.split(' ').includes(word))!;
}

test('a log-out in one tab closes in the other what was open for the member, for good', async ({ page, context }) => {
  const member = await newMember(page);
  await openHome(page);
  await logIn(page, member);
  const elsewhere = await context.newPage();
  await openHome(elsewhere);
  for (const open of [
    () => takeFromMenu(page, 'Transaction history', 'Cashier'),
    () => page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click(),
  ]) {
    await open();
    await expect(page.getByRole('dialog', { name: /^(Transaction history|Deposit)$/ })).toBeVisible();
    await logOut(elsewhere);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Join' })).toBeVisible();
    await logIn(elsewhere, member);
    await expect(balanceInTopBar(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a log-in as another member in one tab reaches the other before anything is asked for the wrong member', async ({
  page,
  context,
}) => {
  const [first, second] = [await newMember(page), await newMember(page)];
  await openHomeAs(page, first);
  await takeFromMenu(page, 'Transaction history', 'Cashier');
  await expect(page.getByRole('dialog', { name: 'Transaction history' })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization === second.token) sent.push(new URL(request.url()).pathname);
  });
  // Of the other tab's session this one knows nothing until it is answered whose it is.
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const asked = page.waitForRequest('**/api/sys/auth/token/info');
  await page.route('**/api/sys/auth/token/info', (route) => held.then(() => route.continue()), { times: 1 });
  const elsewhere = await context.newPage();
  await openHomeAs(elsewhere, second);
  await asked;
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  expect(sent).toEqual(['/api/sys/auth/token/info']);
  const loaded = page.waitForEvent('load');
  release();
  await loaded;
  await untilAlive(page);
  await expect(balanceInTopBar(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText(second.username);
});

test('what went wrong on the way in is not said over the casino any more', async ({ page }) => {
  const member = await newMember(page);
  await openHome(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const form = page.getByRole('dialog', { name: 'WELCOME BACK!' });
  await form.getByLabel('Username / Email').fill(member.username);
  await form.getByLabel('Password', { exact: true }).fill('something else');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  // At its field, so that on a phone nothing covers the button.
  const failure = form.getByRole('alert').filter({ hasText: 'Wrong username or password' });
  await expect(failure).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(balanceInTopBar(page)).toBeVisible();
  await expect(failure).toBeHidden();
});
