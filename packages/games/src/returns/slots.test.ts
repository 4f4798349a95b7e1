import {
  chanceAtMost,
  chanceOfAtLeast,
  countedSpins,
  evaluate,
  exactReturn,
  type LineSlot,
  largestWin,
  pageCounter,
  percentText,
  playSlot,
  potShare,
  roundFigures,
  rulesInMode,
  rulesOf,
  type SlotDefinition,
  type SlotOutcome,
  type SlotRules,
  type SlotStakes,
  type SpinShown,
  simulationStream,
  tumbleOf,
  unlimitedReturn,
  variantsOf,
  windowAt,
  worthOf,
} from '@fairhouse/game-math';
import { slotDefinition } from '@fairhouse/game-math/schema';
import { describe, expect, it } from 'vitest';
import { gamesInTurn } from '../fixtures/games-in-turn.ts';
import { goldenRoundsOf, slotThemeOf } from '../folders.ts';
import { gameOf, games } from '../index.ts';
import { rarestShown } from '../odds.ts';
import { pointedWords } from './pointed-words.fixture.ts';

const slots = games.filter(({ kind }) => kind === 'slot');
const nocturneGame = gameOf('nocturne')!;
const nocturne = nocturneGame.definition as LineSlot;
const corsair = gameOf('corsair-gold')!.definition as SlotRules;
const polaris = gameOf('polaris')!.definition as SlotRules;
const cascade = gameOf('gem-cascade')!.definition as SlotRules;
const cartographer = gameOf('cartographer')!.definition as SlotRules;
const observatory = gameOf('observatory')!.definition as SlotRules;
const jazzCellar = gameOf('jazz-cellar')!.definition as SlotRules;
const clockwork = gameOf('clockwork')!.definition as SlotRules;
const nightTrain = gameOf('night-train')!.definition as SlotRules;

/** By the deviation of a round's return in stakes. */
const volatilities = { low: 2.5, 'low to medium': 3.5, medium: 5, 'medium to high': 8, high: Number.POSITIVE_INFINITY };

/** All sums of a round with many free spins are counted in a minute, and on a busy machine in several. */
const countedMs = 900_000;

/** A win that every slot has, and that 200,000 rounds of it hold some of. */
const largeStakes = 12;

