import { expect, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { callsOf } from './steps/calls.ts';
import { seeLiveRounds } from './steps/live-rounds.ts';
import { newMember, openHomeAs } from './steps/login.ts';
import { Past } from './steps/past.ts';
import { spinByCalls } from './steps/play-by-calls.ts';
import { openHome } from './steps/site.ts';
import { phonesFor, takeSize } from './steps/sizes.ts';

let past: Past;
test.beforeAll(async () => {
  past = await Past.open();
});
test.afterAll(() => past.close());

test('rounds of two members are seen by a visitor, one with a name and one without, and can be seen again', async ({
  page,
  isMobile,
  browser,
  baseURL,
}) => {
  await takeSize(page, isMobile, phonesFor(4)[0]!);
  const [named, hidden] = [await newMember(page), await newMember(page)];
  for (const member of [named, hidden]) await past.paidIn(member.id, 100_00n);
  await callsOf(page, named.token)('/sys/consent/setLiveRounds', { given: true });
  for (const member of [named, hidden]) await spinByCalls(page, callsOf(page, member.token));

  await test.step('a visitor', async () => {
    await openHome(page);
    const list = await seeLiveRounds(page);
    await expect(list.getByRole('row').nth(1)).toContainText('Nocturne');
    await expect(list.getByText('Hidden').first()).toBeAttached();
    await expect(list.getByText(`${named.username.slice(0, 2)}•••`).first()).toBeAttached();
    await expect(list.getByRole('button', { name: 'Mine', exact: true })).toHaveCount(0);
    await expectAccessible(page, 'live rounds');
    await list
      .getByRole('button', { name: /^Replay Nocturne/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Nocturne' });
    const game = dialog.frameLocator('iframe');
    await expect(game.getByText(/^\d+\.\d\d×$/).first()).toBeVisible();
    await expect(game.getByText('$')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the member who plays sees the own round, and may take it along', async () => {
    await openHomeAs(page, hidden);
    const list = await seeLiveRounds(page);
    await list.getByRole('button', { name: 'Mine', exact: true }).click();
    await expect(list.getByRole('row')).toHaveCount(2);
    await list.getByRole('button', { name: /^Replay Nocturne/ }).click();
    const game = page.getByRole('dialog', { name: 'Nocturne' }).frameLocator('iframe');
    await expect(game.getByText('This round can be verified once its player changes the seed.')).toBeVisible();
  });

  await test.step('and shares it: a visitor with the link sees it until the link is ended', async () => {
    const dialog = page.getByRole('dialog', { name: 'Nocturne' });
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Link to the round' }).inputValue();
    await expectAccessible(page, 'sharing a round');
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save as a picture' }).click();
    expect((await saved).suggestedFilename()).toBe('Nocturne.png');

    const visitor = await (await browser.newContext({ viewport: page.viewportSize(), baseURL })).newPage();
    await visitor.goto(link);
    const shown = visitor.getByRole('article');
    await expect(shown.getByText('Hidden')).toBeVisible();
    await expect(
      shown
        .frameLocator('iframe')
        .getByText(/^\d+\.\d\d×$/)
        .first(),
    ).toBeVisible();
    await expect(shown.getByText('Staked')).toHaveCount(0);
    await expectAccessible(visitor, 'a shared round');

    await dialog.getByRole('checkbox', { name: 'Show what I staked and won' }).check();
    await expect(dialog.getByRole('textbox', { name: 'Link to the round' })).toHaveValue(link);
    await expect(async () => {
      await visitor.reload();
      await expect(shown.getByText('Staked')).toBeVisible();
    }).toPass();
    await dialog.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('This round is not shared')).toBeVisible();
    await visitor.context().close();
  });

  await test.step('a break closes the list', async () => {
    await callsOf(page, hidden.token)('/sys/protection/takeBreak', { hours: 24 });
    await page.goto('about:blank');
    const rounds = await page.request.post('/api/sys/liveRound/list', {
      headers: { authorization: hidden.token },
      data: {},
    });
    expect((await rounds.json()).data?.rounds ?? null).toBeNull();
  });
});
