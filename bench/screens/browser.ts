import { fileURLToPath } from 'node:url';
import type { OfferedGame } from '@fairhouse/games';
import { runTables } from '@fairhouse/live';
import { type Browser, chromium } from '@playwright/test';
import { runningStudio } from '../../apps/studio/src/server/fixtures/running-studio.ts';
import configuration from '../../playwright.config.ts';
import { buildClient } from '../../scripts/start/clients.ts';
import { type BenchRow, row } from '../row.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const viewport = { width: 390, height: 844 };
/** How much slower a phone's processor is, by Lighthouse. */
export const slowProcessor = 4;

export interface GamePages {
  url: string;
  /** Words that choose games or engines. */
  only: string | undefined;
  times: number;
  say: (line: string) => void;
}

export async function inBrowser<Game extends OfferedGame | null>(
  { url, say }: Pick<GamePages, 'url' | 'say'>,
  chosen: readonly Game[],
  measure: (browser: Browser, origin: string, game: Game) => Promise<Partial<BenchRow>>,
  part = 'opening',
): Promise<BenchRow[]> {
  await buildClient(root, 'studio', undefined, say);
  process.env.FAIRHOUSE_TEST_PG_URL = url;
  const studio = await runningStudio(100_000, { isStreaming: true });
  const tables = chosen.some((game) => game?.live) ? runTables(studio.live) : undefined;
  const browser = await chromium.launch(configuration.use?.launchOptions);
  try {
    const rows: BenchRow[] = [];
    for (const game of chosen) {
      const name = game ? `${game.code} (${game.kind})` : 'a square that turns';
      const made = row({ part, name, ...(await measure(browser, studio.origin, game)) });
      rows.push(made);
      say(JSON.stringify(made));
    }
    return rows;
  } finally {
    await browser.close();
    await tables?.stop();
    await studio.close();
  }
}

export const addressOf = (origin: string, { code }: OfferedGame) =>
  `${origin}/launch?fun=1&game=${code}&currency=USD&lang=en`;
