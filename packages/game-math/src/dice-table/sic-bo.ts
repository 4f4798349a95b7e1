import type { Decided } from './decided.ts';

const faces = [1, 2, 3, 4, 5, 6];
const pairs = faces.flatMap((a) => faces.filter((b) => b > a).map((b) => `pair-${a}-${b}`));

/** The places of a sic bo layout, and in how many ways each can be met: a single number once, twice, three times. */
export const sicBoSpots: Readonly<Record<string, number>> = Object.fromEntries([
  ...['small', 'big', 'odd', 'even', 'any-triple'].map((id) => [id, 1]),
  ...Array.from({ length: 14 }, (_, i) => [`total-${i + 4}`, 1]),
  ...faces.flatMap((face) => [
    [`single-${face}`, 3],
    [`double-${face}`, 1],
    [`triple-${face}`, 1],
  ]),
  ...pairs.map((id) => [id, 1]),
]);

/** Three of a kind beat small and big, odd and even. */
export function decidedBySicBo(spot: string, dice: readonly number[]): Decided {
  const [kind, ...numbers] = spot.split('-') as [string, ...string[]];
  const total = dice.reduce((sum, die) => sum + die, 0);
  const isTriple = dice.every((die) => die === dice[0]);
  const face = Number(numbers[0]);
  const shown = dice.filter((die) => die === face).length;
  switch (kind) {
    case 'small':
      return Number(!isTriple && total <= 10);
    case 'big':
      return Number(!isTriple && total >= 11);
    case 'odd':
      return Number(!isTriple && total % 2 === 1);
    case 'even':
      return Number(!isTriple && total % 2 === 0);
    case 'any':
      return Number(isTriple);
    case 'total':
      return Number(total === face);
    case 'single':
      return shown;
    case 'double':
      return Number(shown >= 2);
    case 'triple':
      return Number(shown === 3);
    case 'pair':
      return Number(shown > 0 && dice.includes(Number(numbers[1])));
    default:
      throw new RangeError(`${spot} is not on a sic bo layout`);
  }
}
