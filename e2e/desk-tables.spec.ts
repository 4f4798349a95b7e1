import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { deskHeading, drawer, newColleague, strike, test } from './steps/desk.ts';
import { newMember } from './steps/login.ts';
import { Past } from './steps/past.ts';

const table = { code: 'live-wheel', game: 81, name: 'Shared Wheel' };

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past?.close());

/** A member with a game open for money, who says something through the studio's own call. */
async function speaker(page: Page) {
  const member = await newMember(page);
  await past.paidIn(member.id, 100_00n);
  await past.confirmedAddress(member.id);
  const launched = await page.request.post('/api/sys/game/getLaunchUrl', {
    headers: { authorization: member.token },
    data: { id: table.game, channel: 'pc' },
  });
  const opened = await page.request.get((await launched.json()).data, { maxRedirects: 0 });
  const session = opened.headers().location!.split('#session=')[1]!;
  return {
    id: Number(member.id),
    async say(text: string): Promise<string> {
      const answer = await page.request.post(`${process.env.STUDIO_ORIGIN}/play/say`, {
        headers: { 'x-play-session': session },
        data: { text },
      });
      const said = await answer.json();
      return said.ok ? 'said' : said.error.code;
    },
  };
}

test('words are switched on at a table, taken out, and who said them is muted and may speak again', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const { id, say } = await speaker(page);
  // In letters: seven digits in a row could be a number to call, and are not said.
  const first = `Good luck, all ${randomUUID().replace(/\d/g, 'x').slice(0, 8)}`;
  const { page: catalogue } = await newColleague(browser, ['content']);
  const { page: support } = await newColleague(browser, ['support']);
  const press = async (desk: Page, name: string, reason: string) => {
    await expect(desk.getByRole('dialog', { name })).toBeVisible();
    await desk.getByRole('dialog').getByLabel('Reason').fill(reason);
    await strike(desk, 'Control+Enter');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
  };

  await test.step('nothing can be said while chat is off', async () => {
    await catalogue.goto('/tables');
    await expect(deskHeading(catalogue, 'Tables')).toBeVisible();
    await catalogue.getByRole('button', { name: table.name, exact: true }).click();
    await expect(drawer(catalogue).getByText('Players who play for money may write here.')).toBeVisible();
    await strike(catalogue, '2');
    await press(catalogue, `Turn chat off: ${table.name}`, 'An evening without');
    await expect(drawer(catalogue).getByText('Chat is off.')).toBeVisible();
    expect(await say(first)).toBe('NOTHING_SAID');
    await strike(catalogue, '2');
    await press(catalogue, `Turn chat on: ${table.name}`, 'An evening with a host');
    await expect(drawer(catalogue).getByText('Players who play for money may write here.')).toBeVisible();
    await expect(drawer(catalogue).getByRole('listitem').filter({ hasText: 'An evening with a host' })).toContainText(
      'accepted',
    );
    expect(await say(first)).toBe('said');
  });

  const row = support.getByRole('row').filter({ hasText: first });
  await test.step('support reads it, and takes it out', async () => {
    await support.goto('/tables');
    await expect(support.getByRole('button', { name: 'Tables', exact: true })).toHaveCount(0);
    await support.getByRole('button', { name: first }).click();
    await strike(support, '3');
    await press(support, 'Remove', 'Not fit to be read');
    await expect(row.getByText('removed')).toBeVisible();
    await expect(drawer(support).getByRole('button', { name: 'Remove' })).toHaveCount(0);
  });

  await test.step('who said it is muted for a day, and told so', async () => {
    await strike(support, 'u');
    await support.getByRole('dialog').getByLabel('For how long').selectOption('1 day');
    await press(support, 'Mute', 'Again and again');
    await expect(row.getByText('muted')).toBeVisible();
    expect(await say('but why')).toBe('MUTED');
    await row.getByRole('button', { name: `Player ${id}` }).click();
    await expect(support.getByText('Again and again – until')).toBeVisible();
    await support.goBack();
    await support
      .getByRole('table', { name: 'Muted now' })
      .getByRole('row')
      .filter({ hasText: String(id) })
      .getByRole('button', { name: 'Unmute' })
      .click();
    await press(support, 'Unmute', 'Said sorry');
    await expect(support.getByText('No muted players.')).toBeVisible();
    await expect.poll(() => say('thank you'), { intervals: [500] }).toBe('said');
  });

  await test.step('the table rests, and the record says why', async () => {
    await strike(catalogue, '1');
    await press(catalogue, `Pause the table: ${table.name}`, 'Maintenance');
    await expect(catalogue.getByRole('row').filter({ hasText: table.name }).getByText('paused')).toBeVisible();
    await strike(catalogue, '1');
    await press(catalogue, `Open the table: ${table.name}`, 'Done');
    await expect(drawer(catalogue).getByRole('listitem').first()).toContainText('Open the table');
    const { page: auditor } = await newColleague(browser, ['compliance']);
    await auditor.goto(`/record?subject=table:${table.code}`);
    for (const reason of ['Done', 'Maintenance', 'Said sorry', 'Again and again', 'An evening with a host']) {
      await expect(auditor.getByText(reason).first()).toBeVisible();
    }
  });
});
