import type { FreeRoundsShown } from '@fairhouse/contract';
import { sitDown } from '../steps/play.ts';
import { press, type Scene, type Screen } from './screen.ts';

const game = 'Nocturne';

/** Free rounds of the game, some of them played; far enough away that they do not end while the pictures are taken. */
const shown = (gameId: number): FreeRoundsShown => ({
  id: '6f1c2a7e-54c0-4a55-9a4e-2b1a7d0c9e11',
  game: { id: gameId, code: 'nocturne', name: game, cover: '' },
  ...{ currency: 'USD', stake: 0.2, count: 10, used: 3, won: 1.25, winMost: 50, wagering: 10 },
  ...{ createTime: '2026-11-20T09:00:00.000Z', expireTime: '2099-01-01T09:00:00.000Z', state: 'open', paid: null },
});

/** Lets the page believe that the member has free rounds, so that other screens open the game as ever. */
export async function knownFreeRounds({ page }: Scene): Promise<void> {
  await page.route('**/api/sys/freeRounds/list', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), data: { freeRounds: [shown(1)] } } });
  });
}

/** The same of the game's own page; `left`: how many are still to be played. */
const knownInGame = (left: number) => async (scene: Scene) => {
  await knownFreeRounds(scene);
  await scene.page.route('**/play/open', async (route) => {
    const answer = await route.fetch();
    const { data, ...envelope } = await answer.json();
    const { id, count, wagering, expireTime: expiresAt } = shown(1);
    const amounts = { stake: 20, won: 125, winMost: 5_000 };
    const freeRounds = { id, count, wagering, expiresAt, left, ...amounts, stakes: data.stakes };
    await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, freeRounds } } });
  });
};

const openTile = async ({ page, say }: Scene) => {
  const name = say.lobby.playGame.replace('{game}', game);
  await press(page.getByRole('main').getByRole('button', { name, exact: true }).first());
  await page.getByRole('dialog', { name: game }).waitFor();
};

export const freeRoundsCard: Screen = {
  name: 'free-rounds-card',
  who: 'member',
  before: knownFreeRounds,
  open: ({ page, say }) => page.getByRole('region', { name: say.freeRounds.title }).scrollIntoViewIfNeeded(),
};

export const freeRoundsChoice: Screen = {
  name: 'free-rounds-choice',
  who: 'member',
  before: knownFreeRounds,
  open: openTile,
};

export const aboutWithFreeRounds: Screen = {
  name: 'about-a-game-with-free-rounds',
  who: 'member',
  before: knownFreeRounds,
  async open({ page, say }) {
    await page
      .getByRole('button', { name: say.lobby.aboutGame.replace('{game}', game) })
      .first()
      .click();
    await page.getByRole('region', { name: say.freeRounds.title }).last().waitFor();
  },
};

export const freeRoundsInGame: Screen = {
  name: 'free-rounds-in-game',
  who: 'member',
  before: knownInGame(7),
  async open({ page, say }) {
    const choose = () => press(page.getByRole('button', { name: say.freeRoundsTerms.playFree, exact: true }));
    const { game: frame } = await sitDown(page, game, { press, fast: true, say, choose });
    await frame.getByRole('region', { name: say.games.freeRounds.name }).waitFor();
  },
};
