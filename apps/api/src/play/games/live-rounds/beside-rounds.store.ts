import type { CallOutput } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { eachLanguage, inLanguage } from '@fairhouse/money';
import type { Language } from '../../../http/language.ts';

type Listed = CallOutput<'/sys/liveRound/list'>;

const mostRaces = 20;

/** Competitions that run now, as each language names them. */
export async function runningRaces(db: Database): Promise<Record<Language, Listed['races']>> {
  const { rows } = await db.query<{
    id: number;
    kind: Listed['races'][number]['kind'];
    english: string;
    filipino: string;
    endsAt: Date;
  }>(`select id, kind, english, filipino, ends_at as "endsAt" from competition_running order by ends_at, id limit $1`, [
    mostRaces,
  ]);
  const named = (of: (row: (typeof rows)[number]) => string) =>
    rows.map((row) => ({ id: row.id, name: of(row), kind: row.kind, endTime: row.endsAt.toISOString() }));
  return eachLanguage((language) =>
    named(({ english, filipino }) => inLanguage({ en: english, fil: filipino }, language)),
  );
}

/** The games of these tables, where the catalogue has them. */
export async function gamesOfTables(
  db: Database,
  tables: readonly { vendor: string; code: string }[],
): Promise<{ gameId: number; game: string; vendor: string; code: string }[]> {
  const { rows } = await db.query<{ gameId: number; game: string; vendor: string; code: string }>(
    `select g.id as "gameId", g.name as game, g.vendor, g.code
     from unnest($1::text[], $2::text[]) t (vendor, code) join game g on g.vendor = t.vendor and g.code = t.code
     where g.enabled`,
    [tables.map(({ vendor }) => vendor), tables.map(({ code }) => code)],
  );
  return rows;
}
