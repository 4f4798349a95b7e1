import type { CallOutput, CallParsed } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import type { Language } from '../../http/language.ts';

type Banner = CallOutput<'/base/banner/listAll'>[number];

/** The banners in the order asked for, else as the operators sorted them. A title without a translation is English. */
export async function listBanners(
  db: Database,
  input: CallParsed<'/base/banner/listAll'>,
  language: Language,
): Promise<Banner[]> {
  const direction = String(input.sortIndex_0 ?? 'ASC').toUpperCase() === 'DESC' ? 'desc' : 'asc';
  const { rows } = await db.query<Omit<Banner, 'enabled'> & { enabled: boolean }>(
    `select id, image, mobile_image as "mobileImage", coalesce(translated_titles ->> $2, title) as title, link, type, game_id as "gameId", enabled, sort_index as "sortIndex"
     from banner where $1::int is null or enabled = ($1 = 1) order by sort_index ${direction}, id limit 50`,
    [input.enabled ?? input.enabled_EQ ?? null, language],
  );
  return rows.map((row) => ({ ...row, enabled: row.enabled ? 1 : 0 }));
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

/** Adds the banner, or brings it up to date; whether it is shown is the operators'. */
export async function saveBanner(db: Database, banner: ReferenceBanner): Promise<void> {
  await db.query(
    `insert into banner (id, image, mobile_image, title, link, type, game_id, enabled, sort_index, translated_titles)
     values ($1, $2, $3, $4, $5, 0, $6, true, $1, $7)
     on conflict (id) do update set image = excluded.image, mobile_image = excluded.mobile_image, title = excluded.title, translated_titles = excluded.translated_titles,
       link = excluded.link, game_id = excluded.game_id`,
    [banner.id, banner.image, banner.mobileImage, banner.title, banner.link, banner.gameId, banner.translatedTitles],
  );
}
