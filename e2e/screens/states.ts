import type { Page } from '@playwright/test';
import { addressNotServed } from '../steps/site.ts';
import { fromMenu, inTopBar, panel, type Scene, type Screen } from './screen.ts';

/** The call does not answer. */
async function hold(page: Page, path: string): Promise<void> {
  await page.route(`**/api${path}`, () => {});
}

async function refuse(page: Page, path: string): Promise<void> {
  await page.route(`**/api${path}`, (route) =>
    route.fulfill({ status: 500, json: { error: 500, message: '', data: null } }),
  );
}

const { gameList, transactions, methods } = {
  gameList: '/base/game/listPage',
  transactions: '/sys/member/transaction/page',
  methods: '/sys/depositPaymentMethod/listAll',
};

/** What stands on the screen while something is on its way, has failed or cannot be. */
export const states: readonly Screen[] = [
  { name: 'menu', who: 'visitor', open: ({ page, say }) => openMenu(page, say.app.menu) },
  {
    name: 'menu-of-a-member',
    who: 'member',
    open: ({ page, say }) => openMenu(page, say.app.menu),
  },
  {
    name: 'categories-loading',
    who: 'visitor',
    before: ({ page }) => hold(page, gameList),
    async open(scene) {
      await seeAll(scene, 'tableGames');
      await panel(scene).waitFor();
    },
    waits: true,
  },
  {
    name: 'transactions-loading',
    who: 'member',
    before: ({ page }) => hold(page, transactions),
    async open(scene) {
      await fromMenu(scene, scene.say.app.transactions, scene.say.app.cashier);
      await panel(scene).waitFor();
    },
    waits: true,
  },
  {
    name: 'transactions-failed',
    who: 'member',
    before: ({ page }) => refuse(page, transactions),
    async open(scene) {
      await fromMenu(scene, scene.say.app.transactions, scene.say.app.cashier);
      await panel(scene).getByRole('button', { name: scene.say.common.retry }).waitFor();
    },
  },
  {
    name: 'deposit-loading',
    who: 'member',
    before: ({ page }) => hold(page, methods),
    async open(scene) {
      await inTopBar(scene, scene.say.app.deposit).click();
      await panel(scene).waitFor();
    },
    waits: true,
  },
  {
    name: 'offline',
    who: 'visitor',
    async before(scene) {
      await scene.page.goto('/');
      // Its code has to be there already.
      await seeAll(scene, 'tableGames');
      await scene.page.getByRole('dialog').waitFor();
      await scene.page.keyboard.press('Escape');
    },
    async open(scene) {
      await scene.page.context().setOffline(true);
      await seeAll(scene, 'slotsGames');
      await scene.page.getByText(scene.say.app.offlineTitle.replace('{site}', 'Fairhouse')).first().waitFor();
      await scene.page.keyboard.press('Escape');
    },
    waits: true,
    after: async ({ page }) => page.context().setOffline(false),
  },
  {
    name: 'not-served',
    who: 'visitor',
    before: async ({ page }) => page.context().setExtraHTTPHeaders({ 'x-forwarded-for': addressNotServed }),
    open: ({ page, say }) => page.getByText(say.app.restricted.replace('{site}', 'Fairhouse')).waitFor(),
    after: async ({ page }) => page.context().setExtraHTTPHeaders({}),
  },
];

function seeAll({ page, say }: Scene, category: 'slotsGames' | 'tableGames'): Promise<void> {
  return page.getByRole('button', { name: say.lobby.seeAllOf.replace('{category}', say.lobby[category]) }).click();
}

async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog', { name }).waitFor();
}
