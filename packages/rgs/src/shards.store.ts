import { type Database, troubleOf } from '@fairhouse/database';

/** A key for each part that players lie on; none, where one database holds them all. */
export async function readShardKeys(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ keys: string[] }>('select player_shards() as keys');
  return rows[0]!.keys;
}

export interface PartAway {
  part: number;
  error: unknown;
}

/**
 * Does the same in every part that players lie on, in the one database where there are none. A part whose machine is away is passed
 * over, and told: what is left undone there waits for it, and nothing else does.
 */
export async function inEveryPart<T>(
  db: Database,
  work: (key: string | undefined, part: number) => Promise<T>,
): Promise<{ done: T[]; away: PartAway[] }> {
  const keys = await readShardKeys(db);
  if (keys.length === 0) return { done: [await work(undefined, 0)], away: [] };
  const done: T[] = [];
  const away: PartAway[] = [];
  await Promise.all(
    keys.map((key, part) =>
      work(key, part).then(
        (result) => done.push(result),
        (error: unknown) => {
          if (troubleOf(error) !== 'away') throw error;
          away.push({ part, error });
        },
      ),
    ),
  );
  return { done, away };
}
