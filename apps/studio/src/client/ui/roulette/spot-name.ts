import { colourOf, numberLabel, type RouletteSpot } from '@fairhouse/game-math';
import type { Texts } from '../../lib/texts/index.ts';

/** What a spot is called: 'Straight 17', 'Split 14 and 17', 'First dozen', 'Red'. */
export function spotName({ id, type, numbers }: RouletteSpot, { roulette }: Texts): string {
  switch (type) {
    case 'straight':
      return roulette.straight(numberLabel(numbers[0]!));
    case 'split':
    case 'street':
    case 'corner':
    case 'line':
      return roulette.inside(roulette.kinds[type], listed(numbers, roulette.and));
    case 'dozen':
      return roulette.dozen(Number(id.at(-1)));
    case 'column':
      return roulette.column(Number(id.at(-1)));
    case 'low':
    case 'high':
      return roulette.range(numbers[0]!, numbers.at(-1)!);
    default:
      return roulette.kinds[type];
  }
}

export function numberName(number: number, { roulette }: Texts): string {
  return roulette.result(numberLabel(number), roulette.colours[colourOf(number)]);
}

function listed(numbers: readonly number[], and: string): string {
  const labels = numbers.map(numberLabel);
  return `${labels.slice(0, -1).join(', ')} ${and} ${labels.at(-1)}`;
}
