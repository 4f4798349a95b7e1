import { createHash } from 'node:crypto';
import {
  type CompetitionCancelCause,
  type CompetitionKind,
  type CompetitionMeasure,
  type CompetitionState,
  type CompetitionTies,
  type EntryConditions,
  entryConditions,
  type GameChoice,
  gameChoice,
  type SeriesStep,
} from '@fairhouse/contract/operator';
import { amountOf, currencyCodes, toWire } from '@fairhouse/money';
import { z } from 'zod';

const storedMoney = z.partialRecord(z.enum(currencyCodes), z.string().regex(/^[1-9]\d*$/));
/** Minor units as decimal text, by currency, as they are stored. */
export type StoredMoney = z.infer<typeof storedMoney>;

/** What is stored as JSON about a competition. */
export const storedParts = z.object({
  minimumStakes: storedMoney,
  pool: storedMoney,
  prizes: z.array(storedMoney),
  gameChoice,
  entry: entryConditions,
});

/** What is written about a competition. */
export interface Definition {
  english: string;
  filipino: string;
  kind: CompetitionKind;
  measure: CompetitionMeasure;
  gameChoice: GameChoice;
  startsAt: Date;
  endsAt: Date;
  rounds: number;
  /** Hundredths of a multiple that one round scores at most. */
  roundMost: bigint | null;
  ties: CompetitionTies;
  minimumStakes: StoredMoney;
  /** The prizes come to no more; empty: no such bound. */
  pool: StoredMoney;
  prizes: StoredMoney[];
  entry: EntryConditions;
  mostPlayers: number | null;
  entryClosesAt: Date | null;
  repeatEvery: SeriesStep | null;
  repeatTimes: number | null;
}

/** What the choice of games comes to. */
export interface ResolvedGames {
  /** Codes; null: every game but those left out. */
  games: string[] | null;
  gamesLeftOut: string[] | null;
}

export interface Competition extends Definition, ResolvedGames {
  id: number;
  state: CompetitionState;
  publishAt: Date | null;
  cancelCause: CompetitionCancelCause | null;
  repeatEndedAt: Date | null;
  seriesId: number | null;
  seriesNumber: number | null;
  /** Of the first one of its series. */
  seriesTimes: number | null;
  seriesEnded: boolean | null;
  madeBy: string;
  madeAt: Date;
  contentHash: string;
  resultHash: string | null;
  /** Who take part now. */
  players: number;
}

/** The text that the hash of a definition is computed from. Players get it with their file, so that they can compute the hash. */
export function definitionText(it: Definition): string {
  return JSON.stringify({
    names: [it.english, it.filipino],
    kind: it.kind,
    measure: it.measure,
    games: it.gameChoice,
    begins: it.startsAt.toISOString(),
    ends: it.endsAt.toISOString(),
    rounds: it.rounds,
    roundMost: it.roundMost === null ? null : String(it.roundMost),
    ties: it.ties,
    minimumStakes: inOrder(it.minimumStakes),
    pool: inOrder(it.pool),
    prizes: it.prizes.map(inOrder),
    entry: it.entry,
    mostPlayers: it.mostPlayers,
    entryCloses: it.entryClosesAt?.toISOString() ?? null,
    repeats: it.repeatEvery === null ? null : [it.repeatEvery, it.repeatTimes],
  });
}

/** Currencies in the order of their list. */
const inOrder = (money: StoredMoney) =>
  currencyCodes.flatMap((currency) => (money[currency] === undefined ? [] : [[currency, money[currency]]]));

export const hashOf = (definition: Definition): string =>
  createHash('sha256').update(definitionText(definition)).digest('hex');

/** Stored minor units as the wire has them, in the order of the currencies. */
export function moneyWire(stored: StoredMoney) {
  return currencyCodes.flatMap((currency) => {
    const minor = stored[currency];
    return minor === undefined ? [] : [{ currency, amount: toWire(amountOf(currency, BigInt(minor))) }];
  });
}

/** All prizes together, by currency. */
export function poolOf(prizes: readonly StoredMoney[]): StoredMoney {
  const sums: StoredMoney = {};
  for (const prize of prizes) {
    for (const currency of currencyCodes) {
      const minor = prize[currency];
      if (minor) sums[currency] = String(BigInt(sums[currency] ?? 0) + BigInt(minor));
    }
  }
  return sums;
}

/** What its publication costs: all prizes, of a series those of all its competitions. */
export function costOf({ prizes, repeatTimes }: Pick<Definition, 'prizes' | 'repeatTimes'>): StoredMoney {
  const one = poolOf(prizes);
  return Object.fromEntries(
    Object.entries(one).map(([currency, minor]) => [currency, String(BigInt(minor) * BigInt(repeatTimes ?? 1))]),
  );
}

export const prizesWire = (prizes: readonly StoredMoney[]) =>
  prizes.map((prize, at) => ({ place: at + 1, amounts: moneyWire(prize) }));
