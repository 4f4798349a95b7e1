import {
  checkRound,
  drawPot,
  fairStream,
  type Game,
  hmacSha256,
  numberOf,
  type PotRules,
  type Progress,
  playSlot,
  potReturn,
  potShare,
  rulesOf,
  type SlotDefinition,
  type SlotRules,
  type SlotStakes,
  sha256Hex,
  simulationStream,
  slotGame,
} from '@fairhouse/game-math';
import { slotDefinition } from '@fairhouse/game-math/schema';
import { describe, expect, it } from 'vitest';
import { gameOf, games, gamesByRules } from './index.ts';
import { playedPot } from './played-pot.ts';
import { sheetOf } from './sheets.ts';

const potGames = gamesByRules.filter(({ pot }) => pot) as (Game & { pot: PotRules })[];
const [game] = potGames as [Game & { pot: PotRules }];
const slot = game.definition as SlotRules;
const currencies = ['USD', 'EUR', 'BRL', 'BTC'];

/** One that is won often enough to be counted. */
const small: PotRules = {
  code: 'small',
  contribution: 20_000,
  start: { USD: 40 },
  most: { USD: 100 },
  chances: { USD: 2_000 },
};

describe('the return of a pot', () => {
  it('is the part paid in and the start by how often it is paid, to the last digit', () => {
    const { paidIn, begun } = potReturn(small);
    expect([numberOf(paidIn), numberOf(begun), potShare(small)]).toEqual([0.02, 0.02, 0.04]);
  });

  it('is the same for every stake: each minor unit is one chance, counted over all that can be drawn', () => {
    for (const stake of [1, 7, 100, 1_999, 2_000]) {
      let taken = 0;
      for (let drawn = 0; drawn < 2_000; drawn++) if (drawPot(small, 'USD', stake, () => drawn)) taken++;
      expect(taken).toBe(stake);
    }
    expect(() => drawPot(small, 'USD', 2_001, () => 0)).toThrow(RangeError);
    expect(() => drawPot(small, 'EUR', 1, () => 0)).toThrow(RangeError);
  });

  it.each([
    ['that is hardly ever full', 400],
    ['that is often full, and pays later what it could not pay at once', 120],
  ])('is what comes back in the long run, of stakes great and small, by a pot %s', (_, most) => {
    const rules = { ...small, most: { USD: most } };
    const after = playedPot(rules, 'USD');
    const below = simulationStream(149);
    const stakes = [1, 5, 20];
    let staked = 0;
    let paid = 0;
    let wins = 0;
    let largest = 0;
    for (let round = 0; round < 600_000; round++) {
      const stake = stakes[round % 3]!;
      const pot = drawPot(rules, 'USD', stake, below);
      const end = after({ done: true, staked: stake, win: 0, outcome: {}, next: [], ...(pot && { pot }) } as Progress);
      staked += stake;
      paid += end.win;
      if (pot) wins++;
      largest = Math.max(largest, end.win);
    }
    expect(largest).toBeLessThanOrEqual(most);
    // Wins come by chance; what is paid follows them, for nothing is lost between them.
    const expected = staked / 2_000;
    expect(Math.abs(wins - expected)).toBeLessThan(5 * Math.sqrt(expected));
    const share = paid / staked;
    const deviation = (Math.sqrt(expected) * 40) / staked;
    expect(Math.abs(share - potShare(rules))).toBeLessThan(5 * deviation + most / staked);
  });
});

describe.each(potGames.map((one) => [one.code, one] as const))(
  'the pot of %s',
  (_, { definition, pot, declared, ...one }) => {
    const rules = rulesOf(definition as SlotDefinition);

    it('returns the same in every currency, and no stake makes it certain', () => {
      for (const currency of currencies) {
        const begun = numberOf({ part: BigInt(pot.start[currency]!), of: BigInt(pot.chances[currency]!) });
        expect(begun).toBe(numberOf(potReturn(pot).begun));
        // The dearest stake is still a long way from certain.
        const { coins, lines } = one.stakes(currency) as SlotStakes;
        expect(coins.at(-1)! * lines * 100).toBeLessThanOrEqual(pot.chances[currency]!);
      }
    });

    it('changes nothing about the reels', () => {
      const withoutPot = slotGame({ ...rules, pot: null }, { USD: [1] });
      for (let seed = 0; seed < 200; seed++) {
        const { outcome, win, pot: taken } = one.play({ coin: 1, currency: 'USD' }, [], simulationStream(seed));
        const plain = withoutPot.play({ coin: 1 }, [], simulationStream(seed));
        expect(win).toBe(plain.win);
        if (!taken) expect(outcome).toEqual(plain.outcome);
        expect(plain.outcome).toEqual(playSlot(rules, { coin: 1 }, simulationStream(seed)));
      }
    });

    it('stands in its sheet with its odds, and in its words', () => {
      const { pot: stated } = sheetOf(gameOf(rules.code)!);
      const { paidIn, begun } = potReturn(pot);
      expect(stated).toMatchObject({ paidIn: numberOf(paidIn) * 100, begun: numberOf(begun) * 100 });
      expect(stated!.reels + stated!.paidIn + stated!.begun).toBeCloseTo(Number(declared.return), 9);
    });
  },
);

