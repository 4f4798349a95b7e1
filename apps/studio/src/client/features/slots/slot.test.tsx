/** @jsxImportSource preact */

import { readdirSync, readFileSync } from 'node:fs';
import { rulesOf, type SlotDefinition, type SlotStakes, tumbleOf, windowAt } from '@fairhouse/game-math';
import { games } from '@fairhouse/games';
import { type PlayerLanguage, playerLanguageCodes } from '@fairhouse/money';
import { render } from 'preact-render-to-string';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadAllLanguages } from '../../app/languages/load-all.fixture.ts';
import type { Opened } from '../../lib/round/wire.ts';
import { isFramed, isHigh, slotOf } from './props.ts';

const slots = games.filter(({ kind }) => kind === 'slot');
const client = new URL('../../', import.meta.url);

/** "Start" is no "Star". */
const wholeWord = (term: string) => new RegExp(`(?<!\\w)${term.replace(/[^\w ]/g, '\\$&')}(?!\\w)`);

let screen: typeof import('./index.ts');
let sessionOf: (
  code: string,
  locale?: PlayerLanguage,
) => Promise<import('../../lib/round/play-session.ts').PlaySession>;

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  screen = await import('./index.ts');
  const [{ PlaySession }, { gameDataOf, loadGameFiles }] = await Promise.all([
    import('../../lib/round/play-session.ts'),
    import('../../lib/page/game-data.ts'),
  ]);
  await loadAllLanguages();
  sessionOf = async (code, locale = 'en') => {
    const { name, kind, declared, stakes } = slots.find((game) => game.code === code)!;
    const opened = {
      game: { code, name, kind, declaredReturn: declared.return },
      stakes: stakes('USD'),
      currency: 'USD',
      language: locale,
      balance: 100_000,
      session: { startedAt: new Date(0).toISOString(), staked: 0, won: 0 },
      seed: { nextNonce: 0, clientSeed: 'mine' },
      casinoOrigin: 'http://casino.test',
      pot: slots.find((game) => game.code === code)?.pot ? 123_456 : null,
      openRound: null,
      lastRound: null,
    } as unknown as Opened;
    const data = gameDataOf(await loadGameFiles(code, locale), screen.gameBy);
    return new PlaySession(opened, {} as never, data, 0, true);
  };
});

