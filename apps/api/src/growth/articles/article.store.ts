import type { ArticleLanguage } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { staffLanguageCodes } from '@fairhouse/money';

export interface Look {
  backgroundColor: string | null;
  fontColor: string | null;
  padding: string | null;
}

export interface ArticleVersion extends Look {
  id: number;
  code: string;
  language: ArticleLanguage;
  version: number;
  title: string;
  source: string;
  html: string;
  author: string;
  createdAt: Date;
}

const columns = `a.id, a.code, a.background_color as "backgroundColor", a.font_color as "fontColor", a.padding,
  v.language, v.version, v.title, v.source, v.html, v.author, v.created_at as "createdAt"`;
const joined = 'article a join article_version v on v.article_id = a.id';

/** The newest version in the language, else in English; also where the translation is older than the English text, which prevails. */
export async function findArticle(
  db: Database,
  id: number,
  language: ArticleLanguage,
): Promise<ArticleVersion | undefined> {
  const { rows } = await db.query<ArticleVersion>(
    `select ${columns} from ${joined} where a.id = $1 and v.language in ($2, 'en')
       and (v.language = any($3) or v.created_at >= (select max(e.created_at) from article_version e
                                                     where e.article_id = a.id and e.language = 'en'))
     order by (v.language = $2) desc, v.version desc limit 1`,
    [id, language, staffLanguageCodes],
  );
  return rows[0];
}

/** One version, or the newest when none is named. */
export async function findVersion(
  db: Database | Transaction,
  id: number,
  language: ArticleLanguage,
  version?: number,
): Promise<ArticleVersion | undefined> {
  const { rows } = await db.query<ArticleVersion>(
    `select ${columns} from ${joined}
     where a.id = $1 and v.language = $2 and ($3::int is null or v.version = $3) order by v.version desc limit 1`,
    [id, language, version ?? null],
  );
  return rows[0];
}

/** Newest first. */
export async function versionsOf(
  db: Database,
  id: number,
  language: ArticleLanguage,
  most: number,
): Promise<ArticleVersion[]> {
  const { rows } = await db.query<ArticleVersion>(
    `select ${columns} from ${joined} where a.id = $1 and v.language = $2 order by v.version desc limit $3`,
    [id, language, most],
  );
  return rows;
}

/** The newest version of every article, or of one, in every language. */
export async function newestVersions(db: Database | Transaction, id?: number): Promise<ArticleVersion[]> {
  const { rows } = await db.query<ArticleVersion>(
    `select distinct on (a.id, v.language) ${columns} from ${joined}
     where $1::int is null or a.id = $1 order by a.id, v.language, v.version desc`,
    [id ?? null],
  );
  return rows;
}

/** Holds the article until the transaction ends, so that versions follow one another; false when there is none. */
export async function lockArticle(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.query('select 1 from article where id = $1 for update', [id]);
  return rowCount === 1;
}

export async function addArticle(tx: Transaction, id: number, code: string, look: Look): Promise<void> {
  await tx.query(
    `insert into article (id, code, background_color, font_color, padding) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing`,
    [id, code, look.backgroundColor, look.fontColor, look.padding],
  );
}

export async function setLook(tx: Transaction, id: number, look: Look): Promise<void> {
  await tx.query('update article set background_color = $2, font_color = $3, padding = $4 where id = $1', [
    id,
    look.backgroundColor,
    look.fontColor,
    look.padding,
  ]);
}

export async function addVersion(
  tx: Transaction,
  id: number,
  it: Pick<ArticleVersion, 'language' | 'version' | 'title' | 'source' | 'html' | 'author'>,
): Promise<void> {
  await tx.query(
    `insert into article_version (article_id, language, version, title, source, html, author)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, it.language, it.version, it.title, it.source, it.html, it.author],
  );
}
