import { type Database, onlyReads } from '@fairhouse/database';
import type { Query } from './find-queries.ts';

/**
 * Statements by themselves that look like reads and call a function that writes: when their answer is lost, nobody would be told that
 * the outcome is unknown. Answers a sentence for each, with its place.
 */
export async function unmarkedWriters(queries: readonly Query[], db: Database): Promise<string[]> {
  const writers = await writingFunctions(db);
  const calls = (text: string) => writers.filter((name) => new RegExp(`\\b${name}\\s*\\(`).test(text));
  const problems = queries
    .filter(({ mayBeAlone }) => mayBeAlone)
    .flatMap(({ file, line, texts = [] }) =>
      texts
        .filter(onlyReads)
        .flatMap(calls)
        .map((name) => `${file}:${line} ${name} writes: say "select /* writes */ ${name}(…)"`),
    );
  return [...new Set(problems)];
}

/** The schema's functions that write, and those that call them. */
async function writingFunctions(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ name: string; source: string }>(
    `select p.proname as name, p.prosrc as source from pg_proc p
     where p.pronamespace = current_schema()::regnamespace and p.provolatile = 'v' and p.prokind = 'f'`,
  );
  const writing = new Set(
    rows.filter(({ source }) => /\b(insert into|update|delete from)\b/i.test(source)).map(({ name }) => name),
  );
  for (let before = -1; before !== writing.size; ) {
    before = writing.size;
    const callsOne = (source: string) => [...writing].some((name) => source.includes(`${name}(`));
    for (const { name, source } of rows) if (callsOne(source)) writing.add(name);
  }
  return [...writing];
}
