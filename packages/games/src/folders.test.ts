import { readdirSync, readFileSync } from 'node:fs';
import { playerLanguageCodes } from '@fairhouse/money';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { type Engine, engineFolders } from './engines.ts';
import { gameFolders, gamesFolder } from './folders.ts';
import { games } from './index.ts';
import { sampleBets } from './sample-play.ts';

/** What the folder of every game holds; a slot's has a picture of each symbol beside it. */
const everyFolder = [
  'art/cover-2x.avif',
  'art/cover.avif',
  'definition.json',
  'drawing.ts',
  'game.json',
  'golden.json',
  'sound.json',
  'theme.json',
  ...playerLanguageCodes.map((language) => `words/${language}.json`).sort(),
];
const withPictures = [
  'art/atlas.json',
  'art/atlas.webp',
  'art/background-desktop.avif',
  'art/background-phone.avif',
  'art/title.svg',
];
const framed: readonly (string | undefined)[] = ['broad', 'square'];

function filesBy(code: string, engine: Engine): string[] {
  const { pictures } = engineFolders[engine];
  const { layout } = JSON.parse(readFileSync(`${gamesFolder}${code}/theme.json`, 'utf8')) as { layout?: string };
  const frames = framed.includes(layout) ? ['art/frame-desktop.webp', 'art/frame-phone.webp'] : [];
  return [...everyFolder, ...(pictures ? withPictures : []), ...frames];
}

/** Former rules, and parts of a drawing that is too much for one file. */
const further = /^(definition-\d+\.json|drawing\/[a-z-]+\.ts)$/;

const filesOf = (code: string): string[] =>
  readdirSync(`${gamesFolder}${code}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(`${gamesFolder}${code}/`.length))
    .sort();

describe('the folders of games', () => {
  it.each(games.map((game) => [game.code, game] as const))(
    '%s holds what belongs to it, and nothing else',
    (code, game) => {
      const { symbols = [] } = game.definition as { symbols?: string[] };
      const pictures = symbols.map((symbol) => `art/symbols/${symbol}.webp`);
      const wanted = [...filesBy(code, game.kind), ...pictures];
      expect(filesOf(code).filter((file) => !further.test(file))).toEqual([...wanted].sort());
    },
  );

  it('have one id each, and the game in a folder is called by it', () => {
    expect(new Set(gameFolders.map(({ id }) => id)).size).toBe(gameFolders.length);
    for (const { code, kind, definition } of games) {
      expect(gameFolders.find((one) => one.code === code)?.engine).toBe(kind);
      expect(definition).toMatchObject({ code });
    }
  });

  it('list a game as its rules have it: name, largest win, spread, least and greatest stake', () => {
    for (const game of games) {
      const listed = catalogue.find(({ code }) => code === game.code)!;
      expect([listed.name, listed.largestWin]).toEqual([game.name, game.declared.maxWin]);
      const { return: mean, hitRate, deviation, volatility } = game.declared;
      expect(listed.figures).toEqual({ return: mean, hitRate, volatility });
      expect(listed.spread).toEqual(engineFolders[game.kind].oneSpread ? { return: mean, deviation } : null);
      for (const [currency, [least, most]] of Object.entries(listed.limits)) {
        expect(game.stakes(currency), `${game.code} in ${currency}`).toBeDefined();
        expect(least > 0n && least < most).toBe(true);
        if (game.kind !== 'slot') {
          const stakes = game.stakes(currency) as { least?: number; most?: number };
          if (stakes.least !== undefined) expect([Number(least), Number(most)]).toEqual([stakes.least, stakes.most]);
          continue;
        }
        const { lines, coins } = game.stakes(currency) as { lines: number; coins: number[] };
        expect([least, most]).toEqual([BigInt(lines * coins[0]!), BigInt(lines * coins.at(-1)!)]);
      }
    }
  });

  it('take the least stake that they show', () => {
    for (const game of games)
      for (const [currency, least] of Object.entries(catalogue.find(({ code }) => code === game.code)!.leastStake)) {
        const bets = sampleBets(game).map((bet) => withStake(bet, Number(least)));
        const taken = game.kind === 'slot' || bets.some((bet) => game.readBet(bet, currency).ok);
        expect(taken, `${game.code} in ${currency}`).toBe(true);
      }
  });

  it('let a table’s least stake be insured, which costs half of it: the casino bounds every stake by what is listed', () => {
    const insured = games.filter(({ definition }) => (definition as { insurance?: unknown }).insurance);
    expect(insured.map(({ code }) => code)).toContain('blackjack');
    for (const game of insured)
      for (const [currency, [least]] of Object.entries(catalogue.find(({ code }) => code === game.code)!.limits))
        expect(2 * Number(least), `${game.code} in ${currency}`).toBeLessThanOrEqual(
          (game.stakes(currency) as { min: number }).min,
        );
  });
});

/** A bet of so much in all, on its first place where it has several. */
function withStake(bet: unknown, stake: number): unknown {
  const { bets: [first] = [] } = bet as { bets?: object[] };
  return first ? { bets: [{ ...first, stake }] } : { ...(bet as object), stake };
}
