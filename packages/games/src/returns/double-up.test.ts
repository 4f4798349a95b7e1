import {
  type Card,
  compareCards,
  type Doubled,
  type DrawBelow,
  type DrawPokerDefinition,
  type DrawPokerOutcome,
  doubleUpFigures,
  fairStream,
  hmacSha256,
  numberOf,
  oneDeck,
  percentText,
  pickActions,
  simulationStream,
} from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { dealing } from '../fixtures/dealing.ts';
import { games } from '../index.ts';
import { playOut } from '../sample-play.ts';
import { sheetOf } from '../sheets.ts';

const pokers = games.filter(({ kind }) => kind === 'draw-poker');
const game = pokers.find(({ code }) => code === 'jacks-or-better')!;
const rules = (game.definition as DrawPokerDefinition).doubleUp!;
const bet = { stake: 20, doubleUp: true } as const;
const hold = 'hold:11111';

const play = (nonce: number, ...actions: string[]) => game.play(bet, actions, streamOf(nonce));
const streamOf = (nonce: number): DrawBelow =>
  fairStream({ serverSeed: 'cd'.repeat(32), clientSeed: 'mine', nonce }, hmacSha256);
const outcomeOf = (progress: { outcome: unknown }) => progress.outcome as DrawPokerOutcome & { doubled: Doubled };

/** Nonces whose dealt hand pays this many stakes. */
function* paying(pays: number): Generator<number> {
  for (let nonce = 0; ; nonce++) if (game.play({ stake: 20 }, [hold], streamOf(nonce)).win === 20 * pays) yield nonce;
}
const [first] = paying(1) as unknown as [number];

describe('a try to double a win', () => {
  it('returns exactly the win that is at risk, counted over every pair of cards and by the share of ties', () => {
    const pairs = oneDeck.flatMap((dealer) =>
      oneDeck.filter((card) => card !== dealer).map((card) => Math.sign(compareCards(card, dealer))),
    );
    const [wins, ties] = [1, 0].map((order) => pairs.filter((one) => one === order).length / pairs.length);
    expect(wins).toBeCloseTo(numberOf(doubleUpFigures.wins), 14);
    expect(ties).toBeCloseTo(numberOf(doubleUpFigures.ties), 14);
    expect(2 * wins! + ties!).toBeCloseTo(numberOf(doubleUpFigures.return), 14);
    // Of the 51 other cards three tie; of the rest half are higher.
    expect([wins, ties]).toEqual([expect.closeTo((1 - 3 / 51) / 2, 14), expect.closeTo(3 / 51, 14)]);
    expect(4 * wins! + ties! - 1).toBeCloseTo(doubleUpFigures.deviation ** 2, 14);
    const sheet = sheetOf(game).doubleUp!;
    const shares = [sheet.return, sheet.hitRate, sheet.profitRate].map((share) => percentText(share));
    expect(shares).toEqual(['100.00', '52.94', '47.05']);
  });

  it('wins, ties and loses as often in play, for each of the four cards', () => {
    const rounds = 4_000;
    for (const pick of pickActions) {
      const results = Array.from({ length: rounds }, (_, seed) => {
        const four = game.play(bet, [hold, 'double', pick], throughADeal(seed));
        return outcomeOf(four).doubled.won / 20;
      });
      const share = (pays: number) => results.filter((one) => one === pays).length / rounds;
      for (const [pays, chance] of [[2, doubleUpFigures.wins] as const, [1, doubleUpFigures.ties] as const]) {
        const exact = numberOf(chance);
        expect(Math.abs(share(pays) - exact), pick).toBeLessThan(5 * Math.sqrt((exact * (1 - exact)) / rounds));
      }
    }
  });
});

