/** @jsxImportSource preact */
import {
  type DrawPokerDefinition,
  type DrawPokerOutcome,
  simulationStream,
  type TappedStakes,
} from '@fairhouse/game-math';
import { games } from '@fairhouse/games';
import { render } from 'preact-render-to-string';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Opened, Round } from '../../lib/round/wire.ts';

const pokers = games.filter(({ kind }) => kind === 'draw-poker');

let screen: typeof import('./index.ts');
let cardName: typeof import('../../ui/cards/card-name.ts').cardName;
let sessionOf: (code: string, more: Partial<Opened>) => Promise<import('../../lib/round/play-session.ts').PlaySession>;

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  screen = await import('./index.ts');
  const [{ PlaySession }, { gameDataOf, loadGameFiles }, names] = await Promise.all([
    import('../../lib/round/play-session.ts'),
    import('../../lib/page/game-data.ts'),
    import('../../ui/cards/card-name.ts'),
  ]);
  cardName = names.cardName;
  sessionOf = async (code, more) => {
    const { name, kind, declared, stakes } = pokers.find((game) => game.code === code)!;
    const opened = {
      game: { code, name, kind, declaredReturn: declared.return },
      stakes: stakes('USD'),
      currency: 'USD',
      language: 'en',
      balance: 100_000,
      fun: false,
      session: { startedAt: new Date(0).toISOString(), staked: 0, won: 0 },
      seed: { nextNonce: 0, clientSeed: 'mine' },
      casinoOrigin: 'http://casino.test',
      openRound: null,
      lastRound: null,
      ...more,
    } as unknown as Opened;
    const data = gameDataOf(await loadGameFiles(code, 'en'), screen.gameBy);
    return new PlaySession(opened, {} as never, data, 0, true);
  };
});

describe.each(pokers.map((game) => [game.code, game] as const))(
  'the screen of draw poker, with %s in it',
  (code, game) => {
    it('shows what every hand returns for the stake', async () => {
      const session = await sessionOf(code, {});
      const page = render(<screen.Game session={session} covered={false} />);
      const { pays } = game.definition as DrawPokerDefinition;
      const { first } = session.opened.stakes as TappedStakes;
      const amounts = [...page.matchAll(/<td class="pay-table__times">[\d]+×<\/td><td>(.*?)<\/td>/g)].map(
        ([, one]) => one,
      );
      expect(amounts).toEqual(pays.map((line) => session.money(line.pays * first)));
    });

    it('continues with a hand that was left: its cards, its stake, and the choice', async () => {
      const { outcome } = game.play({ stake: 500 }, [], simulationStream(11));
      const openRound = { roundId: 'r', state: 'PLAYING', step: 0, stake: 500, win: 0, outcome } as unknown as Round;
      const session = await sessionOf(code, { openRound });
      const page = render(<screen.Game session={session} covered={false} />);
      for (const card of (outcome as DrawPokerOutcome).dealt) expect(page).toContain(cardName(card, session.texts));
      expect(page.match(/aria-pressed="false"/g)).toHaveLength(5);
      expect(page).toContain('<span>Draw</span>');
      expect(page).toContain(session.money(500));
    });
  },
);

describe('the hint', () => {
  it('is there when played for fun, and not when played for money', async () => {
    const [forFun, forMoney] = await Promise.all([true, false].map((fun) => sessionOf('jacks-or-better', { fun })));
    const pageOf = (session: typeof forFun) =>
      render(<screen.Game session={session!} covered={false} />) + render(<screen.RulesExtra session={session!} />);
    expect(pageOf(forFun)).toMatch(/draw-poker__choice[^>]*>Hint<.*you can switch on the hint/s);
    expect(pageOf(forMoney)).not.toContain('>Hint<');
    expect(pageOf(forMoney)).toContain('There is no hint');
    const { texts } = forFun!;
    expect(screen.keys(texts, forFun!).map(([key]) => key)).toContain('H');
    expect(screen.keys(texts, forMoney!).map(([key]) => key)).not.toContain('H');
  });
});
