import { playerLanguageCodes } from '@fairhouse/money';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../lib/language/check-texts.ts';
import type { Texts } from '../../lib/language/i18n.ts';
import { languageLoaders } from './index.ts';
import { byPlace } from './places.ts';

const english = byPlace(import.meta.glob<Texts>('../../**/{texts,words}/en.ts', { eager: true, import: 'en' }));
const folders = import.meta.glob<string>('../../**/{texts,words}/index.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const others = playerLanguageCodes.filter((language) => language !== 'en');

/** Names and signs, which no language translates. */
const names =
  /PayPal|Mastercard|Telegram|WhatsApp|Bitcoin|Mercado Pago|PingPong|OnlyPay|BTC, ETH|Hold and win|Personal identity number/;

const wordsOf = (text: string) => text.replace(/\{\w+\}/g, '').match(/[a-z]{3,}/gi) ?? [];

describe.each(others)('the texts of %s', (language) => {
  it('has every text of English with the same places', async () => {
    expect(problemsOf(english, language, await languageLoaders[language]())).toEqual([]);
  });

  it('is translated but for names', async () => {
    const texts = await languageLoaders[language]();
    const longTexts = [...english].flatMap(([place, en]) =>
      Object.entries(en)
        .filter(([key, text]) => wordsOf(text).length > 2 && texts.get(place)?.[key] === text && !names.test(text))
        .map(([key]) => `${place} ${key}`),
    );
    expect(longTexts).toEqual([]);
  });

  it('has no text that is more than twice as long as the English one and a line more', async () => {
    const texts = await languageLoaders[language]();
    const long = [...english].flatMap(([place, en]) =>
      Object.entries(en)
        .filter(([key, text]) => (texts.get(place)?.[key]?.length ?? 0) > text.length * 2 + 24)
        .map(([key]) => `${place} ${key}: ${texts.get(place)?.[key]}`),
    );
    expect(long).toEqual([]);
  });
});

it('each folder of texts names itself by its path', () => {
  const wrong = Object.entries(folders).filter(([path, source]) => {
    const [place] = [...byPlace({ [path]: {} }).keys()];
    return [...source.matchAll(/text(?:s)?Of\('([^']+)', en\)/g)].some(([, named]) => named !== place);
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});
