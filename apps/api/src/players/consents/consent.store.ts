import type { ArticleLanguage } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import { staffLanguageCodes } from '@fairhouse/money';

export type ConsentPlace = 'joining' | 'yourData' | 'newTerms' | 'desk';

export interface Consent {
  what: 'offers' | 'text' | 'liveRounds';
  code: string | null;
  version: number;
  language: ArticleLanguage;
  given: boolean;
  place: ConsentPlace;
}

export async function addConsents(tx: Transaction, memberId: bigint, consents: readonly Consent[]): Promise<void> {
  await tx.query(
    `insert into consent (member_id, what, code, version, language, given, place)
     select $1, c.what, c.code, c.version, c.language, c.given, c.place
     from json_to_recordset($2) c (what text, code text, version int, language text, given boolean, place text)`,
    [memberId, JSON.stringify(consents)],
  );
}

export async function consentsOf(
  db: Database,
  memberId: bigint,
  most: number,
): Promise<(Consent & { articleId: number | null; at: Date })[]> {
  const { rows } = await db.query<Consent & { articleId: number | null; at: Date }>(
    `select c.what, c.code, c.version, c.language, c.given, c.place, c.at,
       (select min(v.article_id) from article_version_record v where v.code = c.code) as "articleId"
     from consent c where c.member_id = $1 order by c.id desc limit $2`,
    [memberId, most],
  );
  return rows;
}

export interface NewestText {
  articleId: number;
  code: string;
  language: ArticleLanguage;
  version: number;
  title: string;
}

/** The newest version of these texts in every language; no translation that is older than the English text, which prevails. */
export async function newestTexts(db: Database | Transaction, codes: readonly string[]): Promise<NewestText[]> {
  const { rows } = await db.query<NewestText>(
    `select distinct on (v.code, v.language) v.article_id as "articleId", v.code, v.language, v.version, v.title
     from article_version_record v where v.code = any($1)
       and (v.language = any($2) or v.created_at >= (select max(e.created_at) from article_version_record e
                                                     where e.code = v.code and e.language = 'en'))
     order by v.code, v.language, v.version desc`,
    [codes, staffLanguageCodes],
  );
  return rows;
}

/** Of these texts, those whose English words, which prevail, are newer than the member's last yes to them. */
export async function changedTexts(db: Database, memberId: bigint, codes: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>(
    `select v.code from member_record m
       join lateral (select v.code, max(v.created_at) as changed_at from article_version_record v
         where v.code = any($2) and v.language = 'en' group by v.code) v on v.changed_at > m.agreed_at
     where m.id = $1 and not exists (
       select from consent c where c.member_id = m.id and c.what = 'text' and c.code = v.code and c.given
         and c.at >= v.changed_at)
     order by v.code`,
    [memberId, codes],
  );
  return rows.map(({ code }) => code);
}

export async function offersOf(db: Database, memberId: bigint): Promise<{ given: boolean; since: Date } | undefined> {
  const { rows } = await db.query<{ given: boolean; since: Date }>(
    `select m.receive_exclusive as given, coalesce((select max(c.at) from consent c
       where c.member_id = m.id and c.what = 'offers'), m.created_at) as since
     from member_record m where m.id = $1`,
    [memberId],
  );
  return rows[0];
}

/** Answers of one member are given one after another, until the transaction ends. */
export async function lockAnswersOf(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('consent:' || $1, 0))`, [String(memberId)]);
}

/** The member's last answer; undefined of those who gave none. */
export async function lastLiveRoundsOf(
  db: Database | Transaction,
  memberId: bigint,
): Promise<{ given: boolean; since: Date } | undefined> {
  const { rows } = await db.query<{ given: boolean; since: Date }>(
    `select given, at as since from consent where member_id = $1 and what = 'liveRounds' order by id desc limit 1`,
    [memberId],
  );
  return rows[0];
}

/** Whether that changed anything. */
export async function setOffersOf(tx: Transaction, memberId: bigint, wanted: boolean): Promise<boolean> {
  const { rows } = await tx.query<{ changed: boolean | null }>('select member_set_offers($1, $2) as changed', [
    memberId,
    wanted,
  ]);
  return rows[0]!.changed === true;
}
