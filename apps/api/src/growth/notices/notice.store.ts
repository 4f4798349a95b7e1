import type { CallOutput } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { type InLanguages, inLanguage } from '@fairhouse/money';
import type { Language } from '../../http/language.ts';

export interface Notice {
  id: number;
  texts: InLanguages<string>;
  link: string | null;
  enabled: boolean;
  shownFrom: Date | null;
  shownUntil: Date | null;
  sortIndex: number;
}

const columns = `id, texts, link, enabled, shown_from as "shownFrom", shown_until as "shownUntil", sort_index as "sortIndex"`;

type Shown = CallOutput<'/base/notice/listAll'>;
/** More would push the games out of sight. */
const mostAtOnce = 3;

export async function shownNotices(db: Database, language: Language, at: Date): Promise<Shown> {
  const { rows } = await db.query<Notice>(
    `select ${columns} from notice
     where enabled and coalesce(shown_from <= $1, true) and coalesce(shown_until > $1, true)
     order by sort_index, id limit ${mostAtOnce}`,
    [at],
  );
  return rows.map((notice) => noticeWire(notice, language));
}

export function noticeWire({ id, texts, link }: Notice, language: Language): Shown[number] {
  return { id, text: inLanguage(texts, language), link };
}

/** All of them, or one, shown or not. */
export async function allNotices(db: Database | Transaction, id?: number): Promise<Notice[]> {
  const { rows } = await db.query<Notice>(
    `select ${columns} from notice where $1::int is null or id = $1 order by sort_index, id limit 200`,
    [id ?? null],
  );
  return rows;
}

export async function putNotice(tx: Transaction, it: Notice): Promise<void> {
  await tx.query(
    `insert into notice (id, texts, link, enabled, shown_from, shown_until, sort_index)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update set texts = excluded.texts, link = excluded.link, enabled = excluded.enabled,
       shown_from = excluded.shown_from, shown_until = excluded.shown_until, sort_index = excluded.sort_index`,
    [it.id, JSON.stringify(it.texts), it.link, it.enabled, it.shownFrom, it.shownUntil, it.sortIndex],
  );
}
