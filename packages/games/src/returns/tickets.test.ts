import {
  alike,
  type FieldsShown,
  numberOf,
  percentText,
  prizeAt,
  rowUnlike,
  simulationStream,
  type TappedStakes,
  type TicketDefinition,
  type TicketOutcome,
  ticketFigures,
  unlikeRows,
  unlikeSymbols,
  unlikeWays,
} from '@fairhouse/game-math';
import { ticketDefinition } from '@fairhouse/game-math/schema';
import { describe, expect, it } from 'vitest';
import { gamesInTurn } from '../fixtures/games-in-turn.ts';
import { gameOf, games } from '../index.ts';
import { pointedWords } from './pointed-words.fixture.ts';

const tickets = games.filter(({ kind }) => kind === 'ticket');
const definitionOf = (code: string) => gameOf(code)!.definition as TicketDefinition;
const seededRounds = 200_000;

/** Which prizes the fields of a ticket show, as its player reads them. */
function prizesShown(fields: FieldsShown): number[] {
  if (fields.type === 'alike') return [...new Set(fields.symbols)].filter((one) => count(fields.symbols, one) >= alike);
  if (fields.type === 'rows')
    return fields.rows.flatMap((row) => (row.every((symbol) => symbol === row[0]) ? [row[0]!] : []));
  return fields.own.flatMap(({ number, prize }) => (fields.winning.includes(number) ? [prize] : []));
}

const count = (all: readonly number[], wanted: number) => all.filter((one) => one === wanted).length;

/** Five deviations of a count that comes with this chance. */
const fiveDeviations = (chance: number, of: number) => 5 * Math.sqrt(chance * (1 - chance) * of);

