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

const plain = numbers();
/** '12,345'. */
export const numberText = (value: number): string => plain.format(value);
