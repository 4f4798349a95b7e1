import { expect, type Page, test } from '@playwright/test';
import { chatScript } from '../scripts/test/casino-for-e2e.ts';
import { expectAccessible } from './steps/accessible.ts';
import { logIn, newMember, openHomeAs } from './steps/login.ts';
import { operator } from './steps/operator.ts';
import { closeList, openForFun } from './steps/play.ts';
import { closeDialog, openHome, takeFromMenu } from './steps/site.ts';

/** What stands in for the widget of a third party: the part of its interface that the site speaks to. */
const standIn = `
  const api = window.Tawk_API;
  const box = document.createElement('aside');
  const minimize = document.createElement('button');
  minimize.textContent = 'Minimize the chat';
  minimize.onclick = () => { api.hideWidget(); api.onChatMinimized(); };
  box.append('Chat with ', api.visitor?.name ?? 'a visitor', minimize);
  box.setAttribute('aria-label', 'Chat window');
  box.style.cssText = 'position:fixed;inset:auto 0 0 auto;background:#fff;color:#000;z-index:99;padding:40px';
  box.hidden = true;
  document.body.append(box);
  Object.assign(api, {
    maximize() { box.hidden = false; },
    hideWidget() { box.hidden = true; },
    showWidget() {},
    setAttributes({ name }) { box.firstChild.nextSibling.textContent = name; },
    endChat() {},
  });
  api.onLoad();
`;

test.beforeAll(() => operator('chat', 'open'));
test.afterAll(() => operator('chat', 'close'));

const contact = (page: Page) => page.getByRole('dialog', { name: 'Contact us' });
const form = (page: Page) => page.getByRole('dialog', { name: 'Send a message' });
const chatIcon = (page: Page) => page.getByRole('button', { name: 'Open live chat' });

async function fetchedScripts(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  await page.route(chatScript, (route) => {
    fetched.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: standIn });
  });
  return fetched;
}

test('contact us shows every configured way, and none of them leaves the page unasked', async ({ page }) => {
  await openHome(page);
  await takeFromMenu(page, 'Contact us');
  await expect(contact(page).getByRole('link', { name: /help@casino\.example/ })).toHaveAttribute(
    'href',
    'mailto:help@casino.example',
  );
  const telegram = contact(page).getByRole('link', { name: /Telegram/ });
  await expect(telegram).toHaveAttribute('href', 'https://t.me/casino');
  await expect(telegram).toHaveAttribute('rel', /noopener/);
  await expect(contact(page).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/639171234567',
  );
  const code = contact(page).getByRole('img', { name: /QR code of our WhatsApp number/ });
  // A phone cannot scan its own screen.
  if (page.viewportSize()!.width >= 900) await expect(code).toBeVisible();
  else await expect(code).toBeHidden();
  await expectAccessible(page, 'contact us');
});

test('the form says what is missing in its order, and what is sent reaches the operators', async ({ page }) => {
  await openHome(page);
  await takeFromMenu(page, 'Contact us');
  await contact(page)
    .getByRole('button', { name: /Send a message/ })
    .click();
  const send = form(page).getByRole('button', { name: 'Send' });
  const fields: [label: string, tip: string, value: string][] = [
    ['Name', 'Please enter your name', 'Maria Santos'],
    ['Username', 'Please enter your username', 'maria'],
    ['Email', 'Please enter your email address', `maria${Date.now()}@example.com`],
    ['Phone', 'Please enter your phone number', '+63 917 1234567'],
  ];
  for (const [label, tip, value] of fields) {
    await send.click();
    await expect(form(page).getByRole('alert')).toHaveText(tip);
    await expect(form(page).getByLabel(label, { exact: true })).toBeFocused();
    await form(page).getByLabel(label, { exact: true }).fill(value);
  }
  await expect(form(page).getByLabel('Phone', { exact: true })).toHaveValue('639171234567');
  await send.click();
  await expect(form(page).getByRole('alert')).toHaveText('Please choose a topic');
  await expectAccessible(page, 'contact form');
  await form(page)
    .getByRole('button', { name: /^Topic/ })
    .click();
  for (const topic of [
    'Deposit',
    'Cash-out',
    'Bonus',
    'Closing my account',
    'Security',
    'Verification',
    'Technical issue',
  ]) {
    await expect(page.getByRole('option', { name: topic })).toBeAttached();
  }
  await page.getByRole('option', { name: 'Bonus' }).click();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  if (await confirm.isVisible()) await confirm.click();
  await send.click();
  await expect(form(page).getByRole('alert')).toHaveText('Please write your message');
  await form(page).getByLabel('Message').fill('How is it counted?\nThank you.');
  await send.click();
  await expect(page.getByRole('alertdialog', { name: 'Thank you' })).toContainText(fields[2]![2]);
  await page.getByRole('button', { name: 'OK' }).click();

  // The list is masked for everybody; one message is whole for who may see personal data.
  const email = fields[2]![2];
  const listed = await operator('contacts');
  expect(listed).not.toContain(email);
  const [, id] = /^\s*(\d+)\s.*\bbonus\b/m.exec(listed)!;
  const shown = await operator('contacts', 'show', id!);
  expect(shown).toContain('How is it counted?');
  expect(shown).toContain(email);
  expect(await operator('contacts', 'close', id!, '--note', 'Answered by mail')).toContain('Closed.');
  expect(await operator('contacts')).not.toMatch(new RegExp(`^\\s*${id}\\s`, 'm'));
});

