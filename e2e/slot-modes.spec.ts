import { expect, test } from '@playwright/test';
import { sitDown } from './steps/play.ts';
import { openHome } from './steps/site.ts';

test('a slot takes the ante for more, and sells its free spins for what it says', async ({ page }) => {
  await openHome(page);
  const { game, balance, close } = await sitDown(page, 'Corsair Gold', { forFun: true, fast: true });
  const minor = async () => Number((await balance()).replace(/[^\d]/g, ''));
  const spin = game.getByRole('button', { name: 'Spin', exact: true });
  const open = game.getByRole('button', { name: /^Ante and free spins/ });
  const stake = game.getByRole('button', { name: /^Stake / });
  await expect(spin).toBeEnabled();
  const plain = await stake.textContent();

  await open.click();
  const sheet = game.getByRole('dialog', { name: 'Ante and free spins' });
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(stake).not.toHaveText(plain!);
  await spin.click();
  await expect(spin).toBeEnabled();

  const before = await minor();
  await open.click();
  const buy = sheet.getByRole('button', { name: /^Buy 8 free spins for / });
  const price = Number((await buy.textContent())!.replace(/^.*for/, '').replace(/[^\d]/g, ''));
  await buy.click();
  await expect(game.getByText('8 free spins').first()).toBeAttached();
  await expect(spin).toBeEnabled();
  const win = Number(
    (await game
      .locator('.readout', { hasText: /^(Win|Returned)/ })
      .last()
      .textContent())!.replace(/[^\d]/g, ''),
  );
  expect(await minor()).toBe(before - price + win);
  await close();
});