describe.each(slots.map(({ code, definition }) => [code, rulesOf(definition as SlotDefinition)] as const))(
  'the screen of slots, with %s in it',
  (code, slot) => {
    it.each(playerLanguageCodes)('shows its reels, names, art and stake (%s)', async (locale) => {
      const session = await sessionOf(code, locale);
      const page = render(<screen.Game session={session} covered={false} />);
      const { opening, colours } = slotOf(session).theme;
      const window = slot.book ? tumbleOf(slot, slot.book, opening[0]!).steps[0]!.window : windowAt(slot, opening);
      for (const [reel, column] of window.entries()) {
        const names = column.map((symbol) => session.data.words.symbols![symbol]).join(', ');
        expect(page).toContain(session.texts.slot.reel(reel + 1, names));
      }
      expect(page).toContain(session.data.words.idle);
      for (const file of ['title.svg', 'background-phone.avif']) expect(page).toContain(`/art/${code}/${file}`);
      for (const file of ['frame-desktop.webp', 'frame-phone.webp'])
        expect(page.includes(`/art/${code}/${file}`)).toBe(isFramed(slotOf(session).theme));
      expect(page).toContain(colours.freeCurtainInner);
      const { defaultCoin, lines } = session.opened.stakes as SlotStakes;
      expect(page).toContain(session.money(defaultCoin * lines));
      expect(page.includes(session.money(123_456))).toBe(slot.pot !== null);
    });

    it('says what its best symbols pay where its reels leave a phone place for it', async () => {
      const session = await sessionOf(code);
      const page = render(<screen.Game session={session} covered={false} />);
      const { theme } = slotOf(session);
      const shown = /<ul class="best-pays.*?<\/ul>/.exec(page)?.[0];
      expect(shown === undefined).toBe(isHigh(slot, theme));
      const { defaultCoin } = session.opened.stakes as SlotStakes;
      const best = slot.symbols.filter((symbol) => slot.pays[symbol]).slice(0, 4);
      for (const symbol of shown ? best : [])
        expect(shown).toContain(`<strong>${session.money(slot.pays[symbol]!.at(-1)! * defaultCoin)}</strong>`);
    });

    it('takes no spin until its symbols are there, and keeps their places', async () => {
      const session = await sessionOf(code);
      const page = render(<screen.Game session={session} covered={false} />);
      expect(/<button[^>]*round-button[^>]*>/.exec(page)![0]).toContain(' disabled');
      const places = /slot__placeholder.*?<\/div>/.exec(page)![0].match(/<i>/g);
      expect(places).toHaveLength(slot.reels * slot.rows);
    });

    it('lists what each symbol pays, best first, and each of its lines', async () => {
      const session = await sessionOf(code);
      const page = render(<screen.RulesExtra session={session} covered={false} />);
      const { defaultCoin, lines } = session.opened.stakes as SlotStakes;
      const listed = [...page.matchAll(/symbols\/([a-z0-9-]+)\.webp.*?<h4>(.*?)<\/h4><dl.*?<\/dl>/g)];
      const paying = slot.symbols.filter((symbol) => slot.pays[symbol]);
      expect(listed.map(([, symbol]) => symbol)).toEqual([...paying, ...(slot.scatter ? [slot.scatter.symbol] : [])]);
      const most = paying.map((symbol) => slot.pays[symbol]!.at(-1)!);
      expect(most).toEqual([...most].sort((a, b) => b - a));
      for (const [row, symbol, name] of listed) {
        expect(name).toBe(session.data.words.symbols![symbol!]);
        const pays = slot.pays[symbol!] ?? slot.scatter!.pays.map((stakes) => stakes * lines);
        for (const coins of pays) expect(row).toContain(`<dd>${session.money(coins * defaultCoin)}</dd>`);
      }
      expect(page.match(/<svg/g) ?? []).toHaveLength(slot.lines.length);
      expect(page.match(/class="on"/g) ?? []).toHaveLength(slot.lines.length * slot.reels);
    });

    it('shows nothing of another game', async () => {
      const session = await sessionOf(code);
      const own = JSON.stringify([slot, session.data.words]);
      const page = [screen.Game, screen.RulesExtra]
        .map((Part) => render(<Part session={session} covered={false} />))
        .join('');
      const others = slots.filter((game) => game.code !== code);
      for (const { code: other, name, words } of others)
        for (const term of [other, name, ...Object.values(words.en.symbols ?? {})])
          if (!own.includes(term)) expect(page).not.toMatch(wholeWord(term));
    });
  },
);

describe('the code of the page', () => {
  const sources = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.test.'))
    .map((file) => [file, readFileSync(new URL(file, client), 'utf8')] as const);

  it.each(slots.map(({ code }) => code))(
    'says nothing that only %s has: no name, no symbol, no colour',
    async (code) => {
      const { definition, theme } = slotOf(await sessionOf(code));
      // Roles and parts of a round by the engine, keys, events and fields of a file are called so in every game.
      const common = new Set(['wild', 'scatter', 'mystery', 'wheel', 'key', 'scroll', 'engine']);
      const symbols = definition.symbols
        .filter((symbol) => !common.has(symbol))
        .map((symbol) => `['"\`]${symbol}['"\`]`);
      const session = [new URL('ui/page/theme.css', client), new URL('../../../../packages/ui/src/tokens.css', client)]
        .map((styles) => readFileSync(styles, 'utf8'))
        .join();
      const colours = Object.values(theme.colours)
        .flat()
        .map((colour) => /^(rgb\()?([\d ]+)/.exec(colour)?.[2]?.trim() ?? colour)
        .filter((colour) => !session.includes(colour));
      const name = new RegExp(`${code}|${definition.name}`, 'i');
      const looks = new RegExp([...symbols, ...colours].join('|'));
      const said = sources.flatMap(([file, text]) => {
        // A table has cards and colours of its own.
        const shared =
          /^(app|lib|ui|features\/slots)\//.test(file) &&
          !/^(lib\/texts|ui\/(roulette|compare|wheels|curve))\//.test(file);
        const found = name.exec(text)?.[0] ?? (shared ? looks.exec(text)?.[0] : undefined);
        return found ? [`${file}: ${found}`] : [];
      });
      expect(sources.length).toBeGreaterThan(60);
      expect(colours.length).toBeGreaterThan(3);
      expect(said).toEqual([]);
    },
  );
});
