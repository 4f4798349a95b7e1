import { expect, type FrameLocator, type Page } from '@playwright/test';

/** A game in its frame. */
export interface Table {
  game: FrameLocator;
  /** The balance that the game shows. */
  balance: () => Promise<string>;
  close: () => Promise<void>;
}

/** Opens a game from the home page and waits until it can be played. */
export async function sitDown(page: Page, name: string, { forFun = false } = {}): Promise<Table> {
  const tile = forFun ? `Play ${name} for fun` : `Play ${name}`;
  await page.getByRole('main').getByRole('button', { name: tile, exact: true }).first().click();
  const window = page.getByRole('dialog', { name });
  const game = page.frameLocator(`iframe[title="${name}"]`);
  await expect(game.getByRole('button', { name: 'Rules' })).toBeVisible({ timeout: 30_000 });
  return {
    game,
    async balance() {
      const readout = await game.locator('.readout', { hasText: 'Balance' }).first().textContent();
      return /[$₱€][\d,]+\.\d{2}/.exec(readout ?? '')?.[0] ?? `no amount in "${readout}"`;
    },
    async close() {
      await window.getByRole('button', { name: 'Close the game' }).click();
      await expect(window).toBeHidden();
    },
  };
}

/** One spin of the slot, to its end. `seen` is called while the reels still turn. */
export async function spinSlot({ game }: Table, seen?: () => Promise<void>): Promise<void> {
  const machine = game.locator('.nocturne');
  await expect(machine).toHaveAttribute('data-phase', 'rest');
  await game.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(machine).not.toHaveAttribute('data-phase', 'rest');
  await seen?.();
  await expect(machine).toHaveAttribute('data-phase', 'rest', { timeout: 90_000 });
}

/** A chip on red, one on black and one on 17; the ball decides. */
export async function spinRoulette({ game }: Table): Promise<void> {
  const table = game.locator('.roulette');
  await game.getByRole('button', { name: 'Chip $1.00', exact: true }).click();
  for (const spot of ['Red', 'Black', 'Straight 17']) {
    await game.getByRole('button', { name: spot, exact: true }).click();
  }
  await game.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(table).toHaveAttribute('data-phase', 'spinning');
  // The result stands until the next chip is laid.
  await expect(table).toHaveAttribute('data-phase', 'result', { timeout: 60_000 });
}

/** One hand: no insurance, and stand on whatever was dealt. */
export async function playBlackjack({ game }: Table): Promise<void> {
  const table = game.locator('.blackjack');
  const [deal, stand, decline] = ['Deal', 'Stand', 'No insurance'].map((name) =>
    game.getByRole('button', { name, exact: true }),
  );
  await deal!.click();
  await expect(table).not.toHaveAttribute('data-phase', 'betting');
  await expect
    .poll(
      async () => {
        for (const button of [decline!, stand!]) {
          if ((await button.isVisible()) && (await button.isEnabled())) await button.click();
        }
        return table.getAttribute('data-phase');
      },
      { timeout: 60_000 },
    )
    .toBe('betting');
}
