import type { Database } from '@fairhouse/database';

/** What tables of a vendor are called: as the catalogue calls their games. */
export async function tableNames(
  db: Database,
  vendor: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ code: string; name: string }>(
    'select g.code, g.name from game_record g where g.vendor = $1 and g.code = any($2)',
    [vendor, [...new Set(codes)]],
  );
  return new Map(rows.map(({ code, name }) => [code, name]));
}
