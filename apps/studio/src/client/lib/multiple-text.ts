const two = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Hundredths of the stake → '2.00×'. */
export function multipleText(hundredths: number): string {
  return `${two.format(hundredths / 100)}×`;
}
