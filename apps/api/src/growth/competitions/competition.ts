import type { CompetitionKind, CompetitionMeasure, CompetitionState } from '@fairhouse/contract/operator';
import { amountOf, currencyCodes, toWire } from '@fairhouse/money';
import { z } from 'zod';

const storedMoney = z.partialRecord(z.enum(currencyCodes), z.string().regex(/^[1-9]\d*$/));
/** Minor units as decimal text, by currency, as they are stored. */
export type StoredMoney = z.infer<typeof storedMoney>;

/** What is stored as JSON about a competition. */
export const storedAmounts = z.object({ minimumStakes: storedMoney, prizes: z.array(storedMoney) });

/** What is written about a competition. */
export interface Definition {
  english: string;
  filipino: string;
  kind: CompetitionKind;
  measure: CompetitionMeasure;
  /** Codes; null: every game. */
  games: string[] | null;
  startsAt: Date;
  endsAt: Date;
  rounds: number;
  minimumStakes: StoredMoney;
  prizes: StoredMoney[];
}

export interface Competition extends Definition {
  id: number;
  state: CompetitionState;
  madeBy: string;
  madeAt: Date;
  resultHash: string | null;
  /** Who take part now. */
  players: number;
}

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

export const prizesWire = (prizes: readonly StoredMoney[]) =>
  prizes.map((prize, at) => ({ place: at + 1, amounts: moneyWire(prize) }));
