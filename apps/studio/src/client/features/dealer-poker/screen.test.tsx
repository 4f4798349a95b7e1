/** @jsxImportSource preact */

import {
  type Card,
  type DealerPokerDefinition,
  type DealerPokerOutcome,
  simulationStream,
  type TappedStakes,
} from '@fairhouse/game-math';
import { games } from '@fairhouse/games';
import { render } from 'preact-render-to-string';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadAllLanguages } from '../../app/languages/load-all.fixture.ts';
import type { Opened, Round } from '../../lib/round/wire.ts';
import { textsOf } from '../../lib/texts/index.ts';
import { backOf } from '../../ui/cards/card-backs.ts';
import { feltText, handCards, handName } from './hand-name.ts';
import { backs } from './screen.ts';

await loadAllLanguages();

const pokers = games.filter(({ kind }) => kind === 'dealer-poker');
const rulesOf = (code: string) => pokers.find((game) => game.code === code)!.definition as DealerPokerDefinition;
const [en, fil] = [textsOf('en'), textsOf('fil')];
const cards = (hand: string) => hand.split(' ') as Card[];

describe('a hand', () => {
  it.each([
    ['AS KD 2H 3C 5S', 5, 'Ace high'],
    ['9S KD 2H 3C 9D', 5, 'Pair of nines'],
    ['AS KS QS JS TS 2D 3D', 5, 'Royal flush'],
    ['9S KS QS JS TS', 5, 'Straight flush'],
    ['AS 2D 3H', 3, 'Straight'],
    ['AS KS QS', 3, 'Straight flush'],
  ] as const)('%s is called by what it is', (hand, size, name) => {
    expect(handName(cards(hand), size, en)).toBe(name);
  });

  it('is called in Filipino, too, and knows the five of seven that make it', () => {
    expect(handName(cards('9S KD 2H 3C 9D'), 5, fil)).toBe('Pares ng siyam');
    expect([...handCards(cards('2S 3S KD KH 9C 9D KC'), 5)].sort()).toEqual(cards('9C 9D KC KD KH'));
  });
});

it('prints on the cloth with what the dealer plays', () => {
  const printed = (texts: typeof en) => pokers.map(({ code }) => feltText(rulesOf(code), texts));
  expect(printed(en).sort()).toEqual([
    'Dealer plays with a pair of fours or better',
    'Dealer plays with ace-king or better',
    'Dealer plays with queen high or better',
    'Tens or better pay',
  ]);
  expect(new Set(printed(fil)).size).toBe(4);
});

it('has a back for the cards of every table, no two of which are alike', () => {
  const drawn = Object.values(backs).map((name) => JSON.stringify(backOf(name)));
  expect(new Set(drawn).size).toBe(pokers.length);
});

describe.each(pokers.map((game) => [game.code, game] as const))('the screen, with %s in it', (code, game) => {
  let page: string;
  let outcome: DealerPokerOutcome;
  let money: (minor: number) => string;
  beforeAll(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const [screen, { PlaySession }, { gameDataOf, loadGameFiles }] = await Promise.all([
      import('./index.ts'),
      import('../../lib/round/play-session.ts'),
      import('../../lib/page/game-data.ts'),
    ]);
    const bet = { stake: 500, side: rulesOf(code).side !== null };
    outcome = game.play(bet, [], simulationStream(11)).outcome as DealerPokerOutcome;
    const openRound = { roundId: 'r', state: 'PLAYING', step: 0, stake: 500, win: 0, outcome } as unknown as Round;
    const opened = {
      game: { code, name: game.name, kind: game.kind, declaredReturn: game.declared.return },
      stakes: game.stakes('USD') as TappedStakes,
      currency: 'USD',
      language: 'en',
      balance: 100_000,
      session: { startedAt: new Date(0).toISOString(), staked: 0, won: 0 },
      seed: { nextNonce: 0, clientSeed: 'mine' },
      casinoOrigin: 'http://casino.test',
      openRound,
      lastRound: null,
    } as unknown as Opened;
    const session = new PlaySession(
      opened,
      {} as never,
      gameDataOf(await loadGameFiles(code, 'en'), screen.gameBy),
      0,
      true,
    );
    money = session.money;
    page = render(<screen.Game session={session} covered={false} />);
  });

  it('continues with a hand that was left: its cards, its stakes, and the choice with what it takes', () => {
    const faceUp = [...outcome.player, ...outcome.board, ...outcome.dealer].filter((card) => card !== '??');
    expect(page.match(/role="img"/g)).toHaveLength(
      outcome.player.length + outcome.board.length + outcome.dealer.length,
    );
    expect(page.match(/aria-label="face down"/g) ?? []).toHaveLength(
      outcome.board.length + outcome.dealer.length + outcome.player.length - faceUp.length,
    );
    const [decision] = rulesOf(code).decisions;
    expect(page).toContain(`+${money(500 * decision!.raise)}`);
    expect(page).toMatch(/dealer-actions__action--raise/);
    expect(page).not.toContain('round-button');
  });
});