test('a member finds the form filled in', async ({ page }) => {
  const member = await newMember(page);
  await openHomeAs(page, member);
  await takeFromMenu(page, 'Contact us');
  await contact(page)
    .getByRole('button', { name: /Send a message/ })
    .click();
  await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Maria Santos');
  await expect(form(page).getByLabel('Username', { exact: true })).toHaveValue(member.username);
  await expect(form(page).getByLabel('Email', { exact: true })).toHaveValue(member.email);
  await expect(form(page).getByLabel('Phone', { exact: true })).toHaveValue(`63${member.mobile}`);
  await form(page).getByRole('button', { name: 'Back' }).click();
  await expect(contact(page)).toBeVisible();
});

test('live chat is fetched only when it is opened, knows the member, and greets for nine seconds', async ({ page }) => {
  const fetched = await fetchedScripts(page);
  const member = await newMember(page);
  await page.clock.install();
  await openHome(page);
  await expect(chatIcon(page)).toBeVisible();
  await logIn(page, member);
  const greeting = page.getByText(`Welcome, ${member.username}.`);
  // It waits for as long as it is pointed at, and from then on time passes only when this test says so.
  await greeting.hover();
  await expectAccessible(page, 'greeting');
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(greeting).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(8_900);
  await expect(greeting).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(greeting).toBeHidden();
  await page.clock.resume();
  expect(fetched).toEqual([]);

  await chatIcon(page).click();
  const window = page.getByLabel('Chat window');
  await expect(window).toContainText(`Chat with ${member.username}`);
  expect(fetched).toEqual([chatScript]);
  await expect(chatIcon(page)).toBeHidden();
  await window.getByRole('button', { name: 'Minimize the chat' }).click();
  await expect(chatIcon(page)).toBeVisible();
  await chatIcon(page).click();
  await expect(window).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test('the icon steps aside during play, and goes when an operator closes the chat', async ({ page }) => {
  await fetchedScripts(page);
  await page.clock.install();
  await openHome(page);
  await expect(chatIcon(page)).toBeVisible();
  await openForFun(page, 'Nocturne');
  await expect(page.getByRole('dialog', { name: 'Nocturne' })).toBeVisible();
  await expect(page.locator('[aria-label="Open live chat"]')).toHaveCount(0);
  try {
    await operator('chat', 'close');
    await page.getByRole('button', { name: 'Close game' }).click();
    await closeList(page);
    await expect(chatIcon(page)).toHaveCount(0);
    await takeFromMenu(page, 'Contact us');
    await expect(contact(page).getByRole('button', { name: /Live chat/ })).toBeDisabled();
    await operator('chat', 'open');
    // Looked at every 20 s.
    await page.clock.fastForward(20_000);
    await expect(contact(page).getByRole('button', { name: /Live chat/ })).toBeEnabled();
    await closeDialog(page, 'Contact us');
    await expect(chatIcon(page)).toBeVisible();
  } finally {
    await operator('chat', 'open');
  }
});

test('a chat that does not come says so, and the page continues', async ({ page }) => {
  await page.route(chatScript, (route) => route.abort());
  await openHome(page);
  await chatIcon(page).click();
  await expect(page.getByText('The chat couldn’t be opened.')).toBeVisible();
  await expect(chatIcon(page)).toBeVisible();
});
