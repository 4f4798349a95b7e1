import type { GameShelf, GameVolatility } from '@fairhouse/contract';
import { type Currency, isCurrency } from '@fairhouse/money';
import { z } from 'zod';
import type { GameList, OfferedGame } from '../game-aggregator.ts';
import { askHub88, type Hub88Api } from './ask-hub88.ts';

/** Some 15,000 entries are about ten megabytes. */
const timeoutMs = 120_000;
const mostBytes = 100_000_000;
const mostGames = 50_000;

/** What is read of an entry. `currencies`: where the list names them; else those that are set are offered. */
const entry = z.object({
  game_code: z.string().regex(/^[\x21-\x7e]{1,56}$/),
  name: z.string().trim().min(1).max(120),
  product: z.string().trim().min(1).max(80),
  category: z.string().nullish(),
  enabled: z.boolean().nullish(),
  demo_game_support: z.boolean().nullish(),
  blocked_countries: z.array(z.string().regex(/^[A-Z]{2}$/)).nullish(),
  currencies: z.array(z.string()).nullish(),
  rtp: z.union([z.string(), z.number()]).nullish(),
  volatility: z.number().nullish(),
  url_thumb: z.string().max(2_000).nullish(),
});
type Entry = z.output<typeof entry>;

/** The whole catalogue. Throws when the answer is none; an entry that cannot be read is left out and counted. */
export async function listGames(settings: Hub88Api & { currencies: readonly Currency[] }): Promise<GameList> {
  const answer = await askHub88(settings, '/game/list', {}, timeoutMs);
  if (!answer.ok) throw new Error(`Hub88 answered HTTP ${answer.status}`);
  const text = await answer.text();
  if (text.length > mostBytes) throw new Error('the list of games is too large');
  const entries = z.array(z.unknown()).max(mostGames).parse(JSON.parse(text));
  const games = new Map<string, OfferedGame>();
  let unreadable = 0;
  for (const one of entries) {
    const read = entry.safeParse(one);
    // Restrictions that cannot be read make an entry unreadable: it is never offered without them.
    if (!read.success || games.has(read.data.game_code)) unreadable++;
    else games.set(read.data.game_code, offeredOf(read.data, settings.currencies));
  }
  return { games: [...games.values()], unreadable };
}

function offeredOf(it: Entry, currencies: readonly Currency[]): OfferedGame {
  const named = it.currencies?.filter(isCurrency);
  return {
    code: it.game_code,
    name: it.name,
    studio: it.product,
    shelf: shelfOf(it.category ?? ''),
    isOpen: it.enabled ?? true,
    playForFun: it.demo_game_support ?? false,
    blockedCountries: [...new Set(it.blocked_countries ?? [])].sort(),
    currencies: currencies.filter((currency) => named?.includes(currency) ?? true),
    returnPercent: returnOf(it.rtp),
    volatility: volatilityOf(it.volatility),
    coverUrl: it.url_thumb || null,
  };
}

/** By the words of their categories; a game of none of them stands with small games of chance. */
const shelves: readonly [RegExp, GameShelf][] = [
  [/live/i, 'live'],
  [/slot/i, 'slots'],
  [/video poker/i, 'video-poker'],
  [/bingo|keno|lotter/i, 'bingo'],
  [/scratch/i, 'tickets'],
  [/poker|black ?jack|baccarat|card|dragon/i, 'cards'],
  [/table|roulette|dice|craps|sic ?bo/i, 'tables'],
];

const shelfOf = (category: string): GameShelf => shelves.find(([words]) => words.test(category))?.[1] ?? 'originals';

/** `96.5`, `"96.50%"` → `96.50`; what is no return of a game says nothing. */
function returnOf(rtp: string | number | null | undefined): string | null {
  const percent = Number(String(rtp ?? '').replace('%', ''));
  return percent >= 50 && percent < 99.995 ? percent.toFixed(2) : null;
}

const volatilities: readonly GameVolatility[] = ['low', 'low to medium', 'medium', 'medium to high', 'high'];

const volatilityOf = (given: number | null | undefined): GameVolatility | null =>
  volatilities[(given ?? 0) - 1] ?? null;
