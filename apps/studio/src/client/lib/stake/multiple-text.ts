import { numbers } from '../texts/numbers.ts';

const two = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Hundredths of the stake → '2.00×'. */
export function multipleText(hundredths: number): string {
  return `${two.format(hundredths / 100)}×`;
}

const whole = numbers({ maximumFractionDigits: 2 });

/** The same where screen is scarce: '29×', '0.48×'. */
export function shortMultiple(hundredths: number): string {
  return `${whole.format(hundredths / 100)}×`;
}
