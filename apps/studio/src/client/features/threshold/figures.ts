import { type Chance, chanceFigures, type payBounds, type Side, type ThresholdDefinition } from '@fairhouse/game-math';
import { numbers, shareText } from '../../lib/texts/numbers.ts';

const figure = (least: number, most: number) => numbers({ minimumFractionDigits: least, maximumFractionDigits: most });

type PayBounds = ReturnType<typeof payBounds>;

/** 4950 of 10,000 → '49.50 %', with up to five decimals where it has them. */
export function chanceText({ numbers }: ThresholdDefinition, winning: number): string {
  return shareText({ part: BigInt(winning), of: BigInt(numbers) }, 5).replace(/0{1,3} %$/, ' %');
}

/** What a choice returns: '98.99 %'. */
export function returnText(definition: ThresholdDefinition, chance: Chance): string {
  return shareText(chanceFigures(definition, chance).return);
}

/** How many numbers are a hundredth of a per cent of them. */
export function hundredthPart({ numbers }: ThresholdDefinition): number {
  return numbers / 10_000;
}

/**
 * A number as the dial of a hundred shows it, rounded down: 421,735 of 1,000,000 → '42.17'. With more decimals where the bound that it
 * is compared with needs them.
 */
export function dialText(definition: ThresholdDefinition, number: number, winning = 0): string {
  let [part, decimals] = [hundredthPart(definition), 2];
  for (; part > 1 && winning % part !== 0; part /= 10) decimals++;
  return figure(decimals, decimals).format((Math.floor(number / part) * part * 100) / definition.numbers);
}

/** Where the winning side begins or ends on the dial. */
export function boundText(definition: ThresholdDefinition, side: Side, winning: number): string {
  return dialText(definition, side === 'below' ? winning : definition.numbers - winning, winning);
}

/** Where a pay stands on a slider from 0 to 1, on which each doubling is as far as another. */
export function placeOfPay({ least, most }: PayBounds, pays: number): number {
  return Math.log(pays / least) / Math.log(most / least);
}

export function payAtPlace({ least, most }: PayBounds, place: number): number {
  return Math.round(least * (most / least) ** place);
}

/** By how much a step up or down changes a pay: 0.01 at first, more where that would be nothing. */
export function payStepAt(pays: number): number {
  if (pays < 1_000) return 1;
  return pays < 10_000 ? 10 : 100;
}
