import { afterEach, expect, it } from 'vitest';
import { hundredthsOf } from '../stake/hundredths.ts';
import { multipleText } from '../stake/multiple-text.ts';
import { exactText, setNumberLocale, twoPlacesText } from './numbers.ts';

afterEach(() => setNumberLocale('en'));

it('writes figures with the separators of the language', () => {
  expect([exactText('97.30'), multipleText(123), twoPlacesText(1_234.5)]).toEqual(['97.30', '1.23×', '1234.50']);
  setNumberLocale('pt-BR');
  expect([exactText('97.30'), multipleText(123), twoPlacesText(1_234.5)]).toEqual(['97,30', '1,23×', '1234,50']);
});

it('writes a figure of a field so that it is read again as the same', () => {
  for (const locale of ['en', 'fil', 'pt-BR', 'es-MX', 'es-ES']) {
    setNumberLocale(locale);
    for (const hundredths of [101, 123_450, 99_999_999]) {
      expect(hundredthsOf(twoPlacesText(hundredths / 100))).toBe(hundredths);
    }
  }
});
