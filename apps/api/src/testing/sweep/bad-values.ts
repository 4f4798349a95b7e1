import type { Call } from '@fairhouse/contract';
import { z } from 'zod';

/** One field of a call's input as JSON schema says it. */
export interface Field {
  name: string;
  type: string | undefined;
  maxLength: number | undefined;
  pattern: string | undefined;
  values: readonly unknown[] | undefined;
  minimum: number | undefined;
  required: boolean;
  /** A filter or an order of a list that has others just like it. */
  repeats: boolean;
}

type Json = Record<string, unknown>;

/** The fields of a call, from its own schema: one that is added tomorrow is swept tomorrow. */
export function fieldsOf({ input }: Call): Field[] {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const before = new Set<string>();
  return Object.entries(properties as Record<string, Json>).map(([name, { description: _, ...schema }]) => {
    const look = JSON.stringify(schema);
    const field = {
      name,
      type: schema.type as string | undefined,
      maxLength: schema.maxLength as number | undefined,
      pattern: schema.pattern as string | undefined,
      values: (schema.enum as unknown[] | undefined) ?? ('const' in schema ? [schema.const] : undefined),
      minimum: schema.minimum as number | undefined,
      required: (required as string[]).includes(name),
      repeats: before.has(look) && /_([A-Z]+|\d)$/.test(name),
    };
    before.add(look);
    return field;
  });
}

/** A body that the schema takes, as far as names and types tell; `known` says what a field of that name means. */
export function sampleOf(fields: readonly Field[], known: Json): Json {
  return Object.fromEntries(
    fields
      .filter(({ required, name }) => required || name in known)
      .map((field) => [field.name, sampleFor(field, known)]),
  );
}

function sampleFor({ name, type, values, minimum, pattern }: Field, known: Json): unknown {
  if (values) return values[0];
  if (name in known) return known[name];
  if (type === 'integer' || type === 'number') return Math.max(minimum ?? 1, 1);
  if (type === 'boolean') return true;
  if (type === 'array') return [];
  if (type === 'object') return {};
  return pattern?.includes('0-9a-f') ? 'a'.repeat(64) : 'abcdefgh';
}

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** JSON texts that no field takes for what it is, or only as plain text. Raw, for JSON.stringify cannot write some. */
const oddities = {
  empty: '""',
  blanks: '"   "',
  null: 'null',
  true: 'true',
  'an empty list': '[]',
  'a list': '["a","b"]',
  'an object': '{}',
  'a deep object': nested(300),
  'a deep list': `${'['.repeat(300)}${']'.repeat(300)}`,
  zero: '0',
  negative: '-1',
  'three decimals': '10.005',
  'a thousandth': '0.001',
  '1e309': '1e309',
  '-1e309': '-1e309',
  'more than 2^31': '2147483648',
  'more than 2^53': '9007199254740993',
  '1e21': '1e21',
  NaN: '"NaN"',
  Infinity: '"Infinity"',
  hexadecimal: '"0x10"',
  'full-width digits': '"１２３"',
  markup: '"<script>alert(1)</script>"',
  'a picture that loads': '"<img src=x onerror=alert(1)>"',
  'right to left': '"\\u202Eevil\\u202C مرحبا"',
  emoji: '"🎰👩‍👩‍👧🇵🇭"',
  'a moment of the year 0': '"0000-01-01T00:00:00Z"',
  'a day of the year 0': '"0000-01-01"',
  NUL: '"a\\u0000b"',
  'a lone surrogate': '"\\ud800"',
  'lines of a header': '"a\\r\\nBcc: x@example.com"',
  SQL: '"\' or 1=1; --"',
  template: '"{{7*7}}%s%n"',
  'a way up': '"../../../../etc/passwd"',
  'a prototype': '{"__proto__":{"polluted":true}}',
  'a constructor': '{"constructor":{"prototype":{"polluted":true}}}',
};

/** Enough for a field that is just like the one before it. */
const fewOddities = ['empty', 'null', 'an object', 'markup', '1e309', 'NUL', 'a moment of the year 0'];

/** Name of the oddity → the raw JSON of the field; undefined leaves the field out. */
export function badValuesFor(field: Field): [name: string, raw: string | undefined][] {
  if (field.repeats) return fewOddities.map((name) => [name, oddities[name as keyof typeof oddities]]);
  return [
    ['missing', undefined],
    ['too long', JSON.stringify('x'.repeat((field.maxLength ?? 5_000) + 1))],
    ['longer than a body of its own', JSON.stringify('🂡'.repeat(9_000))],
    ...Object.entries(oddities),
  ];
}

/** A JSON text of `body` with one field replaced by raw JSON, or left out. */
export function bodyWith(body: Json, field: string, raw: string | undefined): string {
  const { [field]: _, ...others } = body;
  const members = Object.entries(others).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  if (raw !== undefined) members.push(`${JSON.stringify(field)}:${raw}`);
  return `{${members.join(',')}}`;
}

/** Texts for the encodings that know nothing else. */
export const oddTexts = [
  '',
  '   ',
  'x'.repeat(5_000),
  'NaN',
  '1e309',
  '-1',
  '<script>alert(1)</script>',
  '\u202Eevil',
  '🎰',
  'a\0b',
];

/** Whole bodies that are no object of fields, or more than that. */
export const oddBodies = [
  '',
  '[]',
  'null',
  '"x"',
  '7',
  '{',
  '{"a":NaN}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  nested(9_000),
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"<script>alert(1)</script>":1,"toString":2,"hasOwnProperty":3,"\\u0000":4}',
  `{${Array.from({ length: 2_000 }, (_, index) => `"f${index}":${index}`).join(',')}}`,
];
