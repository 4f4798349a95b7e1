import {
  type Card,
  callsByWords,
  cardNumber,
  choose,
  type DealerPokerDefinition,
  type DealerPokerFigures,
  type DealerPokerOutcome,
  distinctHands,
  endsOf,
  type FacedHand,
  facedHands,
  figuresBy,
  kindOf,
  lookAhead,
  noRounds,
  numberOf,
  oddsOf,
  oneDeck,
  percentText,
  raisesAgainst,
  strengthOf,
  subsetsOf,
  sumsOfFlop,
  type TappedStakes,
} from '@fairhouse/game-math';
import { dealerPokerDefinition } from '@fairhouse/game-math/schema';
import { describe, expect, it } from 'vitest';
import { drawing } from '../fixtures/dealing.ts';
import { gamesInTurn } from '../fixtures/games-in-turn.ts';
import { countRow, decisionsByTable, flopRows, lineOfRow } from '../flop-table.ts';
import { games, type OfferedGame } from '../index.ts';
import { judge, simulate } from '../simulate.ts';
import { pointedWords } from './pointed-words.fixture.ts';

const pokers = games.filter(({ kind }) => kind === 'dealer-poker');
const isLong = process.env.TEST_EXTENT === 'long';
const seed = Number(process.env.SAMPLE_SEED ?? 0);

/** Cards in the order of their numbers. */
const cards = [...oneDeck].sort((a, b) => cardNumber(a) - cardNumber(b));
const rulesOf = (code: string) => gameCalled(code).definition as DealerPokerDefinition;

function gameCalled(code: string): OfferedGame {
  return pokers.find((game) => game.code === code)!;
}

function declares(code: string, figures: DealerPokerFigures) {
  const { declared, oneIn } = rulesOf(code);
  expect(percentText(figures.profitRate)).toBe(gameCalled(code).profitRates?.[0]);
  expect(inText(figures)).toEqual({
    return: declared.return,
    hitRate: declared.hitRate,
    deviation: declared.deviation,
    oneIn,
  });
  const steps = [2.5, 3.5, 5, 8].filter((border) => figures.deviation >= border).length;
  expect(declared.volatility).toBe(['low', 'low to medium', 'medium', 'medium to high', 'high'][steps]);
}

function inText(figures: DealerPokerFigures) {
  return {
    return: percentText(figures.return),
    hitRate: percentText(figures.hitRate),
    deviation: figures.deviation.toFixed(2),
    oneIn: Math.round(figures.oneIn),
  };
}

