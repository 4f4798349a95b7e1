// Own code (decision 080): SafeQL is a plugin of ESLint for tagged templates, PgTyped generates code from files of its own.
import type { Database } from '@fairhouse/database';
import type ts from 'typescript';
import { describe } from './describe.ts';
import type { Query } from './find-queries.ts';
import { readSchema } from './read-schema.ts';
import { rowProblems } from './schema-types.ts';

/** Asks the database about every query, without running it. Answers a sentence for whatever does not fit, with its place. */
export async function checkQueries(
  queries: readonly Query[],
  db: Database,
  checker: ts.TypeChecker,
): Promise<string[]> {
  const client = await db.connect();
  try {
    const schema = await readSchema(client);
    const problems: string[] = [];
    for (const { file, line, texts, row, values, readsRows } of queries) {
      const say = (problem: string) => problems.push(`${file}:${line} ${problem}`);
      if (!texts) say('its text is only known when it runs: write it of constants');
      for (const text of texts ?? []) {
        const found = await describe(client, text).catch((error: Error) => error);
        if (found instanceof Error) {
          say(found.message);
          continue;
        }
        const { parameters, columns } = found;
        if (values && values.length !== parameters.length)
          say(`${values.length} values for ${parameters.length} places`);
        if (row) for (const problem of rowProblems(row, columns, text, schema, checker)) say(problem);
        else if (readsRows && columns.length > 0) say('its rows are read, and it does not say what they are');
      }
    }
    return [...new Set(problems)];
  } finally {
    client.release();
  }
}
