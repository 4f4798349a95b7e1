import { expect, test } from '@playwright/test';
import { sitDown } from './steps/play.ts';
import { openHome } from './steps/site.ts';

const minorOf = (text: string | null) => Number(text!.replace(/[^\d]/g, ''));

test('fifty hands of video poker take fifty stakes, and what they pay can be doubled or collected', async ({
  page,
}) => {
  await openHome(page);
  const { game, balance, close } = await sitDown(page, 'Jacks or Better', { forFun: true, fast: true });
  const button = (name: string | RegExp) => game.getByRole('button', { name, exact: true });
  const before = minorOf(await balance());
  await game.getByRole('combobox', { name: 'Hands' }).selectOption('50');
  const total = minorOf(await game.locator('.stake-bar .readout__name').textContent());
  await button('Double-up').click();
  await expect(button('Double-up')).toHaveAttribute('aria-pressed', 'true');
  await button('Deal').click();
  await expect(button('Draw')).toBeEnabled();
  expect(minorOf(await balance())).toBe(before - total);
  await button(/^Card 1/).click();
  await button('Draw').click();
  // Of fifty hands that hold a card, one that pays nothing at all comes once in thousands of rounds.
  await expect(button('Collect')).toBeEnabled();
  await expect(game.getByRole('list', { name: 'The 49 other hands' }).getByRole('listitem')).toHaveCount(49);
  const won = minorOf(
    await game
      .locator('.readout', { hasText: /^(Win|Returned)/ })
      .last()
      .textContent(),
  );
  await expect(button(/^Double to/)).toBeEnabled();
  expect(minorOf(await button(/^Double to/).textContent())).toBe(2 * won);

  await game.locator('body').press('d');
  await expect(button('Pick card 4')).toBeEnabled();
  await expect(button('Collect')).toHaveCount(0);
  await button('Pick card 2').click();
  // Lost, or doubled, or as it was: a round that is still open is collected.
  await expect(game.locator('.draw-poker')).toHaveAttribute('data-phase', 'rest');
  const isLost = (await button('Deal').count()) > 0;
  if (!isLost) await button('Collect').click();
  await expect(button('Deal')).toBeEnabled();
  const after = minorOf(await balance()) - (before - total);
  expect(isLost ? [0] : [won, 2 * won]).toContain(after);
  await close();
});

test('a call of the racetrack lays its chips, and the roads of a card table suggest nothing', async ({ page }) => {
  await openHome(page);
  const roulette = await sitDown(page, 'European Roulette', { forFun: true, fast: true });
  await roulette.game.getByRole('button', { name: 'Racetrack', exact: true }).click();
  const track = roulette.game.getByRole('dialog', { name: 'Racetrack' });
  await track.getByRole('button', { name: /^Tiers du cylindre/ }).click();
  await expect(track.getByRole('status')).toContainText('Tiers du cylindre: 6 chips');
  await track.getByRole('combobox').selectOption('1');
  await track.getByRole('button', { name: '17 and 1 on each side', exact: true }).click();
  await expect(track.getByRole('status')).toContainText('3 chips');
  await track.getByRole('button', { name: 'Close' }).click();
  for (const spot of [/^Split 5 and 8/, /^Straight 25/, /^Straight 34/])
    await expect(roulette.game.getByRole('button', { name: spot })).toHaveAccessibleName(/\d/);
  await expect(roulette.game.locator('.betting__chip')).toHaveCount(9);
  await roulette.close();

  const baccarat = await sitDown(page, 'Baccarat', { forFun: true, fast: true });
  await baccarat.game.getByRole('button', { name: 'Roads', exact: true }).click();
  await expect(baccarat.game.getByRole('dialog', { name: 'Roads' })).toContainText('do not influence the next one');
  await baccarat.game.getByRole('button', { name: 'Close' }).click();
  await baccarat.close();
});
