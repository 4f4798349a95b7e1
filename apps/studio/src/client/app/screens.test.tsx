/** @jsxImportSource preact */

import { games, type OfferedGame } from '@fairhouse/games';
import { playedRounds } from '@fairhouse/games/simulate';
import { type PlayerLanguage, playerLanguageCodes } from '@fairhouse/money';
import { render } from 'preact-render-to-string';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadAllLanguages } from '../app/languages/load-all.fixture.ts';
import type { GameScreen } from '../lib/page/game-screen.ts';
import type { Opened, Round } from '../lib/round/wire.ts';

await loadAllLanguages();

/** Rounds of each game that are drawn, the same ones each time; all of them outside of a run of `npm test`. */
const seeds = process.env.TURNS === 'one' ? 14 : 40;

let screenOf: (game: OfferedGame) => Promise<GameScreen>;
let playedIn: (game: OfferedGame) => Promise<GameScreen>;
let sessionOf: (
  game: OfferedGame,
  language: PlayerLanguage,
  lastRound: Round | null,
) => Promise<import('../lib/round/play-session.ts').PlaySession>;

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const [{ screens, screenOf: whereItIsPlayed }, { PlaySession }, { gameDataOf, loadGameFiles }] = await Promise.all([
    import('./games.ts'),
    import('../lib/round/play-session.ts'),
    import('../lib/page/game-data.ts'),
  ]);
  screenOf = (game) => screens[game.kind]();
  playedIn = (game) => whereItIsPlayed(game.code, game.kind)();
  sessionOf = async (game, language, lastRound) => {
    const { code, name, kind, declared } = game;
    const opened = {
      game: { code, name, kind, declaredReturn: declared.return },
      stakes: game.stakes('USD'),
      currency: 'USD',
      language,
      balance: 100_000,
      session: { startedAt: new Date(0).toISOString(), staked: 0, won: 0 },
      seed: { nextNonce: 0, clientSeed: 'mine' },
      casinoOrigin: 'http://casino.test',
      pot: game.pot ? game.pot.start.USD! : null,
      live: game.live && { ...game.live, chain: null, tables: [{ code, name }] },
      openRound: null,
      lastRound,
    } as unknown as Opened;
    const data = gameDataOf(await loadGameFiles(code, language), (await screenOf(game)).gameBy);
    return new PlaySession(opened, {} as never, data, 0, true);
  };
});

describe.each(games.map((game) => [game.code, game] as const))('the screen of %s', (_, game) => {
  it.each(playerLanguageCodes)(
    'is drawn at rest and after each of its outcomes, and tells them (%s)',
    async (language) => {
      const screen = await screenOf(game);
      const atRest = await sessionOf(game, language, null);
      expect(render(<screen.Game session={atRest} covered={false} />)).toContain('dock');
      expect(render(<screen.RulesExtra session={atRest} covered={false} />)).not.toBe('');
      expect(screen.keys(atRest.texts, atRest).length).toBeGreaterThan(0);
      const shown = new Set<string>();
      for (const { outcome, win, staked } of playedRounds(game, seeds, 6)) {
        const round = { state: 'CLOSED', stake: staked, win, step: 0, outcome } as unknown as Round;
        const session = await sessionOf(game, language, round);
        expect(render(<screen.Game session={session} covered={false} />)).toContain('dock');
        const text = screen.roundText(round.outcome, session);
        expect(text).toMatch(/\S/);
        shown.add(text);
      }
      // Different outcomes have different texts.
      expect(shown.size).toBeGreaterThan(1);
    },
  );
});

const shared = games.filter(({ live }) => live !== null);

describe.each(shared.map((game) => [game.code, game] as const))('the shared screen of %s', (_, game) => {
  it.each(playerLanguageCodes)(
    'is drawn before it hears of its table, and tells what came there (%s)',
    async (language) => {
      const screen = await playedIn(game);
      expect(screen.alone, 'one bet is shown again in the room of one player').toBeDefined();
      const session = await sessionOf(game, language, null);
      const drawn = render(<screen.Game session={session} covered={false} />);
      expect(drawn).toContain('dock');
      expect(drawn).toContain('data-state="RESTS"');
      expect(screen.keys(session.texts, session).length).toBeGreaterThan(2);
      const shown = new Set<string>();
      for (const { outcome } of playedRounds(game, seeds, 6))
        shown.add(screen.roundText(outcome as Round['outcome'], session));
      expect(shown.size).toBeGreaterThan(1);
      expect([...shown].join()).not.toMatch(/undefined|NaN/);
    },
  );
});

it('is shared exactly where the games are', () => {
  expect(shared.map(({ code }) => code).sort()).toEqual([
    'live-baccarat',
    'live-crash',
    'live-dragon-tiger',
    'live-roulette',
    'live-wheel',
  ]);
});

it.each([
  ['en', ['You won $3.00.', 'Stake back: $2.00 returned.', '$1.00 returned.', 'No win.']],
  ['fil', ['$3.00', 'Balik-taya: $2.00 ang ibinalik.', '$1.00 ang ibinalik.', '']],
] as const)('calls a return a win only when it is more than the stake (%s)', async (language, said) => {
  const session = await sessionOf(games[0]!, language, null);
  const shown = [300, 200, 100, 0].map((win) => session.returned({ win, stake: 200 }));
  for (const [place, text] of shown.entries()) expect(text).toContain(said[place]);
});
