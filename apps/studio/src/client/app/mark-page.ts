import { playerLanguages } from '@fairhouse/money';
import type { Texts } from '../lib/texts/index.ts';
import { setNumberLocale } from '../lib/texts/numbers.ts';

/** The language of the page, for readers of it and for its styles. */
export function markPage({ language, locale }: Texts): void {
  document.documentElement.lang = language;
  document.documentElement.dir = playerLanguages[language].direction;
  setNumberLocale(locale);
}