describe.each(gamesInTurn(tickets).map((game) => [game.code, game] as const))('%s', (_, game) => {
  const definition = game.definition as TicketDefinition;
  const { prizes, declared } = definition;
  const figures = ticketFigures(definition);
  const chances = prizes.map((prize) => prize.tickets);

  it('returns exactly what it declares by its table, and when every ticket is drawn once', () => {
    const paid = prizes.reduce((sum, prize) => sum + BigInt(prize.tickets) * BigInt(prize.pays), 0n);
    expect(paid * 100n).toBe(BigInt(definition.tickets) * BigInt(definition.returns));
    const won = new Array<number>(prizes.length + 1).fill(0);
    for (let number = 0; number < definition.tickets; number++) won[prizeAt(chances, number) + 1]!++;
    expect(won.slice(1)).toEqual(chances);
    const [returned, squares, profits] = won
      .slice(1)
      .reduce<[number, number, number]>(
        ([sum, square, over], times, prize) => {
          const multiple = prizes[prize]!.pays / 100;
          return [sum + times * multiple, square + times * multiple ** 2, over + (multiple > 1 ? times : 0)];
        },
        [0, 0, 0],
      )
      .map((sum) => sum / definition.tickets) as [number, number, number];
    expect(returned * 100).toBeCloseTo(Number(declared.return), 9);
    const hits = 1 - won[0]! / definition.tickets;
    expect(percentText(figures.hitRate)).toBe(declared.hitRate);
    expect(percentText(figures.profitRate)).toBe(declared.profitRate ?? declared.hitRate);
    expect(Math.sqrt(squares - returned ** 2).toFixed(2)).toBe(declared.deviation);
    expect([figures.return, figures.hitRate, figures.profitRate].map(numberOf)).toEqual(
      [returned, hits, profits].map((figure) => expect.closeTo(figure, 12)),
    );
    expect(figures.oneIn).toBe(definition.tickets / won[1]!);
  });

  it('pays the first and the last ticket of every prize what the table says', () => {
    let from = 0;
    for (const [place, { pays, tickets: many }] of prizes.entries()) {
      for (const number of [from, from + many - 1]) {
        const rest = simulationStream(number);
        const numbers = [number];
        const { win, outcome } = game.play({ stake: 200 }, [], (n) => numbers.pop() ?? rest(n));
        expect([win, (outcome as TicketOutcome).prize, (outcome as TicketOutcome).number]).toEqual([
          pays * 2,
          place,
          number,
        ]);
      }
      from += many;
    }
    const rest = simulationStream(1);
    const numbers = [from];
    expect(game.play({ stake: 200 }, [], (n) => numbers.pop() ?? rest(n)).win).toBe(0);
  });

  it('shows its prize and no other, and comes out in play: 200,000 seeded rounds within five deviations', () => {
    const below = simulationStream(20_263);
    let won = 0;
    for (let i = 0; i < seededRounds; i++) {
      const { win, outcome } = game.play({ stake: 100 }, [], below);
      const { fields, prize } = outcome as TicketOutcome;
      won += win;
      // It takes longer to read a ticket than to draw one.
      if (i % 5 > 0) continue;
      const shown = prizesShown(fields);
      if (shown.length !== (prize < 0 ? 0 : 1) || (prize >= 0 && shown[0] !== prize))
        throw new Error(`ticket ${i} shows ${shown} for ${prize}`);
    }
    const strays = (5 * figures.deviation) / Math.sqrt(seededRounds);
    expect(Math.abs(won / seededRounds / 100 - numberOf(figures.return))).toBeLessThan(strays);
  });

  it('pays whole minor units for every price, in every currency', () => {
    for (const currency of ['USD', 'EUR', 'BRL', 'BTC']) {
      const { least, most, step, taps } = game.stakes(currency) as TappedStakes;
      for (const stake of [...taps, least + step, most - step]) {
        expect(game.readBet({ stake, more: 1 }, currency)).toEqual({ ok: true, bet: { stake }, stake });
        for (const { pays } of prizes) expect((stake * pays) % 100).toBe(0);
      }
    }
  });

  it.each<[unknown]>([[null], [{}], [{ stake: '100' }], [{ stake: 100.5 }], [{ stake: Number.NaN }]])(
    'refuses %j as no bet',
    (input) => {
      expect(game.readBet(input, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
    },
  );

  it.each([0, -100, 10, 1_001, 100_000])('refuses the price %i', (stake) => {
    expect(game.readBet({ stake }, 'USD')).toEqual({ ok: false, reason: 'stake_not_allowed' });
    expect(game.readBet({ stake: 100 }, 'XXX')).toEqual({ ok: false, reason: 'stake_not_allowed' });
  });

  it('is over with its ticket', () => {
    expect(() => game.play({ stake: 100 }, ['again'], simulationStream(1))).toThrow(RangeError);
  });

  it('says its figures in its rules', () => {
    for (const { rules, returns } of pointedWords(game.words)) {
      const stated = rules.map(({ text }) => text).join(' ');
      expect(returns).toContain(declared.return);
      for (const figure of [declared.return, declared.hitRate, declared.maxWin.toLocaleString('en')])
        expect(stated).toContain(figure);
    }
  });

  it.each<[string, (change: TicketDefinition & Record<string, unknown>) => void]>([
    ['another return than its prizes give', (one) => Object.assign(one, { returns: definition.returns - 100 })],
    ['another return than it declares', (one) => Object.assign(one.declared, { return: '80.00' })],
    ['a prize that is no whole price', (one) => Object.assign(one.prizes[0]!, { pays: prizes[0]!.pays + 50 })],
    ['prizes that do not fall', (one) => (one.prizes as unknown[]).reverse()],
    ['more prizes than tickets', (one) => Object.assign(one, { tickets: 100 })],
    ['another largest win', (one) => Object.assign(one.declared, { maxWin: declared.maxWin + 1 })],
    ['fields that must show three alike', (one) => Object.assign(one, { fields: { type: 'alike', fields: 40 } })],
    [
      'more numbers than there are',
      (one) => Object.assign(one, { fields: { type: 'match', winning: 4, own: 12, of: 15 } }),
    ],
    ['fields that no engine knows', (one) => Object.assign(one, { fields: { type: 'wheel' } })],
    ['a part that no engine knows', (one) => Object.assign(one, { bank: 1 })],
  ])('refuses a definition with %s', (_, change) => {
    const changed = structuredClone(definition) as TicketDefinition & Record<string, unknown>;
    expect(ticketDefinition.safeParse(changed).success).toBe(true);
    change(changed);
    expect(ticketDefinition.safeParse(changed).success).toBe(false);
  });
});

/** The fields of so many tickets that win nothing. */
function* losing(code: string, many: number): Generator<FieldsShown> {
  const game = gameOf(code)!;
  const { tickets: all } = definitionOf(code);
  const below = simulationStream(7);
  for (let i = 0; i < many; i++) {
    const numbers = [all - 1];
    yield (game.play({ stake: 100 }, [], (n) => numbers.pop() ?? below(n)).outcome as TicketOutcome).fields;
  }
}

describe('a ticket that wins nothing', () => {
  it('is any of all that show no three alike: by rank each comes once, none is left out', () => {
    for (const [fields, symbols] of [
      [4, 3],
      [5, 3],
      [6, 4],
    ] as const) {
      const every = Array.from({ length: symbols ** fields }, (_, number) =>
        Array.from({ length: fields }, (_, field) => Math.floor(number / symbols ** field) % symbols),
      ).filter((row) => row.every((symbol) => count(row, symbol) < alike));
      const ways = unlikeWays(fields, symbols, 0);
      expect(ways).toBe(every.length);
      const names = Array.from({ length: symbols }, (_, symbol) => symbol);
      const ranked = Array.from({ length: ways }, (_, rank) => unlikeSymbols(fields, names, rank).join());
      expect(new Set(ranked)).toEqual(new Set(every.map((row) => row.join())));
    }
    expect(() => unlikeSymbols(4, [0, 1, 2], unlikeWays(4, 3, 0))).toThrow(RangeError);
  });

  it('shows two alike as often as fields do that know nothing of one another', () => {
    const [fields, symbols] = [9, definitionOf('three-seals').prizes.length];
    const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
    const choose = (n: number, k: number) => (k > n ? 0 : factorial(n) / factorial(k) / factorial(n - k));
    // So many symbols twice, the others once: chosen, and put into any order.
    const withPairs = Array.from(
      { length: 5 },
      (_, pairs) =>
        (choose(symbols, pairs) * choose(symbols - pairs, fields - 2 * pairs) * factorial(fields)) / 2 ** pairs,
    );
    const all = withPairs.reduce((sum, ways) => sum + ways, 0);
    expect(all).toBe(unlikeWays(fields, symbols, 0));
    const many = 40_000;
    const seen = new Array<number>(5).fill(0);
    const bySymbol = new Array<number>(symbols).fill(0);
    for (const shown of losing('three-seals', many)) {
      if (shown.type !== 'alike') throw new Error('another ticket');
      seen[fields - new Set(shown.symbols).size]!++;
      for (const symbol of shown.symbols) bySymbol[symbol]!++;
    }
    for (const [pairs, ways] of withPairs.entries())
      expect(Math.abs(seen[pairs]! - (ways / all) * many), `${pairs} pairs`).toBeLessThanOrEqual(
        fiveDeviations(ways / all, many),
      );
    // The symbol of the largest prize is shown no more often than any other.
    for (const times of bySymbol)
      expect(Math.abs(times - (many * fields) / symbols)).toBeLessThan(fiveDeviations(1 / symbols, many * fields));
  });

  it('has rows of which any is as likely as another that is not all alike', () => {
    for (const symbols of [2, 3, 8]) {
      const rows = Array.from({ length: unlikeRows(symbols) }, (_, rank) => rowUnlike(symbols, rank));
      expect(new Set(rows.map(String)).size).toBe(symbols ** 3 - symbols);
      expect(rows.every((row) => new Set(row).size > 1 && row.every((one) => one >= 0 && one < symbols))).toBe(true);
    }
    const symbols = definitionOf('five-doors').prizes.length;
    const pairs = (3 * symbols * (symbols - 1)) / unlikeRows(symbols);
    let [rows, seen] = [0, 0];
    for (const shown of losing('five-doors', 8_000)) {
      if (shown.type !== 'rows') throw new Error('another ticket');
      rows += shown.rows.length;
      seen += shown.rows.filter((row) => new Set(row).size === 2).length;
    }
    expect(Math.abs(seen - rows * pairs)).toBeLessThan(fiveDeviations(pairs, rows));
  });

  it('shows a prize below a number as often as that prize is won, and every number as often as another', () => {
    const { prizes, fields } = definitionOf('lighthouse');
    if (fields.type !== 'match') throw new Error('another ticket');
    const winners = prizes.reduce((sum, prize) => sum + prize.tickets, 0);
    const many = 12_000;
    const byPrize = new Array<number>(prizes.length).fill(0);
    const byNumber = new Array<number>(fields.of).fill(0);
    for (const shown of losing('lighthouse', many)) {
      if (shown.type !== 'match') throw new Error('another ticket');
      for (const { number, prize } of shown.own) {
        byPrize[prize]!++;
        byNumber[number - 1]!++;
      }
      expect(new Set([...shown.winning, ...shown.own.map(({ number }) => number)]).size).toBe(
        fields.winning + fields.own,
      );
    }
    const own = many * fields.own;
    for (const [place, prize] of prizes.entries()) {
      const chance = prize.tickets / winners;
      expect(Math.abs(byPrize[place]! - chance * own)).toBeLessThanOrEqual(Math.max(5, fiveDeviations(chance, own)));
    }
    for (const times of byNumber)
      expect(Math.abs(times - own / fields.of)).toBeLessThan(fiveDeviations(1 / fields.of, own));
  });
});

describe('a ticket that wins', () => {
  it('has its prize in any place as often as in another', () => {
    const game = gameOf('three-seals')!;
    const below = simulationStream(9);
    const many = 9_000;
    const places = new Array<number>(9).fill(0);
    for (let i = 0; i < many; i++) {
      const numbers = [0];
      const { fields } = game.play({ stake: 100 }, [], (n) => numbers.pop() ?? below(n)).outcome as TicketOutcome;
      if (fields.type !== 'alike') throw new Error('another ticket');
      for (const [place, symbol] of fields.symbols.entries()) if (symbol === 0) places[place]!++;
    }
    for (const times of places) expect(Math.abs(times - many / 3)).toBeLessThan(fiveDeviations(1 / 3, many));
  });
});