describe('reading a bet of a game with a pot', () => {
  it('adds the currency whose pot is played for, whatever was sent', () => {
    const { coins, lines } = game.stakes('EUR') as SlotStakes;
    expect(game.readBet({ coin: coins[0], currency: 'BTC' }, 'EUR')).toEqual({
      ok: true,
      bet: { coin: coins[0], currency: 'EUR' },
      stake: coins[0]! * lines,
    });
    expect(() => game.play({ coin: coins[0] }, [], simulationStream(1))).toThrow(RangeError);
  });

  it('refuses a stake of more than all chances', () => {
    const few = { ...slot, pot: { ...slot.pot!, chances: { ...slot.pot!.chances, USD: slot.stakeCoins + 1 } } };
    const cheap = slotGame(few, { USD: [1, 2] });
    expect(cheap.readBet({ coin: 1 }, 'USD')).toMatchObject({ ok: true });
    expect(cheap.readBet({ coin: 2 }, 'USD')).toEqual({ ok: false, reason: 'stake_not_allowed' });
  });
});

describe('checking a round of a game with a pot', () => {
  const serverSeed = 'ab'.repeat(32);
  const coin = (game.stakes('USD') as SlotStakes).coins.at(-1)!;
  const proofAt = (nonce: number) => ({
    game: game.code,
    definitionHash: game.definitionHash,
    serverSeed,
    serverSeedHash: sha256Hex(serverSeed),
    clientSeed: 'mine',
    nonce,
    bet: { coin, currency: 'USD' },
    actions: [],
  });
  const playedAt = (nonce: number) =>
    game.play({ coin, currency: 'USD' }, [], fairStream({ serverSeed, clientSeed: 'mine', nonce }, hmacSha256));
  let taking = 0;
  while (!playedAt(taking).pot) taking++;
  const plain = playedAt(0).pot ? 1 : 0;
  const outcomeOf = (nonce: number, more: object = {}) => ({ ...(playedAt(nonce).outcome as object), ...more });
  const verdict = (nonce: number, recorded: unknown) => checkRound(games, proofAt(nonce), recorded).verdict;

  it('proves by the seed that it takes the pot, and takes as recorded how much lay there', () => {
    const recorded = outcomeOf(taking, { pot: 123_456 });
    expect(checkRound(games, proofAt(taking), recorded)).toEqual({ verdict: 'same', computed: recorded, pot: 123_456 });
    expect(checkRound(games, proofAt(plain), outcomeOf(plain))).not.toHaveProperty('pot');
  });

  it.each<[string, () => unknown]>([
    ['claims a pot that its seed does not give', () => verdict(plain, outcomeOf(plain, { pot: 123_456 }))],
    ['keeps silent about the pot that it takes', () => verdict(taking, { ...playSlotAt(taking) })],
    [
      'took less than the casino begins with',
      () => verdict(taking, outcomeOf(taking, { pot: game.pot.start.USD! - 1 })),
    ],
    ['took more than the pot ever pays', () => verdict(taking, outcomeOf(taking, { pot: game.pot.most.USD! + 1 }))],
    ['took no whole amount', () => verdict(taking, outcomeOf(taking, { pot: 123_456.5 }))],
    ['took an amount that is not known', () => verdict(taking, outcomeOf(taking, { pot: '123456' }))],
    ['says something else beside it', () => verdict(taking, outcomeOf(taking, { pot: 123_456, win: 1 }))],
  ])('refuses one that %s', (_, judged) => {
    expect(judged()).toBe('other_result');
  });

  function playSlotAt(nonce: number) {
    const { pot: _, ...outcome } = playedAt(nonce).outcome as { pot?: unknown };
    return outcome;
  }
});

/** As it stands in a definition, to be changed. */
type PotFile = { code?: string } & Record<'start' | 'most' | 'chances', Record<string, number>>;

describe('reading a definition with a pot', () => {
  const reads = (change: (pot: PotFile) => unknown) => {
    const changed = structuredClone(slot) as unknown as { pot: PotFile };
    change(changed.pot);
    return slotDefinition.safeParse(changed).success;
  };

  it('takes the released one as it is', () => {
    expect(slotDefinition.parse(structuredClone(slot))).toEqual(slot);
    expect(slotDefinition.safeParse({ ...slot, pot: null }).success).toBe(false);
  });

  it.each<[string, (pot: PotFile) => unknown]>([
    ['without a code', (pot) => delete pot.code],
    ['into which nothing is paid', (pot) => Object.assign(pot, { contribution: 0 })],
    ['into which more than a tenth is paid', (pot) => Object.assign(pot, { contribution: 100_001 })],
    ['that is not there in a currency', (pot) => delete pot.chances.BRL],
    ['in a currency that nobody has', (pot) => Object.assign(pot.start, { XXX: 100_000 })],
    ['that begins with nothing', (pot) => Object.assign(pot.start, { USD: 0 })],
    ['of half a cent', (pot) => Object.assign(pot.start, { USD: 100_000.5 })],
    ['that returns something else in another currency', (pot) => Object.assign(pot.start, { EUR: 100_001 })],
    ['with more chances than can be drawn', (pot) => scale(pot, 2 ** 32)],
    ['that is never to hold what is paid in', (pot) => Object.assign(pot.most, { USD: 150_000 })],
    ['that returns more than the game', (pot) => scale(pot, 1 / 100)],
    ['with a part of another kind', (pot) => Object.assign(pot, { seed: 1 })],
  ])('refuses one %s', (_, change) => {
    expect(reads(change)).toBe(false);
  });

  /** All chances, so many times as many as there are. */
  function scale({ chances }: PotFile, by: number) {
    for (const currency of currencies) chances[currency] = Math.round(chances[currency]! * by);
  }
});