describe('three card poker', () => {
  const rules = rulesOf('three-card-poker');
  const { hand } = rules;

  /** The best play of every hand, by inclusion and exclusion. */
  function counted(withSide: boolean) {
    const sums = noRounds();
    let weakest = Number.POSITIVE_INFINITY;
    let strongestFolded = -1;
    facedHands(rules, (faced) => {
      const { strength } = faced;
      const goesOn = endsOf(rules, strength).gain(faced) > 0;
      if (goesOn) weakest = Math.min(weakest, strength);
      else strongestFolded = Math.max(strongestFolded, strength);
      const side = withSide ? 1 + (oddsOf(rules.side!.pays, strength, hand) ?? -1) : undefined;
      endsOf(rules, strength, side).addTo(sums, faced, goesOn, faced.count);
    });
    return { sums, weakest, strongestFolded };
  }

  it('returns what is published, and declares it', () => {
    const { sums } = counted(false);
    expect(sums.rounds).toBe(22_100 * 18_424);
    const figures = figuresBy(sums);
    expect(((1 - numberOf(figures.return)) * 100).toFixed(4)).toBe('3.3730');
    declares('three-card-poker', figures);
  });

  it('is best played from queen, six, four on', () => {
    const { weakest, strongestFolded } = counted(false);
    expect(weakest).toBe(strengthOf(numbers('QS 6D 4H')));
    expect(strongestFolded).toBe(strengthOf(numbers('QS 6D 3H')));
  });

  it('returns with pair plus what it declares, and pair plus alone what is published', () => {
    const figures = figuresBy(counted(true).sums, 2);
    expect(inText(figures)).toEqual(rules.side!.declared);
    expect(percentText(figures.profitRate)).toBe(gameCalled('three-card-poker').profitRates?.[1]);
    let hands = 0;
    let paid = 0;
    for (const three of subsetsOf(everyCard(), 3)) {
      hands++;
      paid += 1 + (oddsOf(rules.side!.pays, strengthOf(three), hand) ?? -1);
    }
    expect(hands).toBe(22_100);
    expect(((1 - paid / hands) * 100).toFixed(4)).toBe('7.2760');
  });

  it('returns the same when every hand of the dealer’s is laid beside every hand of the player’s', () => {
    const dealt = [...subsetsOf(everyCard(), 3)].map((three) => ({ ...masksOf(three), strength: strengthOf(three) }));
    const [lows, highs, strengths] = (['low', 'high', 'strength'] as const).map((part) =>
      Float64Array.from(dealt, (one) => one[part]),
    ) as [Float64Array, Float64Array, Float64Array];
    const queen = strengthOf(numbers('QS 3D 2H'));
    const [sixFour, bonuses] = [
      strengthOf(numbers('QS 6D 4H')),
      { 'straight-flush': 5, 'three-of-a-kind': 4, straight: 1 },
    ];
    let net = 0;
    let squares = 0;
    let returned = 0;
    let profits = 0;
    let rounds = 0;
    distinctHands(3, (three, count) => {
      const { low, high } = masksOf(three);
      const own = strengthOf(three);
      const bonus = bonuses[kindOf(own, 3) as keyof typeof bonuses] ?? 0;
      for (let i = 0; i < lows.length; i++) {
        if (lows[i]! & low || highs[i]! & high) continue;
        const theirs = strengths[i]!;
        const won = theirs < queen ? 1 : own > theirs ? 2 : own === theirs ? 0 : -2;
        const result = own < sixFour ? -1 : won + bonus;
        rounds += count;
        net += count * result;
        squares += count * result ** 2;
        if (result > -(own < sixFour ? 1 : 2)) returned += count;
        if (result > 0) profits += count;
      }
    });
    const { sums } = counted(false);
    expect({ rounds, net, squares, hits: returned, profits }).toEqual({
      rounds: sums.rounds,
      net: sums.net,
      squares: sums.squares,
      hits: sums.hits,
      profits: sums.profits,
    });
  });
});

describe('Caribbean stud', () => {
  const rules = rulesOf('caribbean-stud');
  const floor = strengthOf(numbers('AS KD 2H 3C 4S'));
  // The hands that are laid beside all of the dealer's: a few, others each time; all of them in the long run.
  const every = isLong ? 1 : 27_001;

  /** The best play of every hand and the one that is stated, by inclusion and exclusion; and some hands to be looked at. */
  const { best, stated, sampled } = (() => {
    const [best, stated] = [noRounds(), noRounds()];
    const sampled = new Map<string, FacedHand[]>();
    let ends: ReturnType<typeof endsOf> | undefined;
    let [strength, hands] = [-1, 0];
    let last: readonly number[] = [];
    facedHands(rules, (faced) => {
      if (faced.strength !== strength) ends = endsOf(rules, faced.strength);
      strength = faced.strength;
      ends!.addTo(best, faced, ends!.gain(faced) > 0, faced.count);
      ends!.addTo(stated, faced, raisesAgainst(rules, faced.cards, faced.open), faced.count);
      if (faced.cards !== last) hands++;
      last = faced.cards;
      if (hands % every !== seed % every) return;
      const key = faced.cards.join();
      sampled.set(key, [...(sampled.get(key) ?? []), { ...faced }]);
    });
    return { best, stated, sampled };
  })();

  it('returns what is published, to the last hand, and declares it', () => {
    expect([best.rounds, best.net]).toEqual([19_933_230_517_200, -1_041_372_912_372]);
    expect(((-best.net / best.rounds) * 100).toFixed(6)).toBe('5.224306');
    declares('caribbean-stud', figuresBy(best));
  });

  it('is played by the words of its rules within 0.001 points of that', () => {
    expect(stated.rounds).toBe(best.rounds);
    expect(((best.net - stated.net) / best.rounds) * 100).toBeLessThan(0.001);
    expect(stated.net).toBeLessThan(best.net);
  });

  it('meets as many of the dealer’s hands when each of them is laid beside the player’s', () => {
    expect(sampled.size).toBeGreaterThan(2);
    for (const [key, seen] of sampled) {
      const own = key.split(',').map(Number);
      const strength = strengthOf(own);
      const met = Array.from({ length: 52 }, () => ({ unqualified: 0, won: 0, tied: 0, lost: 0 }));
      for (const five of handsOfFive(everyCard().filter((card) => !own.includes(card)))) {
        const theirs = strengthIn(five);
        const end = theirs < floor ? 'unqualified' : strength > theirs ? 'won' : strength === theirs ? 'tied' : 'lost';
        for (const card of five) met[card]![end]++;
      }
      for (const { open, unqualified, won, tied, lost } of seen)
        expect({ unqualified, won, tied, lost }, `${key} against ${open}, seed ${seed}`).toEqual(met[open]);
      expect(seen).toHaveLength(47);
    }
  }, 14_400_000);
});

