import { expect, type Page } from '@playwright/test';
import { deskHeading, newColleague, strike, test } from './steps/desk.ts';
import { openHome } from './steps/site.ts';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const tab = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a notice goes from its draft to the players, by way of the preview, and back', async ({ page, browser }) => {
  const { page: desk, name } = await newColleague(browser, ['content']);
  const words = `Deposits by PIX pause tonight, says ${name}.`;
  await openHome(page);
  await expect(notices(page).getByText(words)).toHaveCount(0);

  await test.step('what is written stays a draft, also when one goes away without saving', async () => {
    await desk.goto('/queues');
    await expect(deskHeading(desk, 'Queues')).toBeVisible();
    await strike(desk, 'g', 'e');
    await tab(desk, 'Notices').click();
    await tab(desk, 'New').click();
    await desk.getByRole('group', { name: 'English' }).getByLabel('What it says').fill(words);
    await tab(desk, 'Banners').click();
    await tab(desk, 'Notices').click();
    await tab(desk, 'New').click();
    await expect(desk.getByText('Your unsaved changes have been restored.')).toBeVisible();
    await desk.keyboard.press('Control+s');
    await expect(desk.getByText('The draft is saved.')).toBeVisible();
    await expect(desk).toHaveURL(/id=\D*\d+/);
  });

  await test.step('without Filipino it is not published', async () => {
    await tab(desk, 'Publish').click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('maintenance');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByRole('alert')).toContainText('fil');
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await desk.getByRole('group', { name: 'Filipino' }).getByLabel('What it says').fill(`Hihinto ang PIX. ${name}`);
  });

  await test.step('the preview shows it, in a frame that runs nothing', async () => {
    await desk.getByRole('main').getByRole('heading', { level: 2 }).click();
    await strike(desk, 'p');
    const frame = desk.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame.contentFrame().getByText(words)).toBeVisible();
    await desk.getByRole('main').getByRole('button', { name: 'Filipino' }).click();
    await expect(frame.contentFrame().getByText(`Hihinto ang PIX. ${name}`)).toBeVisible();
    await strike(desk, 'v');
    await expect(desk.getByText('Players have not seen it yet.')).toBeVisible();
  });

  await test.step('published, it is there when a page that was open is loaded again', async () => {
    await tab(desk, 'Publish').click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('maintenance');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText('It is published.')).toBeVisible();
    const publishedMs = Date.now();
    await expect(async () => {
      await page.reload();
      await expect(notices(page).getByText(words)).toBeVisible({ timeout: 30_000 });
    }).toPass();
    process.stdout.write(`with players ${Date.now() - publishedMs} ms after it was published\n`);
  });

  await test.step('switched off and undone, each is a version with its reason', async () => {
    await tab(desk, 'Write').click();
    await desk.getByLabel('Switched on').uncheck();
    await tab(desk, 'Publish').click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('over');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText('not saved')).toHaveCount(0);
    await tab(desk, 'History').click();
    const history = desk.getByRole('main').getByRole('listitem');
    await expect(history.first()).toContainText('over');
    await history.last().getByRole('button', { name: 'Publish this again' }).click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('not over');
    await desk.keyboard.press('Control+Enter');
    await expect(history.first()).toContainText('brings back version 1');
    await history.nth(1).getByRole('button', { name: 'Publish this again' }).click();
    await desk.getByRole('dialog').getByLabel('Reason').fill('over at last');
    await desk.keyboard.press('Control+Enter');
    await expect(history).toHaveCount(4);
  });
});

test('two who write at the same time are shown, and neither loses a word', async ({ browser }) => {
  const anna = await newColleague(browser, ['content']);
  const ben = await newColleague(browser, ['content']);
  const path = '/content?tab=articles&id=17';
  const title = (desk: Page) => desk.getByRole('group', { name: 'English' }).getByLabel('Title');
  await anna.page.goto(path);
  await ben.page.goto(path);
  await title(ben.page).fill(`By ${ben.name}`);
  await title(anna.page).fill(`By ${anna.name}`);
  await anna.page.keyboard.press('Control+s');
  await expect(anna.page.getByText('The draft is saved.')).toBeVisible();
  await ben.page.keyboard.press('Control+s');
  await expect(ben.page.getByRole('alert')).toContainText(`${anna.name} saved another draft`);
  await expect(title(ben.page)).toHaveValue(`By ${ben.name}`);
  await tab(ben.page, 'Compare with theirs').click();
  await expect(ben.page.locator('del', { hasText: `By ${anna.name}` })).toBeVisible();
  await expect(ben.page.locator('ins', { hasText: `By ${ben.name}` })).toBeVisible();
  await tab(ben.page, 'Continue with theirs').click();
  await tab(ben.page, 'Write').click();
  await expect(title(ben.page)).toHaveValue(`By ${anna.name}`);
  await tab(ben.page, 'Discard the draft').click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(title(ben.page)).toHaveValue('Bonus: questions and answers');
});

test('banners are put in order by the keys, and the order is saved once', async ({ page, browser }) => {
  const { page: desk, ask } = await newColleague(browser, ['content']);
  await desk.goto('/content?tab=banners');
  const names = () =>
    desk.getByRole('main').getByRole('row').getByRole('button').filter({ hasText: /\w{4}/ }).allTextContents();
  const before = await ask('/operator/content/list', { kind: 'banner' });
  await expect.poll(names).toEqual(before.map(({ name }) => name));
  await strike(desk, 'j', 'Alt+ArrowDown');
  await expect(desk.getByText('The order is not saved yet.')).toBeVisible();
  await strike(desk, 'Control+s');
  await expect(desk.getByText('The order is saved.')).toBeVisible();
  const [first, second, ...others] = before.map(({ id }) => id) as [number, number, ...number[]];
  await openHome(page);
  const shown = await page.request.post('/api/base/banner/listAll', { data: { enabled: 1 } });
  const ids = (await shown.json()).data.map(({ id }: { id: number }) => id);
  expect(ids).toEqual([second, first, ...others]);
  await ask('/operator/content/reorder', { kind: 'banner', before: ids, ids: [first, second, ...others] });
});
