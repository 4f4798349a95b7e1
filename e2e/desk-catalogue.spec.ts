import { expect, type Page } from '@playwright/test';
import { deskHeading, drawer, newColleague, strike, test } from './steps/desk.ts';

/** No other test of this casino plays it. */
const name = 'Spring Tide';
const slots = (page: Page) => page.getByRole('region', { name: 'Slots', exact: true }).getByRole('listitem');

/** Asks for the home page until the slots that it brings are as they are said to be, and then looks at them. */
async function expectLobby(page: Page, holds: (names: string[]) => boolean): Promise<void> {
  const brought = async () => {
    const html = await (await page.request.get('/')).text();
    const { groups } = JSON.parse(/<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html)![1]!);
    return groups.slotsGames.data.map((game: { name: string }) => game.name);
  };
  await expect.poll(async () => holds(await brought()), { intervals: [250] }).toBe(true);
  await page.goto('/');
  await slots(page).first().waitFor();
  expect(holds(await slots(page).allTextContents())).toBe(true);
}

test('what an operator does to a game, players see within 5 seconds, and undoing brings it back', async ({
  page,
  browser,
}) => {
  const isFirst = (names: string[]) => names[0]?.includes(name) === true;
  const isShown = (names: string[]) => names.some((one) => one.includes(name));
  await expectLobby(page, (names) => isShown(names) && !isFirst(names));
  const { page: desk } = await newColleague(browser, ['content']);
  await desk.goto('/catalogue');
  await expect(deskHeading(desk, 'Catalogue')).toBeVisible();
  const row = desk.getByRole('row').filter({ hasText: name });
  const submit = async (reason: string) => {
    await desk.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill(reason);
    await strike(desk, 'Control+Enter');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
  };
  const undo = async () => {
    await drawer(desk).getByRole('button', { name: 'Undo', exact: true }).click();
    await submit('it was better before');
  };

  await test.step('it is moved to the top by the keyboard', async () => {
    await row.click();
    await expect(drawer(desk).getByRole('heading', { name })).toBeVisible();
    while (!(await desk.getByRole('row').nth(1).textContent())?.includes(name)) await strike(desk, 'Alt+ArrowUp');
    await expect(row.getByText('moved', { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Save the order' }).click();
    await submit('it is new');
    await expectLobby(page, isFirst);
    await undo();
    await expectLobby(page, (names) => !isFirst(names));
  });

  const change = async (fill: () => Promise<unknown>) => {
    await drawer(desk).getByRole('button', { name: 'Change', exact: true }).last().click();
    await fill();
    await submit('a test');
  };

  await test.step('it is closed', async () => {
    await change(() => desk.getByRole('dialog').getByLabel('State').selectOption('closed'));
    await expect(row.getByText('closed')).toBeVisible();
    await expectLobby(page, (names) => !isShown(names));
    await undo();
    await expectLobby(page, isShown);
  });

  await test.step('it is offered in one country alone, and this visitor is nowhere known', async () => {
    await change(async () => {
      await desk.getByRole('dialog').getByLabel('Offered').selectOption('only');
      await desk.getByRole('dialog').getByRole('combobox', { name: 'Countries' }).fill('philip');
      await desk.getByRole('option', { name: 'Philippines' }).click();
    });
    await expect(row.getByText('only in Philippines')).toHaveCount(0);
    await expect(drawer(desk).getByText('only in Philippines').first()).toBeVisible();
    await expectLobby(page, (names) => !isShown(names));
    await undo();
    await expectLobby(page, isShown);
  });
});
