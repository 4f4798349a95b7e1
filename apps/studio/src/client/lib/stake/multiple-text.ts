const two = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Hundredths of the stake → '2.00×'. */
export function multipleText(hundredths: number): string {
  return `${two.format(hundredths / 100)}×`;
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** The same where screen is scarce: '29×', '0.48×'. */
export function shortMultiple(hundredths: number): string {
  return `${whole.format(hundredths / 100)}×`;
}
