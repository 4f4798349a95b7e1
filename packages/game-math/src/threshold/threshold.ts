import type { Fraction } from '../fraction.ts';

/**
 * One number is drawn, and it wins when it lies on the chosen side of a threshold that the player sets. A player chooses how many
 * numbers win, or what a win pays; the other follows, rounded down. So a choice returns at most `returns`, and what it returns is
 * exact and shown: a stake in `stakeStep` always pays whole minor units.
 */
export interface ThresholdDefinition {
  code: string;
  version: number;
  name: string;
  /** How many numbers may be drawn, each as likely as another: 0 … numbers − 1. */
  numbers: number;
  /** The most that a choice returns, in hundredths of a per cent of the stake: 9900 is 99.00 %. */
  returns: number;
  /** What a player may choose. */
  by: readonly ChosenBy[];
  /** The least and the most numbers that may win, and how many do at first. */
  winning: { least: number; most: number; first: number };
  /** Pays are multiples of this many hundredths, so that a stake in `stakeStep` minor units always pays whole ones. */
  payStep: number;
  stakeStep: number;
  /** Below: the lowest numbers win. Above: the highest. */
  sides: readonly Side[];
  /** Where the number is shown as the end of a curve that rises over time, and players may cash out while it does. */
  rise?: Rise;
  declared: {
    /** Of the choice that returns least. */
    return: string;
    hitRate: string;
    deviation: string;
    volatility: 'low' | 'low to medium' | 'medium' | 'medium to high' | 'high';
    maxWin: number;
  };
}

/** A curve that stands at 100 × e^(slope × t + bend × t²) hundredths t seconds after it began; slope and bend in thousandths. */
export interface Rise {
  slope: number;
  bend: number;
  /** How long after its round was stored the curve begins: what an answer takes to its player. */
  leadMs: number;
}

export type Side = 'below' | 'above';
export type ChosenBy = 'winning' | 'pays';

/** What a player chooses: how many numbers win, or what a win returns in hundredths of the stake. */
export type Choice = { winning: number } | { pays: number };

/** How many numbers win, and what a win returns in hundredths of the stake. */
export interface Chance {
  winning: number;
  pays: number;
}

/** Winning numbers × pays, at the most. */
function productOf({ numbers, returns }: ThresholdDefinition): number {
  return (numbers * returns) / 100;
}

function payOf(definition: ThresholdDefinition, winning: number): number {
  const { payStep } = definition;
  return Math.floor(productOf(definition) / winning / payStep) * payStep;
}

/** What a choice comes to; undefined for one that is not offered. A win always pays more than the stake. */
export function chanceOf(definition: ThresholdDefinition, choice: Choice): Chance | undefined {
  const { by, winning: bounds, payStep } = definition;
  const isChosen = 'winning' in choice;
  if (!by.includes(isChosen ? 'winning' : 'pays')) return undefined;
  const chance = isChosen
    ? { winning: choice.winning, pays: payOf(definition, choice.winning) }
    : { winning: Math.floor(productOf(definition) / choice.pays), pays: choice.pays };
  const isWhole = Number.isSafeInteger(chance.winning) && Number.isSafeInteger(chance.pays);
  if (!isWhole || chance.pays % payStep !== 0 || chance.pays <= 100) return undefined;
  return chance.winning >= bounds.least && chance.winning <= bounds.most ? chance : undefined;
}

/** The least and the most that can be chosen as a pay. */
export function payBounds(definition: ThresholdDefinition): { least: number; most: number } {
  const { winning, payStep } = definition;
  const least = Math.floor(productOf(definition) / (winning.most + 1) / payStep + 1) * payStep;
  return { least, most: payOf(definition, winning.least) };
}

/** Of all choices the one that returns least. */
export function leastReturning(definition: ThresholdDefinition): Choice {
  const { least, most } = payBounds(definition);
  const { payStep } = definition;
  let found: Choice = { pays: most };
  let product = Number.POSITIVE_INFINITY;
  const look = (choice: Choice) => {
    const chance = chanceOf(definition, choice);
    if (!chance || chance.winning * chance.pays >= product) return;
    product = chance.winning * chance.pays;
    found = choice;
  };
  for (let pays = least; pays <= most; pays += payStep) {
    look({ pays });
    // Of all counts that pay this much, the fewest.
    look({ winning: Math.floor(productOf(definition) / (pays + payStep)) + 1 });
  }
  return found;
}

/** How high a number climbs, in hundredths: the largest pay that it would have won, rounded down. */
export function climbOf(definition: Pick<ThresholdDefinition, 'numbers' | 'returns'>, number: number): number {
  return Math.floor((definition.numbers * definition.returns) / 100 / (number + 1));
}

/** Where a curve stands so many milliseconds after its round was stored, in hundredths, before it is rounded down to what can be cashed out. */
export function riseAt({ slope, bend, leadMs }: Rise, elapsedMs: number): number {
  const seconds = Math.max(0, elapsedMs - leadMs) / 1_000;
  return 100 * Math.exp((slope * seconds + bend * seconds * seconds) / 1_000);
}

/** How many milliseconds after its round was stored a curve stands at a height, in hundredths, for the first time. */
export function risenAfterMs(rise: Rise, height: number): number {
  const { slope, bend, leadMs } = rise;
  const log = 1_000 * Math.log(Math.max(100, height) / 100);
  const seconds = bend === 0 ? log / slope : (Math.sqrt(slope * slope + 4 * bend * log) - slope) / (2 * bend);
  let ms = leadMs + Math.max(0, Math.floor(seconds * 1_000) - 1);
  while (height > 100 && riseAt(rise, ms) < height) ms++;
  return ms;
}

const marks = [101, 105, 110, 125, 150, 200, 237, 300, 500, 1_000, 2_500, 10_000, 50_000, 100_000, 500_000];

/** Some choices from the shortest to the longest: the ends, the first, those nearest to round pays, and the one that returns least. */
export function someChoices(definition: ThresholdDefinition): Choice[] {
  const { winning, by } = definition;
  const { least, most } = payBounds(definition);
  const isByCount = by.includes('winning');
  const counts = isByCount ? [winning.most, winning.first, winning.least].map((count) => ({ winning: count })) : [];
  const pays = isByCount ? [] : [least, payOf(definition, winning.first), most];
  const all: Choice[] = [
    ...counts,
    ...[...pays, ...marks.filter((mark) => mark > least && mark < most)].map((mark) => ({ pays: mark })),
    leastReturning(definition),
  ];
  const byChance = new Map<string, Choice>();
  for (const choice of all) {
    const chance = chanceOf(definition, choice);
    const key = chance && `${chance.winning} ${chance.pays}`;
    if (key !== undefined && !byChance.has(key)) byChance.set(key, choice);
  }
  return [...byChance.values()].sort((a, b) => chanceOf(definition, b)!.winning - chanceOf(definition, a)!.winning);
}

export function wins({ numbers }: ThresholdDefinition, number: number, side: Side, winning: number): boolean {
  return side === 'below' ? number < winning : number >= numbers - winning;
}

/** What a chance returns of the stake, and how far a round strays from it, in stakes. */
export function chanceFigures({ numbers }: ThresholdDefinition, { winning, pays }: Chance) {
  const multiple = pays / 100;
  const hits: Fraction = { part: BigInt(winning), of: BigInt(numbers) };
  // Whatever wins pays more than the stake.
  return {
    hitRate: hits,
    profitRate: hits,
    return: { part: hits.part * BigInt(pays), of: hits.of * 100n } satisfies Fraction,
    deviation: multiple * Math.sqrt((winning / numbers) * (1 - winning / numbers)),
  };
}
