import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf } from './steps/calls.ts';
import { countPointing, deskHeading, drawer, newColleague, rowOf, strike, test } from './steps/desk.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { takeFromMenu } from './steps/site.ts';

/** The window of the conversations, and of one of them by its topic. */
const window = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a player writes, two colleagues work on it by the keyboard, and the player reads and rates the answer', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const member = await newMember(page);
  const ask = callsOf(page, member.token);
  const { page: desk, name, ask: staff } = await newColleague(browser, ['support']);
  const second = await newColleague(browser, ['support']);

  const id = await test.step('the player writes from the site', async () => {
    await openHomeAs(page, member);
    await takeFromMenu(page, 'Contact us');
    await window(page, 'Contact us')
      .getByRole('button', { name: /Your conversations/ })
      .click();
    await window(page, 'Your conversations').getByRole('button', { name: 'New message' }).click();
    const form = window(page, 'New message');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(form.getByRole('alert')).toHaveText('Please choose a topic');
    await form.getByRole('button', { name: /^Topic/ }).click();
    await page.getByRole('option', { name: 'Bonus' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await form.getByLabel('Message').fill('Do bets at the tables count?');
    await expectAccessible(page, 'new conversation');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(window(page, 'Bonus')).toContainText('Do bets at the tables count?');
    return (await ask('/base/support/list', {}))[0]!.id;
  });

  await desk.goto(`/queue/contacts?member=${member.id}`);
  await expect(rowOf(desk, id)).toBeVisible();
  const pointed = await countPointing(desk);

  await test.step('one claims it by beginning an answer, and the other sees that', async () => {
    await strike(desk, 'Enter');
    await expect(drawer(desk)).toContainText('Do bets at the tables count?');
    await strike(desk, 'y');
    await expect(desk.getByLabel('Your answer')).toBeFocused();
    await expect(drawer(desk)).toContainText(/until/);
    await second.page.goto(`/queue/contacts?member=${member.id}&row=${id}`);
    await expect(drawer(second.page).getByText(`${name} is working on this thread`)).toBeVisible();
    await drawer(second.page).getByLabel('Your answer').fill('My words instead');
    await expect(drawer(second.page).getByRole('button', { name: /^Send Ctrl/ })).toBeDisabled();
  });

  await test.step('a note names the other, who is notified', async () => {
    await strike(desk, 'Escape');
    await strike(desk, 'm');
    await expect(desk.getByLabel('Your note')).toBeFocused();
    await desk.keyboard.type(`@${second.name} which games count?`);
    await strike(desk, 'Control+Enter');
    await expect(drawer(desk).getByRole('listitem').filter({ hasText: 'Players never see it' })).toContainText(
      'which games',
    );
    await second.page.getByRole('button', { name: '1 note mentions you' }).click();
    await second.page.getByRole('menuitem').click();
    await expect(deskHeading(second.page, `Thread ${id}`)).toBeVisible();
    await expect(second.page.getByRole('button', { name: '1 note mentions you' })).toHaveCount(0);
  });

  await test.step('a macro comes into the draft, is edited and sent', async () => {
    await strike(desk, 'Escape');
    await strike(desk, 'y');
    await expect(desk.getByLabel('Your answer')).toBeFocused();
    // From the field back to the choice of macros before it.
    await strike(desk, 'Shift+Tab');
    await expect(desk.getByLabel('Macro')).toBeFocused();
    await strike(desk, 'w');
    await expect(desk.getByLabel('Your answer')).toHaveValue(/^Hello .+, thank you for writing to us\./);
    await desk.getByLabel('Your answer').focus();
    await strike(desk, 'Control+A');
    await desk.keyboard.type('They count by a tenth.');
    await strike(desk, 'Control+Enter');
    await expect(drawer(desk).getByRole('listitem').filter({ hasText: 'They count by a tenth.' })).toBeVisible();
    expect(await pointed()).toBe(0);
  });

  await test.step('the answer is there without a reload, is rated and solves it', async () => {
    const conversation = window(page, 'Bonus');
    await expect(conversation).toContainText('They count by a tenth.');
    await expect(conversation).not.toContainText('which games count');
    await expectAccessible(page, 'conversation');
    await conversation.getByRole('button', { name: 'Yes, it helped' }).click();
    await expect(conversation.getByRole('button', { name: 'Yes, it helped' })).toHaveAttribute('aria-pressed', 'true');
    await conversation.getByRole('button', { name: 'Mark as solved' }).click();
    await expect(conversation).toContainText('Solved');
  });

  await test.step('the list of threads has it with what the player said', async () => {
    const { rows, columns } = await staff('/operator/list/read', {
      list: 'threads',
      filter: { member: String(member.id) },
    });
    const cells = Object.fromEntries(columns.map((column, at) => [column, rows[0]!.cells[at]]));
    expect(cells).toMatchObject({ state: 'solved', satisfied: true });
    await desk.goto('/lists?list=threads');
    await desk.getByRole('table').getByRole('row').filter({ hasText: member.username }).click();
    await expect(deskHeading(desk, `Thread ${id}`)).toBeVisible();
    await expectAccessible(desk, 'thread');
  });
});
