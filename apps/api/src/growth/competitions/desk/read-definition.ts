import type { CompetitionDraft } from '@fairhouse/contract/operator';
import { type Currency, currencyCodes, isPositive, parseAmount } from '@fairhouse/money';
import { type Definition, poolOf, type StoredMoney } from '../competition.ts';

const dayMs = 24 * 3_600_000;
const longestDays = 92;

/** What is meant, or the name of the field that is wrong. */
export function readDefinition(input: CompetitionDraft): Definition | string {
  const times = timesOf(input);
  if (typeof times === 'string') return times;
  if (input.kind === 'tournament' && input.measure !== 'multiple') return 'the score';
  if (input.roundMost !== undefined && input.measure !== 'multiple') return 'the most of one round';
  const money = moneyOf(input);
  if (typeof money === 'string') return money;
  return {
    ...times,
    ...money,
    english: input.english,
    filipino: input.filipino,
    kind: input.kind,
    measure: input.measure,
    gameChoice: {
      codes: once(input.games.codes),
      studios: once(input.games.studios),
      shelves: once(input.games.shelves),
      features: once(input.games.features),
      except: once(input.games.except),
    },
    rounds: input.rounds,
    roundMost: input.roundMost === undefined ? null : BigInt(input.roundMost) * 100n,
    ties: input.ties,
    entry: {
      group: input.entry.group,
      levels: once(input.entry.levels).sort((a, b) => a - b),
      countries: once(input.entry.countries).sort(),
      verified: input.entry.verified,
    },
    mostPlayers: input.mostPlayers ?? null,
    repeatEvery: input.repeats?.every ?? null,
    repeatTimes: input.repeats?.times ?? null,
  };
}

const once = <T>(all: readonly T[]): T[] => [...new Set(all)];

function timesOf({ beginTime, endTime, entryCloses }: CompetitionDraft) {
  const [startsAt, endsAt] = [new Date(beginTime), new Date(endTime)];
  if (endsAt <= startsAt || endsAt.getTime() - startsAt.getTime() > longestDays * dayMs) return 'the end';
  const entryClosesAt = entryCloses === undefined ? null : new Date(entryCloses);
  return entryClosesAt && entryClosesAt > endsAt ? 'the end of joining' : { startsAt, endsAt, entryClosesAt };
}

function moneyOf({ minimumStakes: stakes, prizes: asked, pool: bound }: CompetitionDraft) {
  const minimumStakes = storedOf(stakes);
  if (!minimumStakes) return 'the minimum stakes';
  const currencies = currencyCodes.filter((currency) => currency in minimumStakes);
  const isOfThese = (money: StoredMoney) =>
    Object.keys(money).length === currencies.length && currencies.every((one) => one in money);
  const prizes: StoredMoney[] = [];
  for (const [at, amounts] of asked.entries()) {
    const prize = storedOf(amounts);
    const field = `the prize of place ${at + 1}`;
    if (!prize || !isOfThese(prize)) return field;
    // A lower place never gets more: shared places would gain by losing.
    const above = prizes.at(-1);
    if (above && currencies.some((one) => BigInt(prize[one]!) > BigInt(above[one]!))) return field;
    prizes.push(prize);
  }
  const pool = storedOf(bound);
  if (!pool || (bound.length > 0 && !isOfThese(pool))) return 'the pool';
  const sums = poolOf(prizes);
  if (currencies.some((one) => pool[one] !== undefined && BigInt(sums[one]!) > BigInt(pool[one]!)))
    return 'the prizes, which come to more than the pool';
  return { minimumStakes, prizes, pool };
}

/** Minor units by currency; undefined where one is no amount above 0, or stands there twice. */
function storedOf(amounts: readonly { currency: Currency; amount: string }[]): StoredMoney | undefined {
  const stored: StoredMoney = {};
  for (const { currency, amount } of amounts) {
    const read = parseAmount(amount, currency);
    if (!read || !isPositive(read) || currency in stored) return undefined;
    stored[currency] = String(read.minor);
  }
  return stored;
}
