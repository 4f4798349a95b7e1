import { randomUUID } from 'node:crypto';
import { catalogue } from '@fairhouse/games/catalogue';
import type { Page } from '@playwright/test';
import type { Ask } from './calls.ts';

/** One spin of a slot for money by the calls alone; answers its round. */
export async function spinByCalls(page: Page, ask: Ask): Promise<string> {
  const { id } = catalogue.find(({ code }) => code === 'nocturne')!;
  const address = await ask('/sys/game/getLaunchUrl', { id, channel: 'pc' });
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
  const { ok, error, data } = await call('start', { playId: randomUUID(), bet: { coin: 1 } });
  if (!ok) throw new Error(`no spin: ${error.code} ${error.message}`);
  return data.roundId;
}
