import type { Language } from '../../../lib/language/language.ts';

/** Hundredths → '2.50×'. */
export function multipleText(hundredths: number, language: Language): string {
  const decimals = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${decimals.format(hundredths / 100)}×`;
}
