import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { untilStill } from './site.ts';
import { type Words, words } from './words.ts';

export type Press = (control: Locator) => Promise<void>;

/** By the keyboard alone. */
export const byKey: Press = async (control) => {
  await control.focus();
  await control.press('Enter');
};

/** A game in its frame. */
export interface Table {
  game: FrameLocator;
  /** How its controls are pressed: as a player does, unless asked otherwise. */
  press: Press;
  /** The balance that the game shows. */
  balance: () => Promise<string>;
  close: () => Promise<void>;
}

interface Manner {
  forFun?: boolean;
  /** Lets the studio's page hurry through its animations; what the server decides and books stays the same. */
  fast?: boolean;
  press?: Press;
  /** What is answered between the tile and the game. */
  choose?: () => Promise<void>;
  /** What the controls are called; English by default. */
  say?: Words;
}

/** Opens a game with play money, from the list of such games. The list stays open below it. */
export async function openForFun(page: Page, name: string, say: Words = words.en): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: say.lobby.searchGames }).click();
  const browser = page.getByRole('dialog', { name: say.lobby.categories, exact: true });
  await browser.getByRole('navigation').getByRole('button', { name: say.lobby.forFun, exact: true }).click();
  const tile = browser.getByRole('button', { name: say.lobby.playGameForFun.replace('{game}', name), exact: true });
  // Of a long list only the rows that are nearly in sight are drawn.
  await expect(async () => {
    if (!(await tile.isVisible()))
      await browser.getByRole('list').evaluate((list) => list.parentElement!.scrollBy(0, 600));
    await expect(tile).toBeVisible({ timeout: 300 });
  }).toPass();
  await tile.click();
}

/** Closes what `openForFun` has left open. */
export async function closeList(page: Page, say: Words = words.en): Promise<void> {
  const browser = page.getByRole('dialog', { name: say.lobby.categories, exact: true });
  await browser.getByRole('button', { name: say.common.close, exact: true }).first().click();
  await expect(browser).toBeHidden();
}

/** Opens a game from the home page, by its tile or by the search, and waits until it can be played. */
export async function sitDown(
  page: Page,
  name: string,
  { forFun = false, fast = false, press = (control) => control.click(), choose, say = words.en }: Manner = {},
): Promise<Table> {
  if (fast) {
    const launch = (url: URL) => url.pathname === '/launch';
    await page.route(launch, (route) => route.continue({ url: `${route.request().url()}&speed=fast` }), { times: 1 });
  }
  const tile = say.lobby.playGame.replace('{game}', name);
  const onHome = page.getByRole('main').getByRole('button', { name: tile, exact: true }).first();
  const search = page.getByRole('main').getByRole('button', { name: say.lobby.searchGames });
  const browser = page.getByRole('dialog', { name: say.lobby.categories, exact: true });
  await onHome.or(search).first().waitFor();
  if (forFun) await openForFun(page, name, say);
  else if (await onHome.isVisible()) await onHome.click();
  else {
    await search.click();
    await browser.getByRole('textbox', { name: say.lobby.searchGames }).fill(name);
    await browser.getByRole('button', { name: tile, exact: true }).click();
  }
  await choose?.();
  const window = page.getByRole('dialog', { name });
  const game = page.frameLocator(`iframe[title="${name}"]`);
  await expect(game.getByRole('button', { name: say.games.rules, exact: true })).toBeVisible();
  await untilStill(page);
  return {
    game,
    press,
    async balance() {
      const readout = await game.locator('.readout', { hasText: 'Balance' }).first().textContent();
      return /[$₱€][\d,]+\.\d{2}/.exec(readout ?? '')?.[0] ?? `no amount in "${readout}"`;
    },
    async close() {
      await window.getByRole('button', { name: say.play.closeGame }).click();
      await expect(window).toBeHidden();
      if (await browser.isVisible()) await closeList(page, say);
    },
  };
}