describe('casino hold’em', () => {
  const rules = rulesOf('casino-holdem');
  const rows = flopRows();
  const flops: { cards: number[]; count: number }[] = [];
  distinctHands(3, (flop, count) => flops.push({ cards: [...flop], count }));
  const perFlop = 1_176 * 1_081 * 990;

  it('returns what is published, and declares it, by its table of every middle', () => {
    expect(rows).toHaveLength(flops.length);
    const sums = noRounds();
    let stated = 0;
    rows.forEach((row, i) => {
      const { count } = flops[i]!;
      sums.rounds += count * perFlop;
      for (const part of ['net', 'squares', 'hits', 'profits', 'top'] as const) sums[part] += count * row[part];
      stated += count * row.stated;
    });
    expect(sums.rounds).toBe(22_100 * perFlop);
    expect(((-sums.net / sums.rounds) * 100).toFixed(4)).toBe('2.1576');
    declares('casino-holdem', figuresBy(sums));
    for (const { rules: words } of pointedWords(gameCalled('casino-holdem').words))
      expect(words.map(({ text }) => text).join(' ')).toContain(
        `${percentText({ part: BigInt(sums.rounds + stated), of: BigInt(sums.rounds) })} %`,
      );
  });

  // A few middles, others each time; all of them in the long run.
  const every = isLong ? 1 : 367;

  it('has its table from counting: by the pairs of cards in the order of their strength', () => {
    const counted = flops.flatMap((_, i) => (i % every === seed % every ? [i] : []));
    expect(counted.length).toBeGreaterThan(3);
    for (const i of counted) {
      const row = countRow(rules, flops[i]!.cards, callsByWords);
      expect(lineOfRow(row), `middle ${flops[i]!.cards}, seed ${seed}`).toBe(lineOfRow(rows[i]!));
    }
  }, 3_600_000);

  it('gains as much where every turn, river and hand of the dealer’s is laid out for two cards', () => {
    const { cards: flop } = flops[seed % flops.length]!;
    const left = everyCard().filter((card) => !flop.includes(card));
    const hole = [left[seed % 48]!, left[48]!];
    const odds = { 'royal-flush': 100, 'straight-flush': 20, 'four-of-a-kind': 10, 'full-house': 3, flush: 2 };
    const fours = strengthOf(numbers('4S 4D 2H 3C 5S'));
    const rest = left.filter((card) => !hole.includes(card));
    let gain = 0;
    for (const more of subsetsOf(rest, 2)) {
      const board = [...flop, ...more];
      const own = bestOfSeven([...board, ...hole]);
      const kind = own === bestRoyal ? 'royal-flush' : kindOf(own, 5);
      const ante = odds[kind as keyof typeof odds] ?? 1;
      for (const theirs of subsetsOf(
        rest.filter((card) => !more.includes(card)),
        2,
      )) {
        const dealer = bestOfSeven([...board, ...theirs]);
        gain += 1 + (dealer < fours ? ante : own > dealer ? ante + 2 : own === dealer ? 0 : -3);
      }
    }
    const seen: number[] = [];
    sumsOfFlop(rules, flop, (flopped) => {
      if (flopped.hole.every((card) => hole.includes(card))) seen.push(flopped.gain);
      return true;
    });
    expect(seen, `${hole} on ${flop}, seed ${seed}`).toEqual([gain]);
  });

  it('is played by the table whatever the suits are called', () => {
    const decide = decisionsByTable();
    const named = (hole: string, flop: string) => decide(numbers(hole), numbers(flop));
    expect(named('7C 2D', 'KH QS 9C')).toBe(false);
    expect(named('7S 2H', 'KD QC 9S')).toBe(false);
    expect(named('KC 2D', 'KH QS 9C')).toBe(true);
    expect(named('3H 2H', 'KH 9H 5C')).toBe(true);
    expect(named('3D 2D', 'KD 9D 5S')).toBe(true);
  });
});

