import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { drawer, newColleague, strike } from './steps/desk.ts';
import { newMember } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { sitDown, type Table } from './steps/play.ts';
import { arriveAs } from './steps/site.ts';
import { takeSize } from './steps/sizes.ts';

const wheel = 'Shared Wheel';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past?.close());

/** A member with money and a confirmed mail address, at the table. */
async function sitAsMember(page: Page): Promise<Table & { username: string }> {
  const member = await newMember(page);
  await past.paidIn(member.id, 100_00n);
  await past.confirmedAddress(member.id);
  await arriveAs(page, member.token, 'en');
  return { ...(await sitDown(page, wheel)), username: member.username };
}

async function another(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, viewport: page.viewportSize() });
  return context.newPage();
}

/** The chat of the table: beside the game, or below it once its door was opened. */
async function openChat({ game }: Table, isNarrow: boolean): Promise<Locator> {
  if (isNarrow) await game.getByRole('button', { name: /^Chat/ }).click();
  return game.getByRole('region', { name: 'Chat', exact: true });
}

async function say(chat: Locator, text: string): Promise<void> {
  await chat.getByRole('textbox', { name: 'Say something' }).fill(text);
  await chat.getByRole('button', { name: 'Send' }).click();
}

/** Whether one lies over the other, in the frame of the game. */
async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('one of them is not shown');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('two members talk at a table, one mutes and reports, a moderator removes, and a visitor comes by a link', async ({
  page,
  browser,
  isMobile,
}) => {
  await takeSize(page, isMobile, [390, 664]);
  // Both sizes are walked through in one casino.
  const wish = `Good luck from a ${isMobile ? 'phone' : 'desk'}`;
  const theirs = await another(browser, page);
  const [ann, ben] = [await sitAsMember(page), await sitAsMember(theirs)];
  const benSays = await openChat(ben, isMobile);

  await test.step('both are counted, each once', async () => {
    await expect(ann.game.locator('.live-status')).toContainText('2 at this table');
    await expect(ben.game.locator('.live-status')).toContainText('2 at this table');
  });

  await test.step('what one writes is announced to the other, and covers nothing', async () => {
    await say(benSays, wish);
    await expect(benSays.getByRole('listitem').filter({ hasText: wish })).toContainText('You');
    if (isMobile) await expect(ann.game.getByRole('button', { name: 'Chat, 1 new message' })).toBeVisible();
  });

  const annSays = await openChat(ann, isMobile);
  const message = annSays.getByRole('listitem').filter({ hasText: wish });
  await test.step('the other reads it, by a number and no name', async () => {
    await expect(message).toContainText(/^#\d{1,4}/);
    await expect(annSays).not.toContainText(ben.username);
    for (const covered of [ann.game.locator('.chip-dock'), ann.game.locator('.live-status')])
      expect(await covers(annSays, covered)).toBe(false);
    await expectAccessible(page, 'chat at a table');
  });

  await test.step('links are refused with the reason', async () => {
    await say(annSays, 'see www.example.com');
    await expect(annSays.getByRole('alert')).toContainText('no links');
    await annSays.getByRole('textbox', { name: 'Say something' }).fill('');
  });

  await test.step('a person is muted on this device and shown again', async () => {
    await message.getByRole('button', { name: /mute or report/ }).click();
    await message.getByRole('button', { name: 'Mute this person' }).click();
    await expect(message).toHaveCount(0);
    await annSays.getByRole('button', { name: 'Unmute' }).click();
    await expect(message).toBeVisible();
  });

  await test.step('a message is reported, and stands before the moderators with its context', async () => {
    await message.getByRole('button', { name: /mute or report/ }).click();
    await message.getByRole('button', { name: 'Report', exact: true }).click();
    await message.getByRole('button', { name: 'Spam or advertising' }).click();
    await expect(annSays.getByText('Reported. A moderator will read it.')).toBeVisible();
    const { page: support } = await newColleague(browser, ['support']);
    await support.goto('/queue/chatReports');
    const row = support.getByRole('row').filter({ hasText: 'Spam or advertising' }).last();
    await row.click();
    await expect(support.getByText(wish).first()).toBeVisible();
    await support.goto('/tables');
    await support.getByRole('button', { name: wish }).first().click();
    await strike(support, '3');
    await support.getByRole('dialog').getByLabel('Reason').fill('Not fit to be read');
    await strike(support, 'Control+Enter');
    await expect(drawer(support).getByRole('button', { name: 'Remove' })).toHaveCount(0);
    await support.context().close();
  });

  await test.step('its place stays, without its text', async () => {
    await expect(annSays.getByText('Removed by a moderator').last()).toBeVisible();
    await expect(message).toHaveCount(0);
  });

  await test.step('the chat can be hidden', async () => {
    await annSays.getByRole('button', { name: 'Hide chat' }).click();
    await expect(annSays.getByText('Chat is hidden on this device.')).toBeVisible();
    await annSays.getByRole('button', { name: 'Show chat' }).click();
  });

  const link = await test.step('a link to the table is made, without a name in it', async () => {
    if (isMobile) {
      await ann.game.getByRole('button', { name: 'Close chat' }).click();
      await ann.game.getByRole('button', { name: 'At this table', exact: true }).click();
    }
    await ann.game.getByRole('button', { name: 'Invite someone to this table' }).click();
    const popup = page.getByRole('dialog', { name: `Invite someone to ${wheel}` });
    const field = popup.getByRole('textbox', { name: 'Link to the table' });
    await expect(field).toHaveValue(/#\/table\?invitation=studio\.live-wheel\./);
    await expectAccessible(page, 'an invitation to a table');
    return field.inputValue();
  });

  await test.step('a visitor sees what it takes, logs in, and sits at the table', async () => {
    const visitor = await another(browser, page);
    await visitor.goto(new URL(link).pathname + new URL(link).hash);
    await expect(visitor.getByRole('heading', { name: wheel })).toBeVisible();
    await expect(visitor.getByText('To be 18 or older')).toBeVisible();
    await expect(visitor.getByText(/^2 people$/)).toBeVisible();
    await expect(visitor.locator('body')).not.toContainText(ann.username);
    await expectAccessible(visitor, 'an invitation, as a visitor sees it');
    const member = await newMember(visitor);
    await past.paidIn(member.id, 100_00n);
    await visitor.getByRole('button', { name: 'Log in and open the table' }).click();
    const form = visitor.getByRole('dialog');
    await form.getByLabel('Username / Email').fill(member.username);
    await form.getByLabel('Password', { exact: true }).fill(member.password);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    const game = visitor.frameLocator(`iframe[title="${wheel}"]`);
    await expect(game.locator('.live-status')).toContainText('3 at this table');
    const talk = await openChat({ ...ann, game }, isMobile);
    await expect(talk.getByText('Confirm your e-mail address in your account to write here.')).toBeVisible();
    await visitor.context().close();
  });

  await test.step('who leaves is counted no more', async () => {
    await theirs.context().close();
    await expect(ann.game.locator('.live-status')).toContainText('1 at this table');
  });
});
