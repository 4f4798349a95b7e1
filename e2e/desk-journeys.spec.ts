import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf } from './steps/calls.ts';
import { deskHeading, drawer, newColleague, newName, strike, test } from './steps/desk.ts';
import { newMember } from './steps/login.ts';
import { complaintsOf } from './steps/site.ts';

test('a journey is written by keyboard, back-tested, switched on by two people, reaches a player, shows its numbers, and is paused', async ({
  page,
  browser,
}) => {
  const [maker, second] = [await newColleague(browser, ['bonuses']), await newColleague(browser, ['bonuses'])];
  const desk = maker.page;
  const complaints = [complaintsOf(desk.context()), complaintsOf(second.page.context())];
  const name = newName('journey');
  const steps = desk.getByRole('region', { name: 'Steps' });
  const at = (step: RegExp) =>
    steps
      .getByRole('listitem')
      .filter({ has: desk.getByText(step) })
      .last();

  await test.step('the steps are added and written without a mouse', async () => {
    await desk.goto('/journeys');
    await expect(deskHeading(desk, 'Journeys')).toBeVisible();
    await press(desk, 'New journey');
    await add(desk, 'Add the first step', 'Message on the site');
    await write(desk, ['Welcome to the casino', 'Maligayang pagdating sa casino']);
    await add(desk, 'Add a step after step 1: Then', 'Control group');
    await add(desk, 'Add a step before step 1', 'Condition');
    const form = desk.getByRole('region', { name: 'Step 3' });
    await expect(form.getByLabel('Compared')).toBeFocused();
    await form.getByLabel('Compared').selectOption('country');
    await form.getByLabel('One of').fill('PH');
    await expectAccessible(desk, 'the editor of a journey');
    // A second way through the condition, and a control group that is taken out again.
    await add(desk, 'Add a step after step 3: If not', 'Email');
    await press(desk, 'Remove this step');
    await desk.getByRole('button', { name: /^2 Control group/ }).focus();
    await desk.keyboard.press('Enter');
    await press(desk, 'Remove this step');
    await desk.getByLabel('Name').fill(name);
    await desk.getByLabel('Reason').fill('Welcome');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByRole('heading', { name })).toBeVisible();
    await expect(steps.getByText('Country: PH')).toBeVisible();
  });

  await test.step('it is back-tested, and proposed', async () => {
    await expect(desk.getByText('Back-test this version before it is switched on.')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Switch on' })).toBeHidden();
    await press(desk, 'Back-test');
    await expect(desk.getByRole('status').filter({ hasText: 'would have entered' })).toBeVisible();
    await press(desk, 'Switch on');
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('It was back-tested');
    await desk.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(desk.getByText(/waits for a second person as approval/)).toBeVisible();
  });

  const { rows } = await maker.ask('/operator/journey/list', { pageSize: 200 });
  const { id } = rows.find((one) => one.name === name)!;
  await test.step('a second person approves exactly this', async () => {
    const { approval } = await second.ask('/operator/journey/get', { id });
    await second.page.goto(`/queue/approvals?row=${approval}`);
    await expect(drawer(second.page)).toContainText(`Journey ${id}`);
    const decided = second.page.waitForResponse((answer) => answer.url().endsWith('/operator/queue/decide'));
    await strike(second.page, '1');
    expect((await (await decided).json()).error).toBe(0);
    const state = async () => (await maker.ask('/operator/journey/get', { id })).state;
    // Until then it can be taken back.
    await expect.poll(state, { timeout: 60_000 }).toBe('running');
  });

  await test.step('a player who joins and takes offers receives the message, and the numbers show it', async () => {
    await page.goto('/');
    const member = await newMember(page);
    const ask = callsOf(page, member.token);
    await ask('/sys/consent/setOffers', { given: true });
    const messages = async () => (await ask('/base/news/listPage', {})).content.map(({ message }) => message);
    await expect.poll(messages, { timeout: 60_000 }).toContain('Welcome to the casino');
    await expect(at(/^1 Message on the site/)).toContainText(/Entered 1.*Done 1/, { timeout: 60_000 });
    await expectAccessible(desk, 'a journey');
  });

  await test.step('one person pauses it, at once', async () => {
    await press(desk, 'Pause');
    await desk.getByRole('dialog').getByLabel('Reason').fill('Enough');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByRole('dialog')).toBeHidden();
    await expect(desk.getByRole('heading', { name })).toContainText('Paused');
  });
  expect(complaints.flat()).toEqual([]);
});

/** By the keyboard alone. */
async function press(desk: Page, button: string): Promise<void> {
  await desk.getByRole('button', { name: button, exact: true }).focus();
  await desk.keyboard.press('Enter');
}

/** Opens the menu of a place, and goes down to the kind of step. */
async function add(desk: Page, place: string, kind: string): Promise<void> {
  await press(desk, place);
  const item = desk.getByRole('menuitem', { name: kind, exact: true });
  await expect(item).toBeVisible();
  for (let tries = 0; tries < 12 && !(await item.evaluate((one) => one === document.activeElement)); tries++) {
    await desk.keyboard.press('ArrowDown');
  }
  await desk.keyboard.press('Enter');
  await expect(item).toBeHidden();
}

/** Types into the field that has the focus and those after it. */
async function write(desk: Page, texts: readonly string[]): Promise<void> {
  await expect(desk.getByRole('textbox', { name: 'English', exact: true })).toBeFocused();
  for (const [place, text] of texts.entries()) {
    if (place > 0) await desk.keyboard.press('Tab');
    await desk.keyboard.insertText(text);
  }
}
