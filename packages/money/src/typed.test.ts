import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, currencyCodes, decimalText, formatAmount, largestMinor, readTypedAmount } from './index.ts';

/** The languages that the site names, and some that write numbers in yet another way. */
const locales =
  'en fil pt es de fr it fi tr ja da id ko nl no pl ro ru sv th vi zh de-CH en-IN es-MX pt-BR pt-PT fr-CH'.split(' ');

const anyAmount = fc
  .tuple(fc.constantFrom(...currencyCodes), fc.bigInt({ min: 0n, max: largestMinor }))
  .map(([currency, minor]) => amountOf(currency, minor));

function read(typed: string, currency: (typeof currencyCodes)[number] = 'USD', locale = 'en') {
  const answer = readTypedAmount(typed, currency, locale);
  return answer.ok ? decimalText(answer.amount) : answer.problem;
}

describe('reads an amount that a person typed', () => {
  it.each([
    ['5,000', '5000.00'],
    ['25,000', '25000.00'],
    ['2,500.00', '2500.00'],
    ['1.234,56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u202f234,56', '1234.56'],
    ["1'234.50", '1234.50'],
    ['$2,500.00', '2500.00'],
    ['2.500,00 USD', '2500.00'],
    ['1,234,567', '1234567.00'],
    ['1,23,456', '123456.00'],
    ['1.234.567,8', '1234567.80'],
    ['12,5', '12.50'],
    ['12.5', '12.50'],
    ['.5', '0.50'],
    ['5.', '5.00'],
    ['0050', '50.00'],
    [' 50 ', '50.00'],
  ])('%j in USD as %s', (typed, amount) => expect(read(typed)).toBe(amount));

  it.each([
    ['5.000', 'EUR', 'de', '5000.00'],
    ['5.000', 'BRL', 'pt-BR', '5000.00'],
    ['R$ 1.234,56', 'BRL', 'en', '1234.56'],
    ['1.234', 'BTC', 'en', '1.23400000'],
    ['1,234', 'BTC', 'de', '1.23400000'],
    ['0,125', 'BTC', 'en', '0.12500000'],
    ['₿0.00000001', 'BTC', 'en', '0.00000001'],
  ] as const)('%j in %s for %s as %s', (typed, currency, locale, amount) =>
    expect(read(typed, currency, locale)).toBe(amount),
  );

  it.each([
    ['5.000', 'USD', 'en'],
    ['5,000', 'EUR', 'de'],
    ['1.234', 'USD', 'fr'],
    ['1,234', 'BTC', 'en'],
  ] as const)('refuses %j in %s for %s, which could be two amounts', (typed, currency, locale) =>
    expect(read(typed, currency, locale)).toBe('ambiguous'),
  );

  it.each([
    'x',
    '-5',
    '5e3',
    '1,23,45',
    '12,3456',
    '12.345.6',
    '1,2.3,4',
    '0.125',
    '1234.567',
    '.',
    '5 00',
    '1.00.000',
    '1 00 000',
    '25\t100',
    '25\n100',
    '€50',
    '٣',
  ])('refuses %j in USD', (typed) => expect(read(typed)).toBe('unreadable'));

  it.each(['', ' ', '$'])('finds nothing in %j', (typed) => expect(read(typed)).toBe('empty'));
});

describe('an amount that is shown', () => {
  it.each(locales)('is read back unchanged in %s', (locale) => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const back = readTypedAmount(formatAmount(amount, locale), amount.currency, locale);
        expect(back).toEqual({ ok: true, amount });
      }),
    );
  });

  it('is read exactly or refused, whatever separators it was written with', () => {
    const whole = fc.bigInt({ min: 0n, max: 9_999_999n });
    const written = fc.record({
      whole,
      cents: fc.option(fc.integer({ min: 0, max: 99 })),
      group: fc.constantFrom('', ',', '.', ' ', "'", '\u00a0'),
      point: fc.constantFrom('.', ','),
    });
    fc.assert(
      fc.property(
        written,
        fc.constantFrom(...locales),
        fc.constantFrom('USD', 'EUR', 'BRL'),
        (it, locale, currency) => {
          fc.pre(it.group !== it.point);
          const cents = it.cents === null ? '' : `${it.point}${String(it.cents).padStart(2, '0')}`;
          const typed = `${String(it.whole).replace(/\B(?=(\d{3})+$)/g, it.group)}${cents}`;
          const answer = readTypedAmount(typed, currency, locale);
          if (answer.ok) expect(answer.amount.minor).toBe(it.whole * 100n + BigInt(it.cents ?? 0));
          else expect(answer.problem).toBe('ambiguous');
        },
      ),
    );
  });
});
