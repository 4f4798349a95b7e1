import type { DrawBelow } from '../fair/stream.ts';

/**
 * What stands on a ticket follows from its prize. Of all ways in which the fields could show exactly that prize, each is as
 * likely as another: nothing is drawn to look nearer to a prize than chance would have it.
 */
export type FieldRules = AlikeRules | MatchRules | RowRules;
export type FieldsShown = AlikeShown | MatchShown | RowsShown;

/** Three fields alike anywhere on the ticket win what they show. */
export interface AlikeRules {
  type: 'alike';
  fields: number;
}

/** One of the own numbers that is also a winning one wins the prize below it. */
export interface MatchRules {
  type: 'match';
  winning: number;
  own: number;
  /** All numbers are 1 … of. */
  of: number;
}

/** A row of three alike wins what they show. */
export interface RowRules {
  type: 'rows';
  rows: number;
}

/** Symbols are counted from 0, one a prize in the order of the prizes. */
export interface AlikeShown {
  type: 'alike';
  symbols: readonly number[];
}

export interface MatchShown {
  type: 'match';
  winning: readonly number[];
  own: readonly { number: number; prize: number }[];
}

export interface RowsShown {
  type: 'rows';
  rows: readonly (readonly number[])[];
}

/** How many fields alike win, or how long a row is. */
export const alike = 3;

/** `prize`: the place of the prize among all, −1 for none. `chances`: how many tickets each prize has. */
export function drawFields(
  rules: FieldRules,
  prize: number,
  chances: readonly number[],
  below: DrawBelow,
): FieldsShown {
  if (rules.type === 'alike')
    return { type: 'alike', symbols: alikeFields(rules.fields, chances.length, prize, below) };
  if (rules.type === 'match') return matchFields(rules, prize, chances, below);
  const won = prize < 0 ? -1 : below(rules.rows);
  const rows = Array.from({ length: rules.rows }, (_, row) =>
    row === won ? [prize, prize, prize] : rowUnlike(chances.length, below(unlikeRows(chances.length))),
  );
  return { type: 'rows', rows };
}

/** One number for a whole ticket that wins nothing; where a prize is won, one for its three places and one for the rest. */
function alikeFields(fields: number, symbols: number, prize: number, below: DrawBelow): number[] {
  if (prize < 0) return unlikeSymbols(fields, all(symbols), below(unlikeWays(fields, symbols, 0)));
  const places = choosePlaces(fields, below);
  const others = all(symbols).filter((symbol) => symbol !== prize);
  const rest = fields - alike;
  const unlike = unlikeSymbols(rest, others, below(unlikeWays(rest, others.length, 0)));
  return Array.from({ length: fields }, (_, place) => (places.includes(place) ? prize : unlike.shift()!));
}

/** Three places, every choice as likely as another. */
function choosePlaces(of: number, below: DrawBelow): number[] {
  const rest = all(of);
  return Array.from({ length: alike }, () => takenFrom(rest, below(rest.length)));
}

/** Takes one out; those behind it move up. */
function takenFrom(rest: number[], place: number): number {
  const taken = rest[place]!;
  for (let at = place + 1; at < rest.length; at++) rest[at - 1] = rest[at]!;
  rest.pop();
  return taken;
}

/**
 * In how many ways so many fields can be filled without three alike: `fresh` symbols may still come twice, `seen` ones once.
 */
export function unlikeWays(fields: number, fresh: number, seen: number): number {
  if (fields === 0) return 1;
  const key = (fields * 100 + fresh) * 100 + seen;
  const counted = known.get(key);
  if (counted !== undefined) return counted;
  const byFresh = fresh > 0 ? fresh * unlikeWays(fields - 1, fresh - 1, seen + 1) : 0;
  const ways = byFresh + (seen > 0 ? seen * unlikeWays(fields - 1, fresh, seen - 1) : 0);
  known.set(key, ways);
  return ways;
}

const known = new Map<number, number>();

/** The way of this rank among all of them, field by field: every rank is another way, and every way has one. */
export function unlikeSymbols(fields: number, symbols: readonly number[], rank: number): number[] {
  const times = symbols.map(() => 0);
  let [fresh, seen, rest] = [symbols.length, 0, rank];
  return Array.from({ length: fields }, (_, field) => {
    const after = fields - field - 1;
    // As many ways follow a symbol that comes here first, and as many one that comes here again.
    const ways = [fresh && unlikeWays(after, fresh - 1, seen + 1), seen && unlikeWays(after, fresh, seen - 1), 0];
    const at = times.findIndex((before) => {
      if (rest < ways[before]!) return true;
      rest -= ways[before]!;
      return false;
    });
    if (at < 0) throw new RangeError(`there is no way ${rank} to fill ${fields} fields`);
    if (times[at]! === 0) fresh--;
    seen += times[at]! === 0 ? 1 : -1;
    times[at]!++;
    return symbols[at]!;
  });
}

export function unlikeRows(symbols: number): number {
  return symbols ** alike - symbols;
}

/** A row that is not all alike, by its rank among all of those: rows alike lie evenly between them. */
export function rowUnlike(symbols: number, rank: number): number[] {
  const between = symbols ** 2 + symbols;
  const number = Math.floor(rank / between) * (between + 1) + 1 + (rank % between);
  return [Math.floor(number / symbols ** 2), Math.floor(number / symbols) % symbols, number % symbols];
}

/** Numbers that are all different, but for the one pair that wins; the prizes below the others come as often as they are won. */
function matchFields({ winning, own, of }: MatchRules, prize: number, chances: readonly number[], below: DrawBelow) {
  const pool = all(of).map((number) => number + 1);
  const take = () => takenFrom(pool, below(pool.length));
  const winners = Array.from({ length: winning }, take);
  const [place, matched] = prize < 0 ? [-1, 0] : [below(own), below(winning)];
  const inAll = chances.reduce((sum, count) => sum + count, 0);
  return {
    type: 'match' as const,
    winning: winners,
    own: Array.from({ length: own }, (_, i) =>
      i === place ? { number: winners[matched]!, prize } : { number: take(), prize: prizeAt(chances, below(inAll)) },
    ),
  };
}

/** The prize that a number lies on when each is as long as its count of tickets; −1 beyond them all. */
export function prizeAt(chances: readonly number[], number: number): number {
  let rest = number;
  return chances.findIndex((count) => {
    rest -= count;
    return rest < 0;
  });
}

const all = (count: number) => Array.from({ length: count }, (_, i) => i);
