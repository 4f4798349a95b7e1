import type { Chance, Side, ThresholdDefinition } from '@fairhouse/game-math';

const figure = (least: number, most: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: least, maximumFractionDigits: most });
const two = figure(2, 2);
const chance = figure(2, 4);

/** 4950 of 10,000 → '49.50 %'. */
export function chanceText({ numbers }: ThresholdDefinition, winning: number): string {
  return `${chance.format((winning * 100) / numbers)} %`;
}

/** A number as the dial of a hundred shows it, rounded down: 4217 of 10,000 → '42.17'. */
export function dialText({ numbers }: ThresholdDefinition, number: number): string {
  return two.format(Math.floor((number * 10_000) / numbers) / 100);
}

/** Where the winning side begins or ends on the dial. */
export function boundText(definition: ThresholdDefinition, side: Side, winning: number): string {
  return dialText(definition, side === 'below' ? winning : definition.numbers - winning);
}

/**
 * How high a number climbs, in hundredths: the largest pay that it would have won, rounded down. A number below `winning`
 * reaches the pay of `winning` exactly.
 */
export function climbOf({ numbers, returns }: ThresholdDefinition, number: number): number {
  return Math.floor((numbers * returns) / 100 / (number + 1));
}

/** The place of the offered chance that is nearest to a count of winning numbers. */
export function placeNear(chances: readonly Chance[], winning: number): number {
  return placeOfLeast(chances.map((chance) => Math.abs(chance.winning - winning)));
}

/** The same for a pay in hundredths, by its ratio: 1.10 is as far from 1.21 as 100 is from 110. */
export function placeNearPay(chances: readonly Chance[], pays: number): number {
  return placeOfLeast(chances.map((chance) => Math.abs(Math.log(chance.pays / Math.max(1, pays)))));
}

const placeOfLeast = (distances: readonly number[]): number => distances.indexOf(Math.min(...distances));

/** How fast a curve rises over time: its logarithm after t seconds is slope × t + bend × t². */
const [slope, bend] = [0.2, 0.03];

/** Where a curve that started at 1.00 stands after so many seconds, in hundredths. */
export function curveAt(seconds: number): number {
  return 100 * Math.exp(slope * seconds + bend * seconds * seconds);
}

/** When it stands there. */
export function secondsTo(hundredths: number): number {
  const height = Math.log(Math.max(100, hundredths) / 100);
  return (Math.sqrt(slope * slope + 4 * bend * height) - slope) / (2 * bend);
}

/** The chances of a table that is read at a glance: those nearest to the marks, the better ones first. */
export function someChances(
  chances: readonly Chance[],
  marks = [110, 150, 200, 300, 500, 1_000, 2_500, 10_000],
): Chance[] {
  const near = marks.map((mark) =>
    chances.reduce((best, one) => (Math.abs(one.pays - mark) < Math.abs(best.pays - mark) ? one : best)),
  );
  return [...new Set([...near, chances[0]!])].sort((a, b) => b.winning - a.winning);
}
