import { type Fraction, numberOf } from '../fraction.ts';
import { type DiceTableDefinition, diceTables, everyRoll, type Pay } from './dice-table.ts';

/** Of a stake of 1 on a spot. */
export interface DiceFigures {
  return: Fraction;
  /** A stake that comes back alone is a hit, and no profit. */
  hitRate: Fraction;
  profitRate: Fraction;
  deviation: number;
  /** With its stake, and its chance. */
  largest: { returns: number; chance: number };
}

/**
 * The chance of each way in which a bet can end, from lost (0) on: whole rolls for one that is decided at once, else a
 * chain of which every state either decides the bet, goes on to a point, or stays, and staying alters nothing.
 */
function chancesOf(table: DiceTableDefinition['table'], spot: string, point: number | null = null): Fraction[] {
  const { dice, spots, decided, pointAfter } = diceTables[table];
  const followsPoint = spot === 'pass' || spot === 'dont-pass';
  const ways: bigint[] = Array<bigint>(spots[spot]! + 1).fill(0n);
  const onTo = new Map<number, bigint>();
  let stays = 0n;
  const rolls = everyRoll(dice);
  for (const roll of rolls) {
    const how = decided(spot, roll, point);
    const next = pointAfter(roll, point);
    if (how !== undefined) ways[how]! += 1n;
    else if (followsPoint && point === null && next !== null) onTo.set(next, (onTo.get(next) ?? 0n) + 1n);
    else stays += 1n;
  }
  const moves = BigInt(rolls.length) - stays;
  let chances = ways.map((part): Fraction => ({ part, of: moves }));
  for (const [next, count] of onTo) {
    const then = chancesOf(table, spot, next);
    chances = chances.map((chance, way) => sum(chance, { part: then[way]!.part * count, of: then[way]!.of * moves }));
  }
  return chances;
}

export function diceFigures(
  { table }: Pick<DiceTableDefinition, 'table'>,
  { id, pays }: { id: string; pays: readonly Pay[] },
): DiceFigures {
  const [, ...met] = chancesOf(table, id);
  const nothing: Fraction = { part: 0n, of: 1n };
  let [mean, hitRate, profitRate] = [nothing, nothing, nothing];
  let squares = 0;
  let largest = { returns: 0, chance: 0 };
  met.forEach((chance, way) => {
    const [to, of] = pays[way]!;
    mean = sum(mean, { part: chance.part * BigInt(of + to), of: chance.of * BigInt(of) });
    const returns = (of + to) / of;
    squares += numberOf(chance) * returns ** 2;
    hitRate = sum(hitRate, chance);
    if (to > 0) profitRate = sum(profitRate, chance);
    if (returns > largest.returns) largest = { returns, chance: numberOf(chance) };
  });
  return { return: mean, hitRate, profitRate, deviation: Math.sqrt(squares - numberOf(mean) ** 2), largest };
}

function sum(a: Fraction, b: Fraction): Fraction {
  return { part: a.part * b.of + b.part * a.of, of: a.of * b.of };
}