/** Of the slots, each proved by its full count anyhow, two are played at length; another two each time, all in the long run. */
const seed = Number(process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
const atLength = process.env.TEST_EXTENT === 'long' ? slots.length : 2;
const simulated = new Set(Array.from({ length: atLength }, (_, i) => slots[(seed + i) % slots.length]!.code));

describe.each(gamesInTurn(slots).map(({ code, definition }) => [code, definition as SlotDefinition] as const))(
  'the declared figures of %s',
  (_, slot) => {
    const rules = rulesOf(slot);
    const spins = countedSpins(slot);
    const figures = roundFigures(slot, spins);

    it('are its return within a thousandth of a point, counted over every position of its reels or page of its book', () => {
      expect(spins.base.outcomes).toBe(
        rules.book?.pages ??
          rules.strips.reduce((product, { length }) => product * length, 1) *
            variantsOf(rules).reduce((sum, { weight }) => sum + weight, 0),
      );
      const all = (figures.return + potShare(rules.pot)) * 100;
      expect(Math.abs(all - Number(slot.declared.return))).toBeLessThan(0.001);
      expect(figures.return).toBeLessThan(0.97);
    });

    it('are the same by another method: by analysis, or page by page by the code that plays', () => {
      if (!rules.book) expect(exactReturn(slot).total).toBeCloseTo(figures.return, 11);
      for (const book of [rules.book, rules.freeSpins?.book])
        if (book) {
          const counted = pageCounter(slot, book);
          // Every page is another test of the two against one another; a few thousand of them all over the book are enough.
          for (let page = 0; page < book.pages; page += 61) {
            const { coins, scatter } = worthOf(rules, tumbleOf(rules, book, page));
            const tier = scatter
              ? Math.min(scatter.count - rules.scatter!.from, rules.scatter!.pays.length - 1) + 1
              : 0;
            expect([page, counted(page)]).toEqual([page, { coins, tier: rules.freeSpins ? tier : 0 }]);
          }
        }
    });

    it('are its hits, its variation and its limit', () => {
      expect(percentText(figures.hitRate)).toBe(slot.declared.hitRate);
      expect([percentText(figures.profitRate)]).toEqual(gameOf(slot.code)!.profitRates);
      expect(figures.deviation.toFixed(2)).toBe(slot.declared.deviation);
      const band = Object.entries(volatilities).find(([, below]) => figures.deviation < below);
      expect(band?.[0]).toBe(slot.declared.volatility);
      expect(figures.lostToCap).toBeLessThan(1e-9);
      const follows = rules.freeSpins ?? rules.respins ?? rules.hold;
      if (!follows) expect(Math.ceil(figures.largestWithWheel)).toBe(slot.maxWin);
    });

    it(
      'come out in play, too: seeded rounds within five standard errors',
      () => {
        const below = simulationStream(20_260);
        const rounds = simulated.has(slot.code) ? 200_000 : 20_000;
        let coins = 0;
        let hits = 0;
        let profits = 0;
        let large = 0;
        for (let i = 0; i < rounds; i++) {
          const { win } = playSlot(slot, { coin: 1 }, below);
          coins += win;
          if (win > 0) hits++;
          if (win > rules.stakeCoins) profits++;
          if (win >= largeStakes * rules.stakeCoins) large++;
        }
        const error = figures.deviation / Math.sqrt(rounds);
        expect(Math.abs(coins / rounds / rules.stakeCoins - figures.return)).toBeLessThan(5 * error);
        expect(Math.abs(hits / rounds - figures.hitRate)).toBeLessThan(5 * Math.sqrt(0.25 / rounds));
        expect(Math.abs(profits / rounds - figures.profitRate)).toBeLessThan(5 * Math.sqrt(0.25 / rounds));
        // By the same sums as the odds of the largest win, at a win that is seen in so many rounds; of many free spins that takes long.
        if (!simulated.has(slot.code) || !(largestWin(slot, spins).exact || process.env.TEST_EXTENT === 'long')) return;
        const chance = chanceOfAtLeast(slot, spins, largeStakes);
        expect(Math.abs(large / rounds - chance)).toBeLessThan(5 * Math.sqrt(chance / rounds));
      },
      countedMs,
    );

    it(
      'are the largest win of its sheet, and its odds or a bound on them',
      () => {
        const { stakes, oneIn, exact } = largestWin(slot, spins);
        const { largestWinOneIn, largestWinReached } = gameOf(slot.code)!;
        expect(largestWinReached ?? slot.maxWin).toBeCloseTo(stakes, 3);
        if (exact) expect(largestWinOneIn! / oneIn).toBeCloseTo(1, 6);
        else {
          expect(largestWinOneIn!).toBeGreaterThan(oneIn * 0.9);
          expect(largestWinOneIn!).toBeLessThanOrEqual(oneIn);
          expect(largestWinOneIn!).toBeGreaterThan(rarestShown);
        }
        // Counted in full the odds are as long as the bound says, and longer by no more than its kind allows: it leaves out how wide
        // the tail is, which where wins are coarse is a factor of a thousand (1,066 of spring-tide's).
        if (process.env.TEST_EXTENT !== 'long' || exact) return;
        const chance = chanceOfAtLeast(slot, spins, slot.maxWin);
        expect(1 / chance).toBeGreaterThanOrEqual(largestWinOneIn!);
        expect(chance * 5_000).toBeGreaterThan(chanceAtMost(slot, spins, slot.maxWin));
      },
      countedMs,
    );

    it('stand in its rules, and the reels of a first visit win nothing', () => {
      for (const { rules: said, returns } of pointedWords(gameOf(slot.code)!.words)) {
        const stated = said.map(({ text }) => text).join(' ');
        expect(returns).toContain(slot.declared.return);
        const awards = [...new Set(rules.freeSpins?.awards)].map(String);
        const scatters = rules.scatter?.pays.map(String) ?? [];
        for (const figure of [`${slot.declared.return} %`, slot.maxWin.toLocaleString('en'), ...awards, ...scatters])
          expect(stated).toContain(figure);
      }
      const { opening } = slotThemeOf(slot.code);
      const window = rules.book ? tumbleOf(rules, rules.book, opening[0]!).steps[0]!.window : windowAt(rules, opening);
      expect(evaluate(slot, window).coins).toBe(0);
    });

    it('name every symbol in both languages', () => {
      const { en, fil } = gameOf(slot.code)!.words;
      for (const words of [en, fil]) expect(Object.keys(words.symbols ?? {}).sort()).toEqual([...slot.symbols].sort());
    });
  },
);

const inModes = slots.flatMap(({ code, definition }) =>
  rulesOf(definition as SlotDefinition).modes.map((mode) => [code, mode.id, mode] as const),
);

describe.each(inModes)('%s bet on by %s', (code, id, mode) => {
  const game = gameOf(code)!;
  const slot = game.definition as SlotRules;
  const rules = rulesInMode(slot, mode);
  const spins = countedSpins(rules);
  const figures = roundFigures(rules, spins, mode.cost);
  const plain = roundFigures(slot, countedSpins(slot));

  it('returns what is declared, by the count of every position and by analysis, within half a point of the plain spin', () => {
    expect(figures.return * 100 - Number(mode.declared.return)).toBeCloseTo(0.005, 2);
    expect((exactReturn(rules).total * slot.stakeCoins) / mode.cost).toBeCloseTo(figures.return, 11);
    expect(Math.abs(figures.return - plain.return)).toBeLessThan(0.005);
  });

  it('wins as often, strays as far and pays the most as seldom as is declared', () => {
    expect(percentText(figures.hitRate)).toBe(mode.declared.hitRate);
    expect(percentText(figures.profitRate)).toBe(mode.declared.profitRate);
    expect(figures.deviation.toFixed(2)).toBe(mode.declared.deviation);
    expect(mode.declared.largestWinOneIn / largestWin(rules, spins).oneIn).toBeCloseTo(1, 1);
    expect(figures.lostToCap).toBeLessThan(1e-9);
    if (id === 'buy') expect(figures.followRate).toBe(1);
    else expect(figures.followRate / plain.followRate).toBeGreaterThan(1.8);
  });

  it('comes out in play, too: seeded rounds within five standard errors', () => {
    const below = simulationStream(20_261);
    const rounds = 20_000;
    let coins = 0;
    for (let i = 0; i < rounds; i++) {
      const outcome = playSlot(slot, { coin: 1, mode: id }, below);
      coins += outcome.win;
      expect(outcome.spins.length > 1 || id === 'ante').toBe(true);
    }
    const error = figures.deviation / Math.sqrt(rounds);
    expect(Math.abs(coins / rounds / mode.cost - figures.return)).toBeLessThan(5 * error);
  });

  it('stands in its rules with its price, its return and how often free spins come', () => {
    const often =
      id === 'buy' ? [] : [String(Math.round(1 / figures.followRate)), String(Math.round(1 / plain.followRate))];
    for (const { rules: sections } of pointedWords(game.words)) {
      const text = sections.map((section) => section.text).join(' ');
      for (const figure of [`${mode.cost / slot.stakeCoins}`, `${mode.declared.return} %`, ...often])
        expect(text).toContain(figure);
    }
  });

  it('is offered at every stake whose price is no more than the greatest plain stake', () => {
    for (const currency of ['USD', 'BTC']) {
      const { coins } = game.stakes(currency) as SlotStakes;
      const most = Math.max(...coins) * slot.stakeCoins;
      for (const coin of coins)
        expect(game.readBet({ coin, mode: id }, currency)).toEqual(
          coin * mode.cost > most
            ? { ok: false, reason: 'stake_not_allowed' }
            : { ok: true, bet: { coin, mode: id }, stake: coin * mode.cost, ...(id === 'buy' && { buysBonus: true }) },
        );
    }
  });
});

it('refuses a mode that a slot does not have', () => {
  expect(nocturneGame.readBet({ coin: 1, mode: 'buy' }, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
  for (const mode of ['plain', null, 1, {}, '__proto__'])
    expect(gameOf('corsair-gold')!.readBet({ coin: 1, mode }, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
});

describe('a slot of which nothing but free spins follows', () => {
  it('returns the same by the formula for unlimited free spins, as their limit is out of reach', () => {
    const exact = exactReturn(nocturne);
    expect(unlimitedReturn(exact, nocturne.freeSpins.multiplier)).toBeCloseTo(exact.total, 9);
  });
});

it.each(slots.map((game) => [game.code, game] as const))(
  'the remembered rounds of %s have some that go on',
  (code, game) => {
    const { freeSpins, respins } = rulesOf(game.definition as SlotDefinition);
    expect(goldenRoundsOf(code).longestRound).toBeGreaterThan(freeSpins ? 5 : respins ? 1 : 0);
  },
);

describe('reading a definition', () => {
  const reads = (change: (slot: Record<string, unknown>) => void) => {
    const slot = structuredClone(nocturne) as unknown as Record<string, unknown>;
    change(slot);
    return slotDefinition.safeParse(slot).success;
  };

  it('takes the released one as it is', () => {
    expect(slotDefinition.parse(structuredClone(nocturne))).toEqual(nocturne);
  });

  it('refuses one that lacks any of its parts, or has another', () => {
    for (const key of Object.keys(nocturne))
      expect(
        reads((slot) => delete slot[key]),
        key,
      ).toBe(false);
    expect(reads((slot) => Object.assign(slot, { bank: 1 }))).toBe(false);
  });

  it('refuses a value of the wrong kind in any place', () => {
    const places: (string | number)[][] = [];
    const walk = (value: unknown, path: (string | number)[]) => {
      if (path.length > 0) places.push(path);
      if (value && typeof value === 'object')
        for (const [key, part] of Object.entries(value))
          walk(part, [...path, Array.isArray(value) ? Number(key) : key]);
    };
    walk(nocturne, []);
    const slot = structuredClone(nocturne) as unknown as Record<string | number, unknown>;
    const taken: unknown[] = [];
    for (const path of places) {
      const holder = path.slice(0, -1).reduce((part, key) => part[key] as typeof slot, slot);
      const last = path.at(-1)!;
      const right = holder[last];
      for (const wrong of [null, true, -1, 1.5, '', '…', [], {}]) {
        holder[last] = wrong;
        if (slotDefinition.safeParse(slot).success) taken.push([path.join('.'), wrong]);
      }
      holder[last] = right;
    }
    expect(taken).toEqual([]);
    expect(places.length).toBeGreaterThan(200);
  });

  it.each<[string, (slot: SlotDefinition) => unknown]>([
    ['an unknown symbol on a reel', (slot) => Object.assign(slot.strips[2]!, { 0: 'comet' })],
    ['a wild on the first reel', (slot) => Object.assign(slot.strips[0]!, { 0: 'wild' })],
    ['two scatters within one window', (slot) => Object.assign(slot.strips[0]!, { 24: 'scatter' })],
    ['two scatters across the joint', (slot) => Object.assign(slot.strips[3]!, { 31: 'scatter' })],
    ['a symbol without pays', (slot) => delete (slot.pays as Record<string, unknown>).moon],
    ['pays for the wild', (slot) => Object.assign(slot.pays, { wild: [1, 2, 3] })],
    ['more symbols that pay less', (slot) => Object.assign(slot.pays, { moon: [50, 40, 1000] })],
    ['a line that leaves the window', (slot) => Object.assign(slot.lines[0]!, { 2: 3 })],
    ['a line that is there twice', (slot) => Object.assign(slot.lines, { 1: slot.lines[0] })],
    ['a return of more than is staked', (slot) => Object.assign(slot.declared, { return: '100.00' })],
    ['another largest win than declared', (slot) => Object.assign(slot, { maxWin: 4_000 })],
  ])('refuses %s', (_, change) => {
    expect(reads((slot) => change(slot as unknown as SlotDefinition))).toBe(false);
  });
});

describe('reading a definition with features', () => {
  const reads = (slot: SlotRules, change: (slot: SlotRules) => unknown) => {
    const changed = structuredClone(slot);
    change(changed);
    return slotDefinition.safeParse(changed).success;
  };

  it('takes those that are released as they are, and none that lacks a part', () => {
    for (const slot of [corsair, polaris, cascade, cartographer, nightTrain]) {
      expect(slotDefinition.parse(structuredClone(slot))).toEqual(slot);
      for (const key of Object.keys(slot))
        expect(
          reads(slot, (one) => delete (one as unknown as Record<string, unknown>)[key]),
          key,
        ).toBe(false);
    }
  });

  it.each<[string, SlotRules, (slot: SlotRules) => unknown]>([
    ['an unknown symbol on a reel', corsair, (slot) => Object.assign(slot.strips[2]!, { 0: 'comet' })],
    ['a wild on the first reel', corsair, (slot) => Object.assign(slot.strips[0]!, { 0: 'wild' })],
    ['a reel too few', corsair, (slot) => Object.assign(slot, { strips: slot.strips.slice(1) })],
    ['free spins of a reel too few', corsair, (slot) => (slot.freeSpins!.strips as unknown[]).pop()],
    ['an award too few', corsair, (slot) => (slot.freeSpins!.awards as unknown[]).pop()],
    ['a symbol without pays', corsair, (slot) => delete (slot.pays as Record<string, unknown>).ship],
    ['more symbols that pay less', corsair, (slot) => Object.assign(slot.pays, { ship: [20, 10, 400] })],
    ['pays for more than there are reels', corsair, (slot) => Object.assign(slot, { tiers: [3, 4, 6] })],
    ['a line that leaves the window', corsair, (slot) => Object.assign(slot.lines[0]!, { 2: 4 })],
    ['a line that is there twice', corsair, (slot) => Object.assign(slot.lines, { 1: slot.lines[0] })],
    ['lines where ways pay', corsair, (slot) => Object.assign(slot, { way: 'ways' })],
    [
      'a symbol that expands and does not pay',
      corsair,
      (slot) => Object.assign(slot.freeSpins!, { expanding: ['wild'] }),
    ],
    ['another largest win than declared', corsair, (slot) => Object.assign(slot, { maxWin: 4_000 })],
    ['a mode twice', corsair, (slot) => Object.assign(slot, { modes: [slot.modes[0], slot.modes[0]] })],
    ['a mode that costs no more than a stake', corsair, (slot) => Object.assign(slot.modes[0]!, { cost: 40 })],
    ['a mode of a reel too few', corsair, (slot) => (slot.modes[0]!.strips as unknown[]).pop()],
    [
      'a mode that returns more than half a point less',
      corsair,
      (slot) => Object.assign(slot.modes[0]!.declared, { return: '95.59' }),
    ],
    [
      'free spins bought that do not come with every spin',
      corsair,
      (slot) => Object.assign(slot.modes[1]!, { strips: slot.modes[0]!.strips }),
    ],
    ['a mode where symbols fall', cascade, (slot) => Object.assign(slot, { pot: null, modes: corsair.modes })],
    ['two things that follow a spin', corsair, (slot) => Object.assign(slot, { respins: { most: 3 } })],
    ['respins that end too soon', polaris, (slot) => Object.assign(slot, { respins: { most: 2 } })],
    [
      'a wild at either end of lines that pay both ways',
      { ...polaris, respins: null },
      (slot) => Object.assign(slot.strips[4]!, { 0: 'wild' }),
    ],
    [
      'a wild that multiplies on lines that pay both ways',
      { ...polaris, respins: null },
      (slot) => Object.assign(slot.wilds, { wild: 2 }),
    ],
    ['reels that are filled where ways pay', polaris, (slot) => Object.assign(slot, { way: 'ways', lines: [] })],
    ['what tumbles without a book', cascade, (slot) => Object.assign(slot, { book: null })],
    ['a book where nothing tumbles', corsair, (slot) => Object.assign(slot, { book: cascade.book })],
    ['an unknown symbol that falls', cascade, (slot) => Object.assign(slot.book!.weights, { comet: 3 })],
    [
      'bombs where clusters pay',
      cascade,
      (slot) => Object.assign(slot.tumble!, { bombs: { symbol: 'opal', values: [[2, 1]] } }),
    ],
    ['a mystery that becomes a wild', cartographer, (slot) => Object.assign(slot.mystery!.becomes[0]!, { 0: 'wild' })],
    [
      'a mystery that becomes one symbol twice',
      cartographer,
      (slot) => Object.assign(slot.mystery!.becomes, { 1: slot.mystery!.becomes[0] }),
    ],
    ['a mystery that pays', cartographer, (slot) => Object.assign(slot.pays, { mystery: [1, 2, 3] })],
    ['a mystery where ways pay', cartographer, (slot) => Object.assign(slot, { way: 'ways', lines: [] })],
    ['two things drawn beside the stops', cartographer, (slot) => Object.assign(slot, { sticky: true })],
    ['joined reels with the first among them', clockwork, (slot) => Object.assign(slot.colossal!.reels, { 0: 0 })],
    ['joined reels beyond the last', clockwork, (slot) => Object.assign(slot.colossal!.reels, { 1: 5 })],
    ['one reel that is joined', clockwork, (slot) => Object.assign(slot.colossal!.reels, { 1: 1 })],
    ['a giant scatter', clockwork, (slot) => Object.assign(slot.colossal!.symbols, { 0: 'scatter' })],
    ['wilds that stay on three reels', observatory, (slot) => Object.assign(slot.freeSpins!.strips[2]!, { 0: 'wild' })],
    ['wilds that stay without free spins', observatory, (slot) => Object.assign(slot, { freeSpins: null })],
    ['wilds that stay and multiply', observatory, (slot) => Object.assign(slot.wilds, { wild: 2 })],
    [
      'more free spins where wilds stay',
      observatory,
      (slot) => Object.assign(slot.freeSpins!.strips[0]!, { 0: 'scatter' }),
    ],
    [
      'free spins that end early where wilds stay',
      observatory,
      (slot) => Object.assign(slot.freeSpins!, { maxPerRound: 12 }),
    ],
    ['a wheel that nothing turns', jazzCellar, (slot) => Object.assign(slot, { scatter: null })],
    ['a wheel beside free spins', jazzCellar, (slot) => Object.assign(slot, { freeSpins: observatory.freeSpins })],
    ['rows that vary on strips', clockwork, (slot) => Object.assign(slot, { heights: nightTrain.heights })],
    ['more rows than the window has', nightTrain, (slot) => Object.assign(slot.heights![0]!, { 0: 7 })],
    ['wins that rise where nothing falls', clockwork, (slot) => Object.assign(slot, { rising: 5 })],
    ['a later slot without a word of one feature', clockwork, (slot) => delete (slot as Partial<SlotRules>).heights],
  ])('refuses %s', (_, slot, change) => {
    expect(reads(slot, change)).toBe(false);
  });
});

describe('features', () => {
  it('fill a reel by its wild, hold it, and spin the others once more', () => {
    const below = simulationStream(5);
    const rounds = Array.from({ length: 3_000 }, () => playSlot(polaris, { coin: 2 }, below));
    const long = rounds.filter(({ spins }) => spins.length > 2);
    expect(long.length).toBeGreaterThan(10);
    for (const { spins } of long)
      for (const [at, spin] of spins.entries()) {
        const held = spins.slice(0, at).flatMap(({ filled = [] }) => filled);
        expect(spin.held ?? []).toEqual([...held].sort());
        for (const reel of held) expect(new Set(spin.window[reel])).toEqual(new Set(['wild']));
        expect(spin.stops.filter((stop, reel) => held.includes(reel) && stop !== spins[at - 1]!.stops[reel])).toEqual(
          [],
        );
      }
  });

  it('let what has won go, what stands above it fall, and cells multiply the next win', () => {
    const { book } = cascade;
    const long = Array.from({ length: 4_000 }, (_, page) => tumbleOf(rulesOf(cascade), book!, page)).filter(
      ({ steps }) => steps.length > 4,
    );
    expect(long.length).toBeGreaterThan(10);
    for (const { steps } of long)
      for (const [at, { window, lines, spots }] of steps.entries()) {
        const next = steps[at + 1];
        expect(lines.length > 0).toBe(next !== undefined);
        if (!next) continue;
        const gone = new Set(lines.flatMap(({ cells }) => cells.map(String)));
        for (const [reel, column] of window.entries()) {
          const kept = column.filter((_, row) => !gone.has(`${reel},${row}`));
          expect(next.window[reel]!.slice(cascade.rows - kept.length)).toEqual(kept);
        }
        for (const { cells, times = 1 } of lines) {
          const marks = cells.map(([reel, row]) => spots![reel]![row]!).filter((mark) => mark > 1);
          expect(times).toBe(
            Math.max(
              1,
              marks.reduce((sum, mark) => sum + mark, 0),
            ),
          );
        }
      }
  });
});

/** Rounds of a slot that show what is looked for. */
function roundsOf(slot: SlotRules, count: number, has: (spin: SpinShown) => unknown): SlotOutcome[] {
  const below = simulationStream(11);
  const rounds = Array.from({ length: count }, () => playSlot(slot, { coin: 2 }, below));
  const found = rounds.filter(({ spins }) => spins.some(has));
  expect(found.length).toBeGreaterThan(10);
  return found;
}

describe('what is drawn beside the stops', () => {
  it('turns every symbol that was not known to one and the same, as often as its weight says', () => {
    const drawn = new Map<string, number>();
    for (const { spins } of roundsOf(cartographer, 6_000, ({ mystery }) => mystery))
      for (const { mode, stops, window, mystery } of spins) {
        const strips = mode === 'free' ? cartographer.freeSpins!.strips : cartographer.strips;
        const before = windowAt(cartographer, stops, strips);
        const cells = before.flatMap((column, reel) =>
          column.flatMap((shown, row) => (shown === 'mystery' ? [[reel, row]] : [])),
        );
        expect(mystery?.cells ?? []).toEqual(cells);
        expect(window).toEqual(
          before.map((column) => column.map((shown) => (shown === 'mystery' ? mystery!.symbol : shown))),
        );
        if (mystery) drawn.set(mystery.symbol, (drawn.get(mystery.symbol) ?? 0) + 1);
      }
    const all = [...drawn.values()].reduce((sum, count) => sum + count, 0);
    for (const [symbol, weight] of cartographer.mystery!.becomes)
      expect(Math.abs(drawn.get(symbol)! / all - weight / 20)).toBeLessThan(5 * Math.sqrt(0.25 / all));
  });

  it('shows one symbol on all cells of joined reels: in one of so many paid spins, and in every free one', () => {
    const rounds = roundsOf(clockwork, 6_000, ({ colossal }) => colossal);
    for (const { spins } of rounds)
      for (const { mode, stops, window, colossal } of spins) {
        if (mode === 'free') expect(colossal).toBeDefined();
        if (!colossal) continue;
        expect(new Set(window.slice(1, 4).flat())).toEqual(new Set([colossal]));
        expect(stops.slice(1, 4).map((stop) => clockwork.colossal!.symbols[stop])).toEqual(Array(3).fill(colossal));
      }
    const paid = rounds.filter(({ spins }) => spins[0]!.colossal).length / 6_000;
    expect(Math.abs(paid - 1 / clockwork.colossal!.oneIn)).toBeLessThan(5 * Math.sqrt(0.0625 / 6_000));
  });

  it('keeps the wilds of free spins where they rested, to the last spin and not into the next round', () => {
    for (const { spins } of roundsOf(observatory, 6_000, ({ stuck }) => stuck))
      for (const [at, { mode, window, stuck = [] }] of spins.entries()) {
        const before = spins[at - 1];
        const stood = mode === 'free' && before?.mode === 'free' ? before.window : [];
        expect(stuck).toEqual(
          stood.flatMap((column, reel) => column.flatMap((shown, row) => (shown === 'wild' ? [[reel, row]] : []))),
        );
        for (const [reel, row] of stuck) expect(window[reel]![row]).toBe('wild');
      }
  });

  it('turns the wheel whenever scatters are paid, and pays what its part says beside them', () => {
    const below = simulationStream(13);
    const parts = new Set<number>();
    for (let round = 0; round < 20_000; round++) {
      const { win, spins } = playSlot(jazzCellar, { coin: 2 }, below);
      const [{ lines, scatter, wheel }] = spins as [SpinShown];
      expect(wheel !== undefined).toBe(scatter !== null);
      if (!wheel) continue;
      parts.add(wheel.part);
      expect(wheel.win).toBe(jazzCellar.wheel!.parts[wheel.part]! * jazzCellar.stakeCoins * 2);
      expect(win).toBe(lines.reduce((sum, line) => sum + line.win, 0) + scatter!.win + wheel.win);
    }
    expect(parts.size).toBe(jazzCellar.wheel!.parts.length);
  });

  it('gives every reel rows of its own, and pays more with every fall', () => {
    const heights = new Set<number>();
    let falls = 0;
    for (let page = 0; page < 3_000; page++) {
      const { steps } = tumbleOf(nightTrain, nightTrain.book!, page);
      const rows = steps[0]!.window.map(({ length }) => length);
      for (const high of rows) heights.add(high);
      for (const [at, { window, lines }] of steps.entries()) {
        expect(window.map(({ length }) => length)).toEqual(rows);
        const plain = evaluate(nightTrain, window).lines;
        const by = Math.min(at + 1, nightTrain.rising);
        expect(lines.map(({ coins }) => coins)).toEqual(plain.map(({ coins }) => coins * by));
        falls = Math.max(falls, at);
      }
    }
    expect([...heights].sort()).toEqual(nightTrain.heights!.map(([high]) => high));
    expect(falls).toBeGreaterThan(3);
  });
});

describe('evaluating a window', () => {
  const blank = ['ten', 'jack', 'queen'];

  it('pays the longest run from the left, wilds included, on each line', () => {
    const window = [
      ['moon', 'rose', 'key'],
      ['wild', 'ace', 'ten'],
      ['moon', 'ace', 'ten'],
      ['wild', 'ace', 'ten'],
      blank,
    ];
    const { lines } = evaluate(nocturne, window);
    expect(lines).toContainEqual({
      line: 1,
      symbol: 'moon',
      count: 4,
      coins: 250,
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    });
    expect(lines.every((win) => win.symbol !== 'wild' && win.symbol !== 'scatter')).toBe(true);
  });

  it('does not pay a run that starts on the second reel', () => {
    const row = (top: string) => [top, 'x', 'y'];
    expect(evaluate(nocturne, [row('ten'), row('moon'), row('moon'), row('moon'), row('moon')]).lines).toEqual([]);
  });

  it('pays scatters anywhere as multiples of the whole stake and awards free spins', () => {
    const with_ = (symbol: string) => [
      ['x', 'y', symbol],
      ['x', symbol, 'y'],
      [symbol, 'y', 'x'],
      ['y', 'z', symbol],
    ];
    expect(evaluate(nocturne, [...with_('scatter'), ['a', 'b', 'c']]).scatter).toMatchObject({
      count: 4,
      coins: 200,
      freeSpins: 15,
    });
    expect(evaluate(nocturne, [...with_('z'), ['scatter', 'b', 'scatter']]).scatter).toBeNull();
  });
});

describe('a round', () => {
  it('multiplies wins in free spins and adds retriggered spins, all in whole minor units', () => {
    const below = simulationStream(7);
    const rounds = Array.from({ length: 20_000 }, () => playSlot(nocturne, { coin: 5 }, below));
    const retriggered = rounds.find(({ spins }) => spins.slice(1).some(({ scatter }) => scatter));
    if (!retriggered) throw new Error('no retrigger among the seeded rounds');
    const [first, ...free] = retriggered.spins;
    const awarded = retriggered.spins.reduce((sum, { scatter }) => sum + (scatter?.freeSpins ?? 0), 0);
    expect(free).toHaveLength(awarded);
    expect(first!.multiplier).toBe(1);
    expect(free.every(({ multiplier, mode }) => multiplier === 3 && mode === 'free')).toBe(true);
    expect(retriggered.spins.at(-1)).toMatchObject({ freeSpinsLeft: 0, totalWin: retriggered.win });
    for (const { spins, win } of rounds) {
      expect(Number.isSafeInteger(win)).toBe(true);
      for (const spin of spins) {
        const shown = spin.lines.reduce((sum, line) => sum + line.win, 0) + (spin.scatter?.win ?? 0);
        expect(shown).toBe(spin.win);
      }
    }
  });

  it('ends at the limit of the win, and pays exactly the limit', () => {
    const small = { ...nocturne, maxWin: 1 };
    const below = simulationStream(3);
    const capped = Array.from({ length: 200 }, () => playSlot(small, { coin: 10 }, below)).filter(
      (round) => round.capped,
    );
    expect(capped.length).toBeGreaterThan(5);
    expect(new Set(capped.map(({ win }) => win))).toEqual(new Set([200]));
  });
});

describe('reading a bet', () => {
  it.each([
    [undefined],
    [null],
    ['5'],
    [{}],
    [{ coin: '5' }],
    [{ coin: 1.5 }],
    [{ coin: Number.NaN }],
    [{ coin: Number.POSITIVE_INFINITY }],
  ])('refuses %j as no bet', (input) => {
    expect(nocturneGame.readBet(input, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
  });

  it.each([[0], [-5], [3], [999_999]])('refuses the coin %d', (coin) => {
    expect(nocturneGame.readBet({ coin }, 'USD')).toEqual({ ok: false, reason: 'stake_not_allowed' });
    expect(nocturneGame.readBet({ coin: 5 }, 'XXX')).toEqual({ ok: false, reason: 'stake_not_allowed' });
  });

  it('takes an offered coin on all lines', () => {
    expect(nocturneGame.readBet({ coin: 5 }, 'USD')).toEqual({ ok: true, bet: { coin: 5 }, stake: 100 });
  });
});
