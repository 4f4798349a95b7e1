import { amountOf, formatAmount } from '@fairhouse/money';
import { describe, expect, it } from 'vitest';
import { countText, daysUntil, dayText, longDayText, longMomentText, momentText, playedText } from './formats.ts';
import { type Language, languages } from './language.ts';

// Built of local parts: the zone of anyone who runs the test does not matter.
const at = (year: number) => new Date(year, 10, 21, 15, 4).toISOString();
const plain = (text: string) => text.replace(/\s/g, ' ');

const written: Record<Language, Record<string, string>> = {
  en: {
    moment: 'Nov 21, 03:04 PM',
    formerMoment: 'Nov 21, 2025, 03:04 PM',
    played: 'Nov 21, 15:04',
    day: 'Nov 21, 2026',
    longDay: 'November 21, 2026',
    longMoment: 'November 21, 2026 at 3:04 PM',
    count: '1,234,567',
    dollars: '$1,234.50',
    reais: 'R$0.05',
    bitcoin: '₿0.00012345',
  },
  fil: {
    moment: 'Nob 21, 03:04 PM',
    formerMoment: 'Nob 21, 2025, 03:04 PM',
    played: 'Nob 21, 15:04',
    day: 'Nob 21, 2026',
    longDay: 'Nobyembre 21, 2026',
    longMoment: 'Nobyembre 21, 2026 nang 3:04 PM',
    count: '1,234,567',
    dollars: '$1,234.50',
    reais: 'R$0.05',
    bitcoin: '₿0.00012345',
  },
  pt: {
    moment: '21 de nov., 15:04',
    formerMoment: '21 de nov. de 2025, 15:04',
    played: '21 de nov., 15:04',
    day: '21 de nov. de 2026',
    longDay: '21 de novembro de 2026',
    longMoment: '21 de novembro de 2026 às 15:04',
    count: '1.234.567',
    dollars: '$ 1.234,50',
    reais: 'R$ 0,05',
    bitcoin: '₿0,00012345',
  },
  es: {
    moment: '21 nov, 03:04 p.m.',
    formerMoment: '21 nov 2025, 03:04 p.m.',
    played: '21 nov, 15:04',
    day: '21 nov 2026',
    longDay: '21 de noviembre de 2026',
    longMoment: '21 de noviembre de 2026 a las 3:04 p.m.',
    count: '1,234,567',
    dollars: '$ 1,234.50',
    reais: 'R$ 0.05',
    bitcoin: '₿0.00012345',
  },
};

describe.each(Object.keys(languages) as Language[])('what a reader of %s sees', (language) => {
  it('are times, counts and amounts as that language writes them', () => {
    const now = new Date(2026, 11, 1);
    const shown = {
      moment: momentText(at(2026), language, now),
      formerMoment: momentText(at(2025), language, now),
      played: playedText(at(2026), language),
      day: dayText(at(2026), language),
      longDay: longDayText(at(2026), language),
      longMoment: longMomentText(at(2026), language),
      count: countText(1_234_567, language),
      dollars: formatAmount(amountOf('USD', 123_450n), language),
      reais: formatAmount(amountOf('BRL', 5n), language),
      bitcoin: formatAmount(amountOf('BTC', 12_345n), language),
    };
    expect(Object.fromEntries(Object.entries(shown).map(([name, text]) => [name, plain(text)]))).toEqual(
      written[language],
    );
  });
});

it.each([
  [90 * 24, 90],
  [25, 2],
  [1, 1],
  [0, 0],
  [-5, 0],
])('counts whole days, rounded up: %i hours from now are %i', (hours, days) => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(daysUntil(new Date(now.getTime() + hours * 3_600_000).toISOString(), now)).toBe(days);
});