describe('double-up', () => {
  it('is offered after a draw that pays, with collecting first, and only where the bet asks for it', () => {
    const plain = game.play({ stake: 20 }, [hold], streamOf(first));
    expect([plain.done, plain.win, 'doubled' in outcomeOf(plain)]).toEqual([true, 20, false]);
    const offered = play(first, hold);
    expect([offered.done, offered.win, outcomeOf(offered).doubled]).toEqual([false, 0, { tries: [], won: 20 }]);
    expect(offered.next).toEqual([
      { action: 'collect', cost: 0 },
      { action: 'double', cost: 0 },
    ]);
    const collected = play(first, hold, 'collect');
    expect([collected.done, collected.win, outcomeOf(collected).win]).toEqual([true, 20, 20]);
    // What the hand pays, and which cards come, does not depend on it.
    const { doubled: _, doubleUp: __, ...rest } = outcomeOf(collected);
    expect(rest).toEqual(outcomeOf(plain));
    const [losing] = paying(0) as unknown as [number];
    expect(play(losing, hold)).toMatchObject({ done: true, win: 0 });
  });

  it('shows the dealer’s card, hides the four until one is picked, then shows all', () => {
    const shown = play(first, hold, 'double');
    expect(shown.next.map(({ action }) => action)).toEqual(pickActions);
    const [{ dealer, cards, picked }] = outcomeOf(shown).doubled.tries as [Doubled['tries'][number]];
    expect([oneDeck.includes(dealer), cards, picked]).toEqual([true, null, null]);
    const ends = pickActions.map((pick) => outcomeOf(play(first, hold, 'double', pick)).doubled.tries[0]!);
    expect(ends.map((end) => end.picked)).toEqual([0, 1, 2, 3]);
    for (const end of ends) expect([end.dealer, end.cards]).toEqual([dealer, ends[0]!.cards]);
    expect(new Set([dealer, ...ends[0]!.cards!]).size).toBe(5);
  });

  it('doubles what was won, leaves it, or loses it; a round that nothing can be doubled in is over', () => {
    const seen = new Set<number>();
    for (let nonce = first; seen.size < 3 || nonce < first + 40; nonce++) {
      const before = play(nonce, hold);
      if (before.done) continue;
      const { won } = outcomeOf(before).doubled;
      const after = play(nonce, hold, 'double', 'pick:2');
      const { tries, won: then } = outcomeOf(after).doubled;
      const order = Math.sign(compareCards(tries[0]!.cards![1]!, tries[0]!.dealer));
      seen.add(order);
      expect(then).toBe(won * (1 + order));
      expect(after.done).toBe(order < 0);
      expect(after.win).toBe(0);
    }
  });

  it('ends by itself after the last try, and before a win could pass the largest of the game', () => {
    const maxWin = game.declared.maxWin * bet.stake;
    let longest = 0;
    for (let seed = 0; seed < 3_000; seed++) {
      const actions = [hold];
      let progress = game.play(bet, actions, throughADeal(seed));
      while (!progress.done) {
        const open = progress.next.map(({ action }) => action);
        const { won } = outcomeOf(progress).doubled;
        if (open.includes('double')) expect(2 * won).toBeLessThanOrEqual(maxWin);
        actions.push(open.includes('double') ? 'double' : open[seed % 4]!);
        progress = game.play(bet, actions, throughADeal(seed));
      }
      expect(progress.win).toBe(outcomeOf(progress).doubled.won);
      longest = Math.max(longest, outcomeOf(progress).doubled.tries.length);
    }
    expect(longest).toBe(rules.tries);
    const high = { ...game.play({ stake: 20 }, [hold], dealtRoyal()) };
    expect(high.win).toBe(maxWin);
    expect(game.play(bet, [hold], dealtRoyal())).toMatchObject({ done: true, win: maxWin });
  });

  it('collects a win that its player left, and picks the first card once the dealer’s was shown', () => {
    expect(game.abandon(play(first))).toBe(hold);
    expect(game.abandon(play(first, hold))).toBe('collect');
    expect(game.abandon(play(first, hold, 'double'))).toBe('pick:1');
  });

  it('takes no action that is not open', () => {
    for (const actions of [
      [hold, 'pick:1'],
      [hold, 'double', 'collect'],
      [hold, 'double', 'double'],
      [hold, 'double', 'pick:5'],
      [hold, 'collect', 'collect'],
      [hold, hold],
    ])
      expect(() => play(first, ...actions), actions.join()).toThrow(RangeError);
    expect(() => game.play({ stake: 20 }, [hold, 'collect'], streamOf(first))).toThrow(RangeError);
  });

  it('is named in the bet, so that a place can forbid it; former rules have none', () => {
    expect(game.readBet(bet, 'USD')).toEqual({ ok: true, bet, stake: 20, doublesUp: true });
    for (const doubleUp of [false, 1, 'yes', null])
      expect(game.readBet({ stake: 20, doubleUp }, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
  });

  it.each(pokers.map((one) => [one.code, one] as const))(
    'leaves the return of %s as it is, by seeded rounds',
    (_, one) => {
      const { taps } = one.stakes('USD') as { taps: number[] };
      const choices = simulationStream(7);
      let [paid, won, square, rounds] = [0, 0, 0, 0];
      for (let nonce = 0; nonce < 1_500; nonce++) {
        const stake = taps[0]!;
        const end = playOut(one, { stake, doubleUp: true }, () => streamOf(nonce), choices);
        const { doubled, line } = outcomeOf(end);
        if (!doubled) continue;
        const before = (one.definition as DrawPokerDefinition).pays[line]!.pays;
        paid += before;
        won += end.win / stake;
        square += (end.win / stake - before) ** 2;
        rounds++;
      }
      expect(rounds).toBeGreaterThan(150);
      expect(Math.abs(won - paid)).toBeLessThan(5 * Math.sqrt(square));
    },
  );
});

/** A stream whose shuffle deals jacks or better, seeded after that. */
function throughADeal(seed: number): DrawBelow {
  return dealingFirst(['JS', 'JH', '2D', '5C', '9S'], simulationStream(seed));
}

function dealtRoyal(): DrawBelow {
  return dealingFirst(['AS', 'KS', 'QS', 'JS', 'TS'], simulationStream(1));
}

/** Puts these cards on top of the shuffled deck; everything drawn after the shuffle is the stream's. */
function dealingFirst(cards: readonly Card[], after: DrawBelow): DrawBelow {
  const shuffling = dealing(oneDeck, cards);
  let left = oneDeck.length - 1;
  return (n) => (left-- > 0 ? shuffling(n) : after(n));
}
