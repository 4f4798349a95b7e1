import type { PublishedChain } from '@fairhouse/game-math';
import type { PublishedKey } from '@fairhouse/record-proof';
import { withTimeout } from '@fairhouse/ui/abort.ts';
import { useQuery } from '@tanstack/react-query';
import { ask, CallFailed, queries } from '../../lib/query.ts';
import { commonText } from '../../lib/texts/index.ts';

/** A chain of a shared table as the studio publishes it (`GET /live/chains`). */
export interface Chain extends PublishedChain {
  links: number;
  linksUsed: number;
  publishedAt: string;
  beacon: string;
  beaconRound: number;
}

/** Figures of a game over all ways to play it (`GET /fair/games`), in per cent; null where they are not counted. */
export interface GameFigures {
  code: string;
  name: string;
  return: [least: string, most: string] | null;
  hitRate: [least: string, most: string] | null;
  profitRate: [least: string, most: string] | null;
  largestWin: number | null;
  largestWinOneIn: number | null;
}

interface Answers {
  '/live/chains': { chains: Chain[] };
  '/fair/games': { games: GameFigures[] };
  '/fair/keys': { keys: PublishedKey[] };
  /** The signed note. */
  '/fair/log/head': string;
}

const timeoutMs = 15_000;

/** Public data of the game studio, from an origin of its own. */
export function useStudio<P extends keyof Answers>(path: P) {
  return useQuery<Answers[P], Error>({
    queryKey: ['studio', path],
    queryFn: async ({ signal }) => {
      const origin = await studioOrigin();
      try {
        const answer = await fetch(origin + path, { signal: withTimeout(signal, timeoutMs) });
        const text = await answer.text();
        if (answer.ok) return read(text) as Answers[P];
      } catch {
        // Said the same way below.
      }
      throw new CallFailed({ ok: false, error: -1, message: commonText('networkFailed') });
    },
    staleTime: 60_000,
  });
}

/** Lists come in the envelope of the studio's calls, signed data without one, and a head as text. */
function read(text: string): unknown {
  if (!text.startsWith('{')) return text;
  const json = JSON.parse(text) as { data?: unknown };
  return json.data ?? json;
}

export function studioOrigin(): Promise<string> {
  return queries
    .fetchQuery({
      queryKey: ['/sys/game/studio', {}],
      queryFn: () => ask('/sys/game/studio', {}, { silent: true }),
      staleTime: Number.POSITIVE_INFINITY,
    })
    .then(({ origin }) => origin);
}
