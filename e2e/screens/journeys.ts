import { catalogue } from '@fairhouse/games/catalogue';
import type { Locator } from '@playwright/test';
import { newPerson, pick } from '../steps/join.ts';
import {
  drawNumber,
  openTile,
  playBlackjack,
  playDrawPoker,
  sitDown,
  spinRoulette,
  spinSlot,
  type Table,
} from '../steps/play.ts';
import { fromMenu, inTopBar, panel, press, type Scene, type Screen } from './screen.ts';

/** Opens the deposit panel and chooses the first method of that name, which is the same in every language. */
export async function toDepositForm(scene: Scene, method: string): Promise<void> {
  await inTopBar(scene, scene.say.app.deposit).click();
  // A discount may follow the name.
  await panel(scene)
    .getByRole('button', { name: new RegExp(`^${method}`) })
    .first()
    .click();
  await scene.page.getByRole('dialog', { name: method }).waitFor();
}

/** Opens the form of the method whose page is shown in a frame, and orders; the payment page is shown then. */
async function orderByCard(scene: Scene, amount: string): Promise<Locator> {
  const { page, say } = scene;
  await inTopBar(scene, say.app.deposit).click();
  await panel(scene).getByRole('button', { name: 'Card', exact: true }).click();
  await panel(scene).getByLabel(say.common.otherAmount).fill(amount);
  await scene.look('deposit-form');
  await panel(scene)
    .getByRole('button', { name: new RegExp(`^${say.deposit.deposit}`) })
    .click();
  const frame = page.frameLocator(`iframe[title="${say.deposit.payFrame}"]`);
  await frame.getByRole('button', { name: 'Approve' }).waitFor();
  return frame.locator('body');
}

