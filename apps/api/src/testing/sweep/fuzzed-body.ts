import type { Call } from '@fairhouse/contract';
import type { Random } from '@fairhouse/testing';
import { badValuesFor, type Field, fieldsOf, oddBodies, oddTexts, sampleOf } from './bad-values.ts';

export interface Fuzzed {
  body: BodyInit;
  /** Undefined where the body says it itself. */
  type: string | undefined;
  /** As it may stand in a report of a failure. */
  shown: string;
}

type Json = Record<string, unknown>;

/**
 * A body for a call by chance alone: fields as they should be, left out, or of a value that no field takes, several at
 * once, in one of the three encodings; now and then no object at all.
 */
export function fuzzedBody(call: Call, known: Json, random: Random): Fuzzed {
  const pick = <T>(from: readonly T[]): T => from[random.below(from.length)]!;
  if (random.chance(0.04)) return asJson(pick(oddBodies));
  const fields = fieldsOf(call);
  const sample = sampleOf(fields, known);
  const encoding = random.below(5);
  if (encoding <= 2) {
    const members = fields.flatMap((field) => {
      const raw = rawOf(field, sample, random);
      return raw === undefined ? [] : [`${JSON.stringify(field.name)}:${raw}`];
    });
    if (random.chance(0.1)) members.push(`${JSON.stringify(pick(['memberId', '__proto__', 'vipLevel', 'x']))}:1`);
    return asJson(`{${members.join(',')}}`);
  }
  const texts = fields.flatMap(({ name }): [string, string][] => {
    if (random.chance(0.15)) return [];
    const isOdd = random.chance(0.3) || !(name in sample);
    return [[name, isOdd ? pick(oddTexts) : String(sample[name])]];
  });
  const shown = JSON.stringify(texts);
  if (encoding === 3) return { body: new URLSearchParams(texts), type: 'application/x-www-form-urlencoded', shown };
  const parts = new FormData();
  for (const [name, text] of texts) parts.append(name, text);
  return { body: parts, type: undefined, shown };
}

/** The JSON of one field; undefined leaves it out. */
function rawOf(field: Field, sample: Json, random: Random): string | undefined {
  if (random.chance(0.1)) return undefined;
  if (field.name in sample && random.chance(0.65)) return JSON.stringify(sample[field.name]);
  const odd = badValuesFor(field);
  return odd[random.below(odd.length)]![1];
}

const asJson = (body: string): Fuzzed => ({ body, type: 'application/json', shown: body });
