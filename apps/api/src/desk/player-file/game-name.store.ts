import type { Database } from '@fairhouse/database';

/** The names of these games in the catalogue, by 'vendor code'; one that is no longer there has none. */
export async function gameNames(
  db: Database,
  games: readonly { vendor: string; code: string | null }[],
): Promise<Map<string, string>> {
  const codes = [...new Set(games.flatMap(({ code }) => (code === null ? [] : [code])))];
  if (codes.length === 0) return new Map();
  const { rows } = await db.query<{ vendor: string; code: string; name: string }>(
    'select g.vendor, g.code, g.name from game_record g where g.code = any($1)',
    [codes],
  );
  return new Map(rows.map(({ vendor, code, name }) => [`${vendor} ${code}`, name]));
}
