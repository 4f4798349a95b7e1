import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { bit, decimal, fileIds, flag, id, maybe, moment, requestKey, secret, text, whole } from './scalars.ts';

const refused = Symbol('refused');

function read(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? result.data : refused;
}

/** What a form or a multipart body carries for a JSON value: its text. */
function asFormText(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

describe('scalars read JSON and form values alike', () => {
  it.each([
    ['decimal', decimal(), 12.5],
    ['decimal', decimal(), 0],
    ['decimal', decimal(), -3.25],
    ['decimal', decimal(), (0.00000001).toFixed(8)],
    ['whole', whole(), 42],
    ['bit', bit(), 1],
    ['id', id(), 999_999_999_999_999],
    ['flag', flag(), true],
    ['flag', flag(), false],
  ] as const)('%s: %#', (_name, schema, value) => {
    const fromJson = read(schema, value);
    expect(fromJson).not.toBe(refused);
    expect(read(schema, asFormText(value))).toEqual(fromJson);
  });

  it('one satoshi is read from the text that forms send', () => {
    expect(read(decimal(), '0.00000001')).toBe(0.00000001);
  });

  it('digits sent as a JSON number are the same text', () => {
    expect(read(text(20), 5551234)).toBe('5551234');
    expect(read(text(20), '5551234')).toBe('5551234');
  });
});

describe('nothing else is taken for a number', () => {
  const strange: [string, unknown][] = [
    ['empty text', ''],
    ['a blank', ' '],
    ['null', null],
    ['undefined', undefined],
    ['true', true],
    ['NaN', Number.NaN],
    ["'NaN'", 'NaN'],
    ['1e309 in JSON', JSON.parse('1e309')],
    ["'1e309'", '1e309'],
    ["'1e3'", '1e3'],
    ['-Infinity', Number.NEGATIVE_INFINITY],
    ["'Infinity'", 'Infinity'],
    ['hexadecimal', '0x10'],
    ['arabic digits', '٤٢'],
    ['full-width digits', '４２'],
    ['a comma', '1,5'],
    ['a blank before', ' 1'],
    ['a sign', '+1'],
    ['an array', [1]],
    ['an object', { valueOf: 1 }],
    ['a lone surrogate', '\ud800'],
  ];
  it.each(strange)('%s', (_name, value) => {
    expect(read(decimal(), value)).toBe(refused);
    expect(read(whole(), value)).toBe(refused);
    expect(read(id(), value)).toBe(refused);
  });

  it.each(['.5', '1.', '1234567890123456', '0.123456789', '--1'])('nor is the decimal %j', (value) => {
    expect(read(decimal(), value)).toBe(refused);
  });

  it.each([0, -1, 1.5, '1.0', 2 ** 53, '9999999999999999'])('nor is the id %j', (value) => {
    expect(read(id(), value)).toBe(refused);
  });
});

describe('flags', () => {
  it.each([
    [true, true],
    ['true', true],
    [1, true],
    ['1', true],
    [false, false],
    ['false', false],
    [0, false],
    ['0', false],
  ])('%j is %j', (value, expected) => expect(read(flag(), value)).toBe(expected));

  it.each(['', 'yes', 'TRUE', 2, '01', null, undefined, []])('%j is neither', (value) =>
    expect(read(flag(), value)).toBe(refused),
  );
});

describe('text', () => {
  it('is trimmed and limited', () => {
    expect(read(text(5), '  abc  ')).toBe('abc');
    expect(read(text(5), 'abcdef')).toBe(refused);
  });

  it.each(['\ud800', 'a\udfffb', 'a\u0000b'])('that a database cannot store is refused: %j', (value) => {
    expect(read(text(), value)).toBe(refused);
    expect(read(secret(), value)).toBe(refused);
  });

  it('keeps whole surrogate pairs', () => expect(read(text(), 'é 🂡')).toBe('é 🂡'));

  it.each([null, undefined, true, ['a'], { a: 1 }])('is not %j', (value) => expect(read(text(), value)).toBe(refused));

  it('leaves the blanks of a password alone', () => expect(read(secret(), '  pass word ')).toBe('  pass word '));
});

describe('fields that may stay empty', () => {
  it.each(['', null, undefined])('%j is absent', (value) => expect(read(maybe(whole(1, 9)), value)).toBeUndefined());

  it('still refuses what is wrong', () => {
    expect(read(maybe(whole(1, 9)), '10')).toBe(refused);
    expect(read(maybe(whole(1, 9)), '9')).toBe(9);
  });
});

describe('comma-joined file ids', () => {
  it('become a list of numbers', () => {
    expect(read(fileIds(), '7')).toEqual([7]);
    expect(read(fileIds(), 7)).toEqual([7]);
    expect(read(fileIds(), '1,2,3,4,5,6')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(read(fileIds(), '')).toEqual([]);
  });

  it.each(['1,2,3,4,5,6,7', '1,,2', ',1', '1;2', '1,x', '-1'])('refuses %j', (value) =>
    expect(read(fileIds(), value)).toBe(refused),
  );
});

describe('moments and keys', () => {
  it.each(['2026-02-30T00:00:00Z', '2026-01-01', '2026-01-01T00:00:00+02:00', 'now', 0])(
    'refuses the moment %j',
    (value) => expect(read(moment(), value)).toBe(refused),
  );

  it('reads ISO 8601 in UTC', () =>
    expect(read(moment(), '2026-01-02T03:04:05.678Z')).toBe('2026-01-02T03:04:05.678Z'));

  it.each(['short', 'with blank 1', 'x'.repeat(65), "'; drop table"])('refuses the request key %j', (value) =>
    expect(read(requestKey(), value)).toBe(refused),
  );
});
