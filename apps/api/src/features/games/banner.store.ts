import type { CallOutput, CallParsed } from '@fairhouse/contract';
import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
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

/** Adds a banner of the house, or brings it up to date while no operator has written it; whether it is shown is theirs. */
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

export type BannerOfDesk = OperatorCallOutput<'/operator/banner/listAll'>[number];
export type BannerDraft = Omit<BannerOfDesk, 'id'>;

const deskColumns = `id, image, mobile_image as "mobileImage", title, coalesce(translated_titles ->> 'fil', '') as "titleFilipino",
  type, link, game_id as "gameId", enabled, sort_index as "sortIndex"`;

export async function bannersForDesk(db: Database): Promise<BannerOfDesk[]> {
  const { rows } = await db.query<BannerOfDesk>(`select ${deskColumns} from banner order by sort_index, id limit 200`);
  return rows;
}

export async function lockBanner(tx: Transaction, id: number): Promise<BannerOfDesk | undefined> {
  const { rows } = await tx.query<BannerOfDesk>(`select ${deskColumns} from banner where id = $1 for update`, [id]);
  return rows[0];
}

/** Ids of the house's own stay below. */
const firstOwnId = 100;

export async function addBanner(tx: Transaction, draft: BannerDraft): Promise<BannerOfDesk> {
  // One after the other, so that no two take the same id.
  await tx.query('lock table banner in share row exclusive mode');
  const { rows } = await tx.query<BannerOfDesk>(
    `insert into banner (id, image, mobile_image, title, translated_titles, type, link, game_id, enabled, sort_index, edited)
     select greatest(coalesce(max(id), 0) + 1, ${firstOwnId}), $1, $2, $3, $4::jsonb, $5::smallint, $6, $7::int, $8::bool,
       $9::int, true
     from banner returning ${deskColumns}`,
    valuesOf(draft),
  );
  return rows[0]!;
}

export async function changeBanner(tx: Transaction, id: number, draft: BannerDraft): Promise<BannerOfDesk> {
  const { rows } = await tx.query<BannerOfDesk>(
    `update banner set image = $1, mobile_image = $2, title = $3, translated_titles = $4, type = $5, link = $6,
       game_id = $7, enabled = $8, sort_index = $9, edited = true
     where id = $10 returning ${deskColumns}`,
    [...valuesOf(draft), id],
  );
  return rows[0]!;
}

function valuesOf({ titleFilipino, ...it }: BannerDraft): unknown[] {
  const titles = JSON.stringify(titleFilipino === '' ? {} : { fil: titleFilipino });
  return [it.image, it.mobileImage, it.title, titles, it.type, it.link, it.gameId, it.enabled, it.sortIndex];
}
