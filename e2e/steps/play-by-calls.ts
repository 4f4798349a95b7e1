import { randomUUID } from 'node:crypto';
import { catalogue } from '@fairhouse/games/catalogue';
import type { Page } from '@playwright/test';
import type { Ask } from './calls.ts';

/** Begins a round for money by the calls alone, and answers what the studio says of it. */
async function begin(page: Page, ask: Ask, gameId: number, bet: object): Promise<{ roundId: string }> {
  const address = await ask('/sys/game/getLaunchUrl', { id: gameId, channel: 'pc' });
  const opened = await page.request.get(String(address), { maxRedirects: 0 });
  const session = opened.headers().location!.split('#session=')[1]!;
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`${process.env.STUDIO_ORIGIN}/play/${path}`, {
      headers: { 'x-play-session': session },
      data,
    });
    return answer.json();
  };
  // Refused where the member has played before, and has a seed.
  await call('seed', { clientSeed: randomUUID() });
  const { ok, error, data } = await call('start', { playId: randomUUID(), bet });
  if (!ok) throw new Error(`no round: ${error.code} ${error.message}`);
  return data;
}

const gameOf = (code: string) => catalogue.find((game) => game.code === code)!;

/** One spin of a slot for money; answers its round. */
export async function spinByCalls(page: Page, ask: Ask): Promise<string> {
  return (await begin(page, ask, gameOf('nocturne').id, { coin: 1 })).roundId;
}

/** Begins a round in which the player decides, and leaves it open. Answers the game's name. */
export async function openRound(page: Page, ask: Ask, code = 'jacks-or-better', stake = 100): Promise<string> {
  const { id, name } = gameOf(code);
  await begin(page, ask, id, { stake });
  return name;
}