async function leaveGame({ page, say }: Scene): Promise<void> {
  const game = page.getByRole('button', { name: say.play.closeGame });
  await game.click();
  await game.waitFor({ state: 'hidden' });
  // What it was found in is open still.
  const browser = page.getByRole('dialog', { name: say.lobby.categories, exact: true });
  if (await browser.isVisible())
    await browser.getByRole('button', { name: say.common.close, exact: true }).first().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** A round is played in one language; what there is to read is shown in both. */
function game(name: string, file: string, playOnce: (table: Table) => Promise<void>): Screen {
  return {
    name: `${file}-fairness`,
    who: 'member',
    async open(scene) {
      const { games } = scene.say;
      const table = await sitDown(scene.page, name, { press, fast: true, say: scene.say });
      await scene.look(`${file}-open`);
      if (scene.language === 'en') {
        await playOnce(table);
        await scene.look(`${file}-played`);
        await lookAtReplay(scene, table, file);
      }
      await press(table.game.getByRole('button', { name: games.rules, exact: true }));
      await scene.look(`${file}-rules`);
      await press(table.game.getByRole('dialog').getByRole('button', { name: games.close }));
      await press(table.game.getByRole('button', { name: games.fairness, exact: true }));
      await table.game.getByRole('dialog').waitFor();
    },
    async after(scene) {
      const frame = scene.page.frameLocator('iframe').first();
      await press(frame.getByRole('dialog').getByRole('button', { name: scene.say.games.close }));
      await leaveGame(scene);
    },
  };
}

/** The list of rounds, and the last of them shown again. */
async function lookAtReplay(scene: Scene, { game: frame }: Table, file: string): Promise<void> {
  const { games } = scene.say;
  await press(frame.getByRole('button', { name: games.rounds, exact: true }));
  const list = frame.getByRole('dialog', { name: games.rounds, exact: true });
  const replay = list.getByRole('button', { name: games.roundsSheet.replay('') }).first();
  await replay.waitFor();
  await scene.look(`${file}-rounds`);
  await press(replay);
  const again = frame.getByRole('button', { name: games.replay.again });
  await again.and(frame.locator('[aria-disabled="false"]')).waitFor();
  await scene.look(`${file}-replay`);
  await press(frame.getByRole('button', { name: games.replay.close }));
  await press(list.getByRole('button', { name: games.close }));
}

/** The walks through several screens. */
export const journeys = {
  join: {
    name: 'joined',
    who: 'visitor',
    async open(scene) {
      const { page, say } = scene;
      const { access, common } = say;
      const person = newPerson();
      const form = panel(scene);
      await inTopBar(scene, say.app.join).click();
      await form.getByLabel(access.email, { exact: true }).fill(person.email);
      await form.getByLabel(access.username, { exact: true }).fill(person.username);
      await form.getByLabel(access.password, { exact: true }).fill(person.password);
      await form.getByLabel(access.repassword, { exact: true }).fill(person.password);
      await pick(page, access.mobilePrefix, 'Philippines', { title: access.internationalCode, say: common });
      await form.getByLabel(access.mobile).fill(person.mobile);
      await scene.look('join-step-1');
      await form.getByRole('button', { name: common.next }).click();

      await form.getByLabel(access.firstName).fill(person.firstName);
      await form.getByLabel(access.lastName).fill(person.lastName);
      await form.getByText(access.female, { exact: true }).click();
      await form.getByRole('group', { name: access.birthday }).getByRole('textbox').first().click();
      await page.keyboard.type('19900228');
      await scene.look('join-step-2');
      await form.getByRole('button', { name: common.next }).click();

      await pick(page, access.currency, 'USD', { say: common });
      await pick(page, access.country, 'Philippines', { say: common });
      await pick(page, access.state, 'National Capital Region', { say: common });
      await form.getByLabel(access.city).fill('Manila');
      await form.getByLabel(access.postalCode).fill('1000');
      await form.getByLabel(access.address, { exact: true }).fill('1 Roxas Boulevard');
      await form.getByRole('checkbox').last().check();
      await scene.look('join-step-3');
      await form.getByRole('button', { name: access.create }).click();
      await page.getByTestId('member-id').waitFor();
    },
    after: async () => {},
  },
  activation: {
    name: 'activation-sent',
    who: 'visitor',
    async open(scene) {
      await journeys.join.open({ ...scene, look: async () => {} });
      await panel(scene).getByRole('button', { name: scene.say.access.noMailYet }).click();
      await scene.page.getByRole('dialog', { name: scene.say.access.activationTitle }).waitFor();
    },
    after: async () => {},
  },
  deposit: {
    name: 'deposit-success',
    who: 'member',
    async open(scene) {
      const page = await orderByCard(scene, '20');
      await scene.look('payment-page');
      await press(page.getByRole('button', { name: 'Approve', exact: true }));
      await scene.page.getByText(scene.say.deposit.success).first().waitFor();
    },
    after: async () => {},
  },
  depositDeclined: {
    name: 'deposit-failed',
    who: 'member',
    async open(scene) {
      const page = await orderByCard({ ...scene, look: async () => {} }, '20');
      await press(page.getByRole('button', { name: 'Decline', exact: true }));
      await scene.page.getByText(scene.say.deposit.failed).first().waitFor();
    },
    after: async () => {},
  },
  cashOut: {
    name: 'cash-out-proofs',
    who: 'member',
    async open(scene) {
      const { say } = scene;
      await fromMenu(scene, say.app.cashOut, say.app.cashier);
      await panel(scene).getByLabel(say.common.otherAmount).fill('30');
      await panel(scene).getByText('PayPal').first().click();
      // The account that was cashed out to before stands there already.
      await panel(scene).getByRole('group', { name: say.cashOut.account }).waitFor();
      await scene.look('cash-out-form');
      await panel(scene).getByRole('button', { name: say.common.next }).click();
      // What was handed in with the cash-outs before is known: nothing is asked for again.
      await panel(scene).getByText(say.cashOut.proofsKnown).waitFor();
    },
  },
  roulette: game('European Roulette', 'roulette', (table) => spinRoulette(table)),
  blackjack: game('Blackjack', 'blackjack', playBlackjack),
  dice: game('Dice', 'dice', (table) => drawNumber(table, 'Throw')),
  jacksOrBetter: game('Jacks or Better', 'jacks-or-better', playDrawPoker),
  limbo: game('Limbo', 'limbo', (table) => drawNumber(table, 'Climb')),
  plinko: game('Plinko', 'plinko', (table) => drawNumber(table, 'Drop')),
  wheel: game('Wheel', 'wheel', (table) => drawNumber(table, 'Turn')),
  coins: game('Coin Streak', 'coin-streak', (table) => openTile(table, 'Sun')),
  cases: game('Cases', 'cases', (table) => drawNumber(table, 'Open')),
  moneyWheel: game('Money Wheel', 'money-wheel', (table) => drawNumber(table, 'Turn')),
  crash: game('Crash', 'crash', (table) => drawNumber(table, 'Start')),
  mines: game('Mines', 'mines', (table) => openTile(table)),
  towers: game('Towers', 'towers', (table) => openTile(table)),
} as const satisfies Record<string, Screen>;

/** Every slot that the lobby offers. */
export const slots: readonly Screen[] = catalogue
  .filter(({ category }) => category === 'Slots')
  .map(({ name, code }) => game(name, code, (table) => spinSlot(table)));