describe('let it ride', () => {
  const rules = rulesOf('let-it-ride');
  const ahead = lookAhead(rules);
  const sums = ahead.sums();

  it('returns what is published, and declares it', () => {
    expect(sums.rounds).toBe(22_100 * 49 * 48);
    expect(((-sums.net / sums.rounds) * 100).toFixed(6)).toBe('3.505679');
    declares('let-it-ride', figuresBy(sums));
  });

  it('returns as much by the words of its rules, over every hand of five and every way it comes', () => {
    const known = new Map<number, boolean>();
    const rides = (own: readonly number[]) => {
      const key = own.reduce((sum, card) => sum * 52 + card, own.length);
      const found = known.get(key) ?? ridesByWords(own);
      known.set(key, found);
      return found;
    };
    let net = 0;
    let rounds = 0;
    distinctHands(5, (five, count) => {
      const paid = oddsOf(rules.pays.ante, strengthOf(five), 5) ?? -1;
      for (const last of five)
        for (const first of five) {
          if (first === last) continue;
          const own = five.filter((card) => card !== last && card !== first);
          const stakes = 1 + (rides(own) ? 1 : 0) + (rides(five.filter((card) => card !== last)) ? 1 : 0);
          net += count * stakes * paid;
          rounds += count;
        }
    });
    expect({ rounds, net }).toEqual({ rounds: sums.rounds, net: sums.net });
  });

  /** As the rules tell it. */
  function ridesByWords(own: readonly number[]): boolean {
    const ranks = own.map((card) => card >> 2).sort((a, b) => a - b);
    const [lowest, highest] = [ranks[0]!, ranks.at(-1)!];
    const counts = ranks.map((rank) => ranks.filter((one) => one === rank).length);
    const high = ranks.filter((rank) => rank >= 8).length;
    const suited = new Set(own.map((card) => card & 3)).size === 1;
    const span = highest - lowest + 1;
    const pairs = ranks.filter((_, i) => counts[i] === 2);
    if (counts.some((count) => count > 2) || pairs.length === 4 || pairs.some((rank) => rank >= 8)) return true;
    if (pairs.length > 0) return false;
    if (own.length === 4) return suited || (span === 4 && high > 0) || lowest >= 8;
    if (!suited) return false;
    return (span === 3 && lowest >= 1) || (span === 4 && high > 0) || (span === 5 && high > 1);
  }
});