/** One spin of the slot, to its end. `seen` is called while the reels still turn. */
export async function spinSlot(
  { game, press }: Table,
  seen?: () => Promise<void>,
  spin: string = words.en.games.slot.spin,
): Promise<void> {
  const machine = game.locator('.slot');
  await expect(machine).toHaveAttribute('data-phase', 'rest');
  // The reels turn from the press on; hurried, they may rest again before anybody looks.
  const answered = answerOf(game, '/play/start');
  await press(game.getByRole('button', { name: spin, exact: true }));
  await answered;
  await seen?.();
  // Free spins may win free spins.
  await expect(machine).toHaveAttribute('data-phase', 'rest');
}

const answerOf = (game: FrameLocator, call: string) =>
  game
    .owner()
    .page()
    .waitForResponse((response) => response.url().endsWith(call));

/** A chip of a dollar on each of the spots; the ball decides. */
export async function spinRoulette({ game, press }: Table, spots = ['Red', 'Black', 'Straight 17']): Promise<void> {
  const table = game.locator('.roulette');
  await press(game.getByRole('button', { name: 'Chip $1.00', exact: true }));
  for (const spot of spots) {
    // With a chip on it, its name continues with the stake.
    await press(game.getByRole('button', { name: new RegExp(`^${spot}\\b`) }));
  }
  // The former result stands until the next chip is laid.
  await expect(table).not.toHaveAttribute('data-phase', 'result');
  await press(game.getByRole('button', { name: 'Spin', exact: true }));
  await expect(table).toHaveAttribute('data-phase', 'result');
}

/** One number, at the chance or in the mode that stands there. */
export async function drawNumber({ game, press }: Table, name: string): Promise<void> {
  const screen = game.locator('.play-screen');
  const answered = answerOf(game, '/play/start');
  await press(game.getByRole('button', { name, exact: true }));
  await answered;
  await expect(screen).toHaveAttribute('data-phase', 'rest');
}

/** One tile, and a take if it held. */
export async function openTile({ game, press }: Table, step = 'Pick at random'): Promise<void> {
  const screen = game.locator('.climb');
  const button = (name: string) => game.getByRole('button', { name, exact: true });
  const begun = answerOf(game, '/play/start');
  await press(button('Start'));
  await begun;
  const opened = answerOf(game, '/play/act');
  await press(button(step));
  await opened;
  await expect(screen).toHaveAttribute('data-phase', 'rest');
  if (!(await button('Cash out').isVisible())) return;
  const taken = answerOf(game, '/play/act');
  await press(button('Cash out'));
  await taken;
  await expect(screen).toHaveAttribute('data-phase', 'rest');
}

/** One hand of draw poker: the first card is held, the others are drawn again. */
export async function playDrawPoker({ game, press }: Table): Promise<void> {
  const screen = game.locator('.draw-poker');
  const dealt = answerOf(game, '/play/start');
  await press(game.getByRole('button', { name: 'Deal', exact: true }));
  await dealt;
  await press(game.getByRole('button', { name: /^Card 1/, disabled: false }));
  await expect(game.getByRole('button', { name: /^Card 1/ })).toHaveAttribute('aria-pressed', 'true');
  const drawn = answerOf(game, '/play/act');
  await press(game.getByRole('button', { name: 'Draw', exact: true }));
  await drawn;
  await expect(screen).toHaveAttribute('data-phase', 'rest');
}

/** One hand: no insurance, and stand on whatever was dealt. */
export async function playBlackjack({ game, press }: Table): Promise<void> {
  const table = game.locator('.blackjack');
  // Asked in one question: between two of them a button may go.
  const [deal, stand, decline] = ['Deal', 'Stand', 'No insurance'].map((name) =>
    game.getByRole('button', { name, exact: true, disabled: false }),
  );
  // The table leaves its rest with the press; a natural, hurried, may be over before anybody looks.
  const answered = answerOf(game, '/play/start');
  await press(deal!);
  await answered;
  await expect
    .poll(async () => {
      for (const button of [decline!, stand!]) {
        if (await button.isVisible()) await press(button);
      }
      return table.getAttribute('data-phase');
    })
    .toBe('betting');
}
