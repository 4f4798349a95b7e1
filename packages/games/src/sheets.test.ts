import { readFileSync } from 'node:fs';
import { compareFractions, numberOf, percentText } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { engineFolders } from './engines.ts';
import { gamesPage, gamesPageFile } from './games-page.ts';
import { gameOf, games } from './index.ts';
import { oddsInWords } from './odds.ts';
import { sampleBets } from './sample-play.ts';
import { largestWinOneIn, sheetOf } from './sheets.ts';

const holdsSeveral = (bet: unknown) => ((bet as { bets?: unknown[] }).bets?.length ?? 1) > 1;

describe('the sheets', () => {
  it.each(games.map((game) => [game.code, game] as const))('of %s hold what its rules declare', (_, game) => {
    const { modes } = sheetOf(game);
    const { return: mean, hitRate, deviation, maxWin } = game.declared;
    const decimals = hitRate.split('.')[1]!.length;
    // Where it is no whole multiple, the declared one is rounded up; and a slot may declare a limit that no round comes to.
    const most = Math.max(...modes.map(({ largestWin }) => largestWin));
    expect(game.largestWinReached === null ? Math.ceil(most) : Math.max(most, maxWin)).toBe(maxWin);
    expect(modes.map((mode) => percentText(mode.return))).toContain(mean);
    // Of a ladder the hits of a stop are declared that need not stand on its sheet.
    if (game.kind !== 'ladder') expect(modes.map((mode) => percentText(mode.hitRate, decimals))).toContain(hitRate);
    // Several boxes at once stray by less than one, and nothing strays by more than is declared.
    // What is declared of a slot is its plain spin, which stands first.
    const spread = game.kind === 'slot' ? modes[0]!.deviation : Math.max(...modes.map((mode) => mode.deviation));
    if (engineFolders[game.kind].oneSpread) expect(spread.toFixed(2)).toBe(deviation);
    for (const mode of modes) {
      expect(numberOf(mode.return)).toBeLessThan(1);
      // No choice wins more often than always, or pays its largest win more often than it returns in all.
      expect(numberOf(mode.hitRate)).toBeLessThanOrEqual(1);
      expect(compareFractions(mode.profitRate!, mode.hitRate)).toBeLessThanOrEqual(0);
      const byLargest = mode.oneIn === null ? 0 : (mode.largestWin / mode.oneIn) * 100;
      // A bound may lie above what is declared, which is of one way to play.
      expect(byLargest).toBeLessThanOrEqual((mode.rarer ? 100 : numberOf(mode.return) * 100) + 1e-9);
    }
  });

  it.each(games.map((game) => [game.code, game] as const))(
    'of %s count for every choice how often it pays more than the stake, and have words for it in every language',
    (_, game) => {
      const { modes } = sheetOf(game);
      expect(modes.filter(({ profitRate }) => profitRate === null)).toEqual([]);
      const named = modes.flatMap(({ mode }) => (mode ? [mode] : []));
      for (const name of named.flatMap((one) => Object.values(one)))
        expect(name).not.toMatch(/^[a-z]+-\d+$|undefined|NaN/);
      // Two choices with one name could not be distinguished.
      for (const language of ['en', 'fil', 'es', 'pt'] as const)
        expect(new Set(named.map((one) => one[language])).size).toBe(named.length);
    },
  );

  it('have the odds of the largest win at the choice where it is likeliest', () => {
    expect(largestWinOneIn(gameOf('european-roulette')!)).toBeCloseTo(37, 9);
    expect(largestWinOneIn(gameOf('dice')!)).toBe(1_000);
    expect(largestWinOneIn(gameOf('three-box-blackjack')!)).toBe(1_461_113);
    expect(largestWinOneIn(gameOf('old-mint')!)).toBe(30 ** 3);
    expect(sheetOf(gameOf('hi-lo')!).modes).toMatchObject([{ largestWin: 10_000, oneIn: 10_000 / 0.99, rarer: true }]);
    expect(largestWinOneIn(gameOf('hi-lo')!)).toBeNull();
  });

  it('say that their figures are of one bet where a round may hold several, and of the whole round elsewhere', () => {
    const ofOneBet = games.filter((game) => sheetOf(game).ofOneBet).map(({ code }) => code);
    expect(ofOneBet.sort()).toEqual([
      'american-roulette',
      'andar-bahar',
      'baccarat',
      'casino-war',
      'craps',
      'dragon-tiger',
      'european-roulette',
      'french-roulette',
      'live-baccarat',
      'live-crash',
      'live-dragon-tiger',
      'live-roulette',
      'live-wheel',
      'mini-roulette',
      'sic-bo',
    ]);
    const manyBets = games.filter((game) => sampleBets(game).some(holdsSeveral) && game.kind !== 'blackjack');
    expect(manyBets.filter((game) => !sheetOf(game).ofOneBet)).toEqual([]);
  });

  it('tell odds as they are, and of what is rarer than once in 1,000,000,000 rounds only that', () => {
    expect(oddsInWords(27_000)).toBe('1 in 27,000');
    expect(oddsInWords(3e39)).toBe('rarer than 1 in 1,000,000,000');
  });

  it('stand in docs/games.md as they are: `npm run games-table` writes them', () => {
    const withoutWeights = (page: string) => page.replace(/\| [\d–]* \| [\d–]* \|$/gm, '|');
    const page = readFileSync(gamesPageFile, 'utf8');
    expect(withoutWeights(page)).toBe(withoutWeights(gamesPage(() => ['–', '–'])));
  });
});
