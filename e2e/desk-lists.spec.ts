import { expect } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { countPointing, deskHeading, newColleague, strike, test } from './steps/desk.ts';
import { newMember } from './steps/login.ts';

test('players are found by a filter, two are tagged, the view is kept and the list exported, by the keyboard alone', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const [first, second] = [await newMember(page), await newMember(page)];
  const day = new Date().toISOString().slice(0, 10);
  const { page: desk } = await newColleague(browser, ['risk', 'bonuses']);
  const table = desk.getByRole('table', { name: 'Players' });
  const rowOf = (username: string) => table.getByRole('row').filter({ hasText: username });
  const tag = `tag ${first.id}`;
  await desk.goto('/lists');
  await expect(deskHeading(desk, 'Lists')).toBeVisible();
  await expect(rowOf(first.username)).toBeVisible();
  const pointed = await countPointing(desk);

  await test.step('a filter from the keyboard stands in the address', async () => {
    await strike(desk, '/');
    await expect(desk.getByLabel('Player', { exact: true }).first()).toBeFocused();
    await desk.keyboard.type(second.username);
    await strike(desk, 'Enter');
    await expect(table.locator('tbody tr')).toHaveCount(1);
    await expect(desk).toHaveURL(new RegExp(`member=%22${second.id}%22|member=${second.id}`));
    await desk.getByRole('button', { name: 'Clear filters' }).press('Enter');
    await desk.getByLabel('Joined from').fill(day);
    await expect(rowOf(first.username)).toBeVisible();
    await expect(desk).toHaveURL(/joinedFrom=/);
    await desk.getByLabel('Joined from').press('Escape');
    await desk.evaluate(() => (document.activeElement as HTMLElement).blur());
  });

  await test.step('the two who joined last are selected and tagged', async () => {
    // Others may have joined meanwhile: the keys go to the two.
    for (const { username } of [first, second]) {
      for (let at = 0; at < 100; at++) {
        if ((await rowOf(username).getAttribute('aria-current')) !== null) break;
        await strike(desk, username === first.username ? 'j' : 'k');
      }
      await expect(rowOf(username)).toHaveAttribute('aria-current', 'true');
      await strike(desk, 'x');
    }
    await expect(desk.getByText('2 selected')).toBeVisible();
    await strike(desk, 't');
    const dialog = desk.getByRole('dialog', { name: 'Tags of 2 players' });
    await expect(dialog.getByLabel('Tags to add')).toBeFocused();
    await desk.keyboard.type(tag.toUpperCase());
    await strike(desk, 'Control+Enter');
    await expect(desk.getByRole('region', { name: 'Outcomes' })).toContainText('Done for 2 players.');
    for (const { username } of [first, second]) await expect(rowOf(username)).toContainText(tag);
    await strike(desk, 'Escape');
    await expect(desk.getByText('2 selected')).toHaveCount(0);
  });

  await test.step('the tag filters, a column is hidden, and both are kept as a view', async () => {
    await desk.getByLabel('Joined from').fill('');
    await desk.getByLabel('Tag', { exact: true }).selectOption(tag);
    await expect(table.locator('tbody tr')).toHaveCount(2);
    await desk.getByRole('button', { name: 'Columns' }).press('Enter');
    await desk.getByRole('checkbox', { name: 'Country' }).press(' ');
    await strike(desk, 'Escape');
    await expect(table.getByRole('columnheader', { name: 'Country' })).toHaveCount(0);
    await desk.evaluate(() => (document.activeElement as HTMLElement).blur());
    await strike(desk, 'Shift+W');
    await desk.getByRole('dialog').getByLabel('Name').fill('My two');
    await strike(desk, 'Control+Enter');
    await expect(desk.getByRole('button', { name: /My two/ })).toBeVisible();
    // What is filled in and chosen here by the test, a person types.
    expect(await pointed()).toBe(0);
    await desk.goto('/lists');
    await expect(table.getByRole('columnheader', { name: 'Country' })).toBeVisible();
    await strike(desk, 'w');
    await expect(desk.getByRole('button', { name: 'Views' })).toBeFocused();
    await strike(desk, 'Enter');
    await desk.getByRole('menuitem', { name: 'My two' }).press('Enter');
    await expect(table.locator('tbody tr')).toHaveCount(2);
    await expect(table.getByRole('columnheader', { name: 'Country' })).toHaveCount(0);
    await expectAccessible(desk, 'the list of players');
  });

  await test.step('what is shown is exported, and a row opens on the page of its player', async () => {
    await desk.evaluate(() => (document.activeElement as HTMLElement).blur());
    const saved = desk.waitForEvent('download');
    await strike(desk, 'd');
    const text = await (await saved).createReadStream().then(async (stream) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString('utf8');
    });
    expect(text.trim().split('\r\n')).toHaveLength(3);
    expect(text).not.toContain('country');
    await strike(desk, 'Enter');
    await expect(deskHeading(desk, new RegExp(`${first.username}|${second.username}`))).toBeVisible();
    await expect(desk.getByText(tag).first()).toBeVisible();
  });
});
