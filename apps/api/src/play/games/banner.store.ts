import type { CallOutput, CallParsed } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import type { Language } from '../../http/language.ts';

type Banner = CallOutput<'/base/banner/listAll'>[number];

/** A banner as its row is; its titles by language, of which the English one is always there. */
export interface BannerRow extends Omit<Banner, 'title' | 'enabled'> {
  titles: { en: string } & Partial<Record<Language, string>>;
  enabled: boolean;
  shownFrom: Date | null;
  shownUntil: Date | null;
}

const columns = `id, image, mobile_image as "mobileImage", translated_titles || jsonb_build_object('en', title) as titles,
  link, type, game_id as "gameId", enabled, sort_index as "sortIndex", shown_from as "shownFrom", shown_until as "shownUntil"`;

/**
 * The banners in the order asked for, else as the operators sorted them. Those whose time it is not are not told of, and none to a
 * member who is on a pause or shows signs of harm.
 */
export async function listBanners(
  db: Database,
  input: CallParsed<'/base/banner/listAll'>,
  language: Language,
  at: Date,
  memberId?: bigint,
): Promise<Banner[]> {
  const direction = String(input.sortIndex_0 ?? 'ASC').toUpperCase() === 'DESC' ? 'desc' : 'asc';
  const { rows } = await db.query<BannerRow>(
    `select ${columns} from banner
     where ($1::int is null or enabled = ($1 = 1))
       and coalesce(shown_from <= $2, true) and coalesce(shown_until > $2, true)
       and not exists (select from protection_barred b where b.member_id = $3)
       and not exists (select from harm_no_offers h where h.member_id = $3)
     order by sort_index ${direction}, id limit 50`,
    [input.enabled ?? input.enabled_EQ ?? null, at, memberId ?? null],
  );
  return rows.map((row) => bannerWire(row, language));
}

/** As a player sees it. A title without a translation is English. */
export function bannerWire(row: BannerRow, language: Language): Banner {
  const { id, image, mobileImage, titles, link, type, gameId, enabled, sortIndex } = row;
  const title = titles[language] ?? titles.en;
  return { id, image, mobileImage, title, link, type, gameId, enabled: enabled ? 1 : 0, sortIndex };
}

export interface ReferenceBanner {
  id: number;
  image: string;
  mobileImage: string;
  title: string;
  /** Language → title, for the languages that are not English. */
  translatedTitles: Partial<Record<Language, string>>;
  link: string;
  gameId: number | null;
}

/** Adds a banner of the casino, or brings it up to date while no operator has written it; whether it is shown is theirs. */
export async function saveBanner(db: Database, banner: ReferenceBanner): Promise<void> {
  await db.query(
    `insert into banner (id, image, mobile_image, title, link, type, game_id, enabled, sort_index, translated_titles)
     values ($1, $2, $3, $4, $5, 0, $6, true, $1, $7)
     on conflict (id) do update set image = excluded.image, mobile_image = excluded.mobile_image, title = excluded.title, translated_titles = excluded.translated_titles,
       link = excluded.link, game_id = excluded.game_id
     where not banner.edited`,
    [banner.id, banner.image, banner.mobileImage, banner.title, banner.link, banner.gameId, banner.translatedTitles],
  );
}

/** All of them, or one, shown or not. */
export async function allBanners(db: Database | Transaction, id?: number): Promise<BannerRow[]> {
  const { rows } = await db.query<BannerRow>(
    `select ${columns} from banner where $1::int is null or id = $1 order by sort_index, id limit 200`,
    [id ?? null],
  );
  return rows;
}

/** Writes over the banner of this id, or adds it. From now on it is the operators'. */
export async function putBanner(tx: Transaction, it: BannerRow): Promise<void> {
  const { en, ...translated } = it.titles;
  await tx.query(
    `insert into banner (id, image, mobile_image, title, translated_titles, type, link, game_id, enabled, sort_index,
       shown_from, shown_until, edited)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, true)
     on conflict (id) do update set image = excluded.image, mobile_image = excluded.mobile_image, title = excluded.title,
       translated_titles = excluded.translated_titles, type = excluded.type, link = excluded.link,
       game_id = excluded.game_id, enabled = excluded.enabled, sort_index = excluded.sort_index,
       shown_from = excluded.shown_from, shown_until = excluded.shown_until, edited = true`,
    [
      it.id,
      it.image,
      it.mobileImage,
      en,
      JSON.stringify(translated),
      it.type,
      it.link,
      it.gameId,
      it.enabled,
      it.sortIndex,
      it.shownFrom,
      it.shownUntil,
    ],
  );
}
