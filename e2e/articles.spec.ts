import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { newColleague } from './steps/desk.ts';
import { operator } from './steps/operator.ts';
import { closeDialog, complaintsOf, openHome, takeFromMenu } from './steps/site.ts';

const words = (page: Page) => page.getByRole('article').locator('[lang]');

/** What the browser makes of the look of an article. */
function lookOf(page: Page): Promise<{ background: string; font: string; padding: string }> {
  return words(page).evaluate((element) => {
    const { backgroundColor: background, color: font, padding } = getComputedStyle(element);
    return { background, font, padding };
  });
}

test('an article is read by its id, with the look its editor chose, and prints as words alone', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(context);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/#/article?id=7');
  await expect(page.getByRole('heading', { name: 'Promotions', level: 1 })).toBeVisible();
  expect(await lookOf(page)).toEqual({ background: 'rgb(23, 37, 32)', font: 'rgb(243, 236, 221)', padding: '24px' });
  await expect(page.getByText(/^Last updated on \w+ \d+, \d{4}\./)).toBeVisible();
  await expectAccessible(page, 'an article with a look of its own');

  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  expect(await lookOf(page)).toMatchObject({ background: 'rgb(255, 255, 255)', font: 'rgb(0, 0, 0)' });
  await page.emulateMedia({ media: null });

  for (const none of ['/#/article?id=999', '/#/article?id=x', '/#/article']) {
    await page.goto(none);
    await expect(page.getByRole('main').getByText(/^We couldn’t find (that|this article)/)).toBeVisible();
    await expect(words(page)).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('what an operator writes is shown, colours and padding too, and nothing of it runs', async ({ page, browser }) => {
  // Members agree to the rules of cash-outs: two people publish them.
  const second = await newColleague(browser, ['content']);
  const publish = async (...args: string[]) => {
    await expect(operator('articles', 'edit', '6', ...args)).rejects.toThrow('needs a second person');
    const [approval] = (await second.ask('/operator/approval/list', { pageSize: 1 })).rows;
    await second.ask('/operator/approval/approve', { id: approval!.id, proposedHash: approval!.proposedHash });
  };
  const file = test.info().outputPath('text.md');
  const former = await operator('articles', 'show', '6');
  try {
    await writeFile(
      file,
      '# Deadlines\n\nA week.<img src=x onerror="window.stolen=1"><script>window.stolen=1</script>\n',
    );
    const look = ['--background', '#ffffff', '--font', '#102030', '--padding', '12px'];
    await publish('--file', file, ...look);
    // The drawer takes the page that is configured for the cash-out rules.
    await openHome(page);
    await takeFromMenu(page, 'Cash-out rules');
    const rules = page.getByRole('dialog', { name: 'Cash-out rules' });
    await expect(rules.getByRole('heading', { name: 'Deadlines' })).toBeVisible();
    expect(await lookOf(page)).toEqual({ background: 'rgb(255, 255, 255)', font: 'rgb(16, 32, 48)', padding: '12px' });
    expect(await page.evaluate(() => (window as { stolen?: number }).stolen)).toBeUndefined();
    await expectAccessible(page, 'an article in a window');
    await closeDialog(page, 'Cash-out rules');
  } finally {
    await writeFile(file, former);
    await publish('--file', file, '--background', '', '--font', '', '--padding', '');
    await second.page.context().close();
  }
});

test('banking, promotions and the user agreement open over whatever was open', async ({ page }) => {
  await openHome(page);
  await takeFromMenu(page, 'Promotions');
  await page.getByRole('button', { name: 'General rules of promotions' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Promotions' }).getByText('Running now', { exact: true }),
  ).toBeVisible();
  await closeDialog(page, 'Promotions');
  await takeFromMenu(page, 'Banking');
  const banking = page.getByRole('dialog', { name: 'Banking' });
  await expect(banking.getByRole('row', { name: /^Card/ })).toBeVisible();
  await expect(banking.getByRole('row', { name: /^Bank account/ })).toBeVisible();
  await closeDialog(page, 'Banking');
  await page.goto('/#/branchIndex/help');
  await page.getByRole('button', { name: 'User agreement' }).click();
  await expect(page.getByRole('dialog', { name: 'User agreement' }).getByText('Cyprus').first()).toBeVisible();
});
