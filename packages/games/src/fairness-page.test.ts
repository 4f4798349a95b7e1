import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameKind } from '@fairhouse/game-math';
import { definitionSchemas, slotForms } from '@fairhouse/game-math/schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const page = readFileSync(fileURLToPath(new URL('../../../docs/fairness.md', import.meta.url)), 'utf8');
const sections = page.split(/^## /m).slice(1);
const common = sections.find((one) => one.startsWith('What every engine has in common'))!;
const sectionOf = (engine: string) => sections.find((one) => one.split('\n', 1)[0]!.endsWith(`(engine \`${engine}\`)`));

interface Names {
  /** Of fields, at any depth. */
  fields: Set<string>;
  /** That a field may have, of a closed list. */
  values: Set<string>;
}

/** The names in a JSON schema. Published figures are named, what they may be is not: they decide nothing. */
function namesIn(schema: unknown, names: Names = { fields: new Set(), values: new Set() }): Names {
  if (schema === null || typeof schema !== 'object') return names;
  for (const [key, part] of Object.entries(schema)) {
    if (key === 'enum') for (const value of part as unknown[]) names.values.add(String(value));
    else if (key === 'properties') {
      for (const [field, own] of Object.entries(part as Record<string, { const?: unknown; properties?: object }>)) {
        names.fields.add(field);
        if (field === 'type') names.values.add(String(own.const));
        namesIn(field === 'declared' ? withoutValues(own) : own, names);
      }
    } else namesIn(part, names);
  }
  return names;
}

const withoutValues = (schema: { properties?: object }) => ({
  properties: Object.fromEntries(Object.keys(schema.properties ?? {}).map((field) => [field, {}])),
});

/** The words in code font. */
const codeIn = (text: string) =>
  new Set([...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => code!.split(/[^\w-]+/)));

/** The names that the section of an engine lacks: fields in what it says of definitions, values anywhere in it. */
function missingIn(section: string, { fields, values }: Names): string[] {
  const definition = codeIn(common + section.slice(section.indexOf('**Definition.**'), section.indexOf('**Bet.**')));
  const all = codeIn(section);
  return [
    ...[...fields].filter((field) => !definition.has(field)),
    ...[...values].filter((value) => !all.has(value) && !section.includes(`"${value}"`)),
  ];
}

const schemas: Readonly<Record<GameKind, readonly z.ZodType[]>> = {
  ...(Object.fromEntries(
    Object.entries(definitionSchemas).map(([engine, schema]) => [engine, [schema]]),
  ) as unknown as Record<GameKind, z.ZodType[]>),
  slot: slotForms,
};

describe('docs/fairness.md', () => {
  const engines = Object.keys(schemas) as GameKind[];

  it.each(engines)('names every field and every value that a definition of %s can have', (engine) => {
    const names = namesIn(schemas[engine].map((schema) => z.toJSONSchema(schema)));
    expect(names.fields.size).toBeGreaterThan(5);
    expect(missingIn(sectionOf(engine) ?? '', names)).toEqual([]);
  });

  it('is found to lack a field and a value that it does not name', () => {
    const names = namesIn(z.toJSONSchema(z.strictObject({ stops: z.strictObject({ lifts: z.enum(['up', 'down']) }) })));
    expect(missingIn('**Definition.** `stops` is `up`. **Bet.** `lifts`', names)).toEqual(['lifts', 'down']);
  });
});