describe.each(gamesInTurn(pokers).map((game) => [game.code, game] as const))('%s', (_, game) => {
  const definition = game.definition as DealerPokerDefinition;
  const { player, board, dealer, decisions, side } = definition;
  const raise = decisions.map(() => 'raise');

  it('deals from the top of the deck, and shows nothing before it is decided', () => {
    const deal = oneDeck.slice(7, 7 + player + (dealer?.cards ?? 0) + board);
    const bet = { stake: 100, side: side !== null };
    for (let taken = 0; taken <= decisions.length; taken++) {
      const progress = game.play(bet, raise.slice(0, taken), drawing(oneDeck, deal));
      const outcome = progress.outcome as DealerPokerOutcome;
      const isOver = taken === decisions.length;
      expect([progress.done, outcome.player]).toEqual([isOver, deal.slice(0, player)]);
      const open = isOver ? board : decisions[taken]!.board;
      const seen = [
        ...deal.slice(player, player + (isOver ? (dealer?.cards ?? 0) : (dealer?.open ?? 0))),
        ...deal.slice(player + (dealer?.cards ?? 0), player + (dealer?.cards ?? 0) + open),
      ];
      expect([...outcome.dealer, ...outcome.board].filter((card) => card !== '??')).toEqual(seen);
      expect(outcome.dealer.length + outcome.board.length).toBe((dealer?.cards ?? 0) + board);
      const put = decisions.slice(0, taken).reduce((sum, one) => sum + one.raise * 100, side ? 200 : 100);
      expect(progress.staked).toBe(put);
      if (!isOver) {
        const { raise: more, otherwise } = decisions[taken]!;
        expect([progress.win, outcome.win, outcome.result]).toEqual([0, 0, null]);
        expect(outcome.spots.every(({ returned }) => returned === 0)).toBe(true);
        expect(progress.next).toEqual([
          { action: 'raise', cost: more * 100 },
          { action: otherwise, cost: 0 },
        ]);
        expect(game.abandon(progress)).toBe(otherwise);
      }
    }
    for (const wrong of [
      ['call'],
      [...raise, 'raise'],
      ['fold', 'raise'],
      [decisions[0]!.otherwise === 'fold' ? 'stay' : 'fold'],
    ])
      expect(() => game.play(bet, wrong, drawing(oneDeck, deal))).toThrow(RangeError);
  });

  it('takes every stake in its step and no other, in every currency', () => {
    for (const currency of ['USD', 'EUR', 'BRL', 'BTC']) {
      const { least, most, step, taps } = game.stakes(currency) as TappedStakes;
      for (const stake of [...taps, least + step, most - step])
        expect(game.readBet({ stake }, currency)).toEqual({ ok: true, bet: { stake, side: false }, stake });
      for (const stake of [0, -step, least + 1, most + step])
        expect(game.readBet({ stake }, currency)).toEqual({ ok: false, reason: 'stake_not_allowed' });
    }
    expect(game.readBet({ stake: 100, side: true }, 'USD')).toEqual(
      side ? { ok: true, bet: { stake: 100, side: true }, stake: 200 } : { ok: false, reason: 'wrong_input' },
    );
    expect(game.readBet({ stake: 100 }, 'XXX')).toEqual({ ok: false, reason: 'stake_not_allowed' });
    for (const input of [null, {}, { stake: '100' }, { stake: 20.5 }, { stake: Number.NaN }, { stake: 100, side: 1 }])
      expect(game.readBet(input, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
  });

  // All of it of one game, another each time; of every game in the long run.
  const rounds = isLong || pokers.indexOf(game) === seed % pokers.length ? 200_000 : 10_000;
  it(`comes out in play, too: ${rounds} seeded hands within five deviations`, () => {
    const tally = simulate(game, rounds, 20_262);
    expect(judge(game, tally)).toMatchObject({ within: true });
    const rate = Number(definition.declared.hitRate) / 100;
    if (!side) expect(Math.abs(tally.hits / rounds - rate)).toBeLessThan(5 * Math.sqrt((rate * (1 - rate)) / rounds));
  });

  it('says its figures in its rules', () => {
    const { declared, oneIn } = definition;
    const stated = [declared, ...(side ? [side.declared] : [])].flatMap((one) => [
      one.return,
      one.hitRate,
      one.deviation,
    ]);
    for (const { rules, returns } of pointedWords(game.words)) {
      const text = rules.map((rule) => rule.text).join(' ');
      expect(returns).toContain(declared.return);
      for (const figure of [...stated, declared.maxWin.toLocaleString('en'), oneIn.toLocaleString('en')])
        expect(text).toContain(figure);
      for (const { pays } of [...Object.values(definition.pays).flat(), ...(side?.pays ?? [])])
        expect(text).toContain(`${pays.toLocaleString('en')} `);
    }
  });
});

describe('a hand of three card poker', () => {
  const play = (own: string, theirs: string, actions: string[], side = true) => {
    const { outcome } = gameCalled('three-card-poker').play(
      { stake: 100, side },
      actions,
      drawing(oneDeck, [...named(own), ...named(theirs)]),
    );
    const { result, spots, win } = outcome as DealerPokerOutcome;
    return [result, ...spots.map(({ spot, returned }) => `${spot} ${returned}`), win];
  };

  it.each([
    ['QS 6D 4H', 'JS TD 2H', ['raise'], ['unqualified', 'side 0', 'ante 200', 'raise 100', 300]],
    ['KS 6D 4H', 'QD TD 2H', ['raise'], ['won', 'side 0', 'ante 200', 'raise 200', 400]],
    ['QS TD 2S', 'QD TC 2H', ['raise'], ['tied', 'side 0', 'ante 100', 'raise 100', 200]],
    ['QS TD 2S', '3D 3C 2H', ['raise'], ['lost', 'side 0', 'ante 0', 'raise 0', 0]],
    ['4S 4D 2S', 'KD KC 2H', ['raise'], ['lost', 'side 200', 'ante 0', 'raise 0', 200]],
    ['AS 2D 3S', '5D 4C 3H', ['raise'], ['lost', 'side 700', 'ante 0', 'raise 0', 'bonus 100', 800]],
    ['AS 2S 3S', 'KD KC KH', ['raise'], ['won', 'side 4100', 'ante 200', 'raise 200', 'bonus 500', 5000]],
    ['9S 9D 9H', '2D 4C 7H', ['raise'], ['unqualified', 'side 3100', 'ante 200', 'raise 100', 'bonus 400', 3800]],
    ['2S 5S 7S', 'KD KC KH', ['fold'], ['folded', 'side 400', 'ante 0', 400]],
  ])('%s against %s, %s', (own, theirs, actions, expected) => {
    expect(play(own, theirs, actions)).toEqual(expected);
  });

  it('knows a straight above a flush, and an ace below a deuce', () => {
    const order = [
      'QS JD 9H',
      '2S 2D 3H',
      'AS AD KH',
      '2S 3S 5S',
      'AS 2D 3H',
      '2S 3D 4H',
      'QS KD AH',
      '2S 2D 2H',
      'AS 2S 3S',
      'QS KS AS',
    ];
    const strengths = order.map((hand) => strengthOf(numbers(hand)));
    expect(strengths).toEqual([...strengths].sort((a, b) => a - b));
    expect(new Set(strengths).size).toBe(order.length);
  });
});

describe('a definition', () => {
  type Change = (definition: Loose) => unknown;
  it.each<[string, string, Change]>([
    ['a line above one that pays more', 'three-card-poker', (one) => bonus(one).reverse()],
    ['a line that is never paid', 'three-card-poker', (one) => sides(one).push({ hand: 'pair', of: 'A', pays: 1 })],
    ['a line twice', 'three-card-poker', (one) => sides(one).push({ hand: 'pair', pays: 1 })],
    ['two pair of three cards', 'three-card-poker', (one) => Object.assign(bonus(one)[1]!, { hand: 'two-pair' })],
    [
      'a royal flush of three cards',
      'three-card-poker',
      (one) => Object.assign(bonus(one)[0]!, { hand: 'royal-flush' }),
    ],
    ['pairs with a gap', 'three-card-poker', (one) => Object.assign(sides(one)[4]!, { of: 'TJQA' })],
    ['ranks of a flush', 'three-card-poker', (one) => Object.assign(sides(one)[3]!, { of: 'A' })],
    ['part of a stake', 'three-card-poker', (one) => Object.assign(bonus(one)[2]!, { pays: 0.5 })],
    ['too few cards for a hand', 'three-card-poker', (one) => Object.assign(one, { player: 2 })],
    ['a dealer with too few', 'three-card-poker', (one) => Object.assign(one.dealer, { cards: 2 })],
    [
      'a dealer who cannot qualify',
      'three-card-poker',
      (one) => Object.assign(one.dealer, { qualifies: { hand: 'full-house', ranks: 'A' } }),
    ],
    [
      'a dealer who hides nothing',
      'three-card-poker',
      (one) => Object.assign(one, { hand: 3, dealer: { ...one.dealer, cards: 1, open: 1 }, board: 2, player: 3 }),
    ],
    ['a stay against a dealer', 'three-card-poker', (one) => Object.assign(one.decisions[0]!, { otherwise: 'stay' })],
    [
      'cards of the middle that are not there',
      'three-card-poker',
      (one) => Object.assign(one.decisions[0]!, { board: 1 }),
    ],
    ['another largest win', 'three-card-poker', (one) => Object.assign(one.declared, { maxWin: 26 })],
    ['a part that no engine knows', 'three-card-poker', (one) => Object.assign(one, { bank: 1 })],
  ])('with %s is refused', (_, code, change) => {
    const other = structuredClone(rulesOf(code)) as unknown as Loose;
    expect(dealerPokerDefinition.safeParse(other).success).toBe(true);
    change(other);
    expect(dealerPokerDefinition.safeParse(other).success).toBe(false);
  });
});

type Lines = { hand: string; of?: string; pays: number }[];
/** A definition of three card poker, to be spoilt. */
interface Loose {
  dealer: object;
  decisions: object[];
  pays: Record<'ante' | 'raise' | 'bonus', Lines>;
  side: { pays: Lines };
  declared: object;
}
const bonus = ({ pays }: Loose) => pays.bonus;
const sides = ({ side }: Loose) => side.pays;

function everyCard(): number[] {
  return cards.map(cardNumber);
}

function named(hand: string): Card[] {
  return hand.split(' ') as Card[];
}

function numbers(hand: string): number[] {
  return named(hand).map(cardNumber);
}

const below = Array.from({ length: 6 }, (_, k) => Int32Array.from({ length: 53 }, (__, n) => choose(n, k)));
let strengths: Int32Array | undefined;
const bestRoyal = strengthOf(numbers('AS KS QS JS TS'));

/** The strength of five ascending cards, from a table of all hands. */
function strengthIn(five: readonly number[]): number {
  const placeOf = ([a, b, c, d, e]: readonly number[]) =>
    a! + below[2]![b!]! + below[3]![c!]! + below[4]![d!]! + below[5]![e!]!;
  if (!strengths) {
    strengths = new Int32Array(2_598_960);
    for (const hand of handsOfFive(everyCard())) strengths[placeOf(hand)] = strengthOf(hand);
  }
  return strengths[placeOf(five)]!;
}

function bestOfSeven(seven: readonly number[]): number {
  let best = 0;
  for (const five of handsOfFive([...seven].sort((a, b) => a - b))) best = Math.max(best, strengthIn(five));
  return best;
}

/** Every hand of five of ascending cards; one array, filled again. */
function* handsOfFive(of: readonly number[]): Generator<number[]> {
  const five = [0, 0, 0, 0, 0];
  for (let e = 4; e < of.length; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++)
          for (let a = 0; a < b; a++) {
            five[0] = of[a]!;
            five[1] = of[b]!;
            five[2] = of[c]!;
            five[3] = of[d]!;
            five[4] = of[e]!;
            yield five;
          }
}

/** The cards as bits of two numbers. */
function masksOf(hand: readonly number[]): { low: number; high: number } {
  let [low, high] = [0, 0];
  for (const card of hand) {
    if (card < 26) low |= 1 << card;
    else high |= 1 << (card - 26);
  }
  return { low, high };
}
