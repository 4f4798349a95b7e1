import { type Fraction, percentText } from '@fairhouse/game-math';

let locale = 'en';

/** Before a game is drawn: by what its page writes numbers. */
export function setNumberLocale(of: string): void {
  locale = of;
}

/** Writes numbers as the language of the page does. */
export function numbers(options: Intl.NumberFormatOptions = {}): { format(value: number): string } {
  let [known, format] = ['', undefined as Intl.NumberFormat | undefined];
  return {
    format(value) {
      if (!format || known !== locale) [known, format] = [locale, new Intl.NumberFormat(locale, options)];
      return format.format(value);
    },
  };
}

const two = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false });
/** '1234.50': as one types it. */
export const twoPlacesText = (value: number): string => two.format(value);

const tenths = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** An exact figure with a decimal point, such as '97.30', with the separator of the page's language. */
export function exactText(figure: string): string {
  return figure.replace('.', tenths.format(0.5).slice(1, -1));
}

/** A share → '14.59 %', rounded down as all returns and rates are. */
export function shareText(share: Fraction | number, decimals = 2): string {
  return `${exactText(percentText(share, decimals))} %`;
}

const plain = numbers();
/** '12,345'. */
export const numberText = (value: number): string => plain.format(value);
