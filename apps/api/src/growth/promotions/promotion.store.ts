import type { CallOutput } from '@fairhouse/contract';
import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { InLanguages } from '@fairhouse/money';

export type PromotionAction = CallOutput<'/sys/promotion/listAll'>[number]['action'];
export type PromotionEvent = 'login' | 'register' | 'visit';
export type Audience = OperatorCallOutput<'/operator/promotion/listAll'>[number]['audience'];
export type Page = OperatorCallOutput<'/operator/promotion/listAll'>[number]['page'];
/** `takes` and `terms` are empty unless it stands on the page of promotions as one of its own. */
type Words = { title: string; text: string; button: string; takes: string; terms: string };

export interface Promotion {
  id: number;
  name: string;
  action: PromotionAction;
  gameId: number | null;
  events: PromotionEvent[];
  audience: Audience;
  page: Page;
  image: string;
  mobileImage: string;
  texts: InLanguages<Words>;
  enabled: boolean;
  /** YYYY-MM-DD. */
  firstDay: string | null;
  lastDay: string | null;
  sortIndex: number;
}

const columns = `p.id, p.name, p.action, p.game_id as "gameId", p.events, p.audience, p.page, p.image,
  p.mobile_image as "mobileImage", p.texts, p.enabled, p.first_day::text as "firstDay", p.last_day::text as "lastDay",
  p.sort_index as "sortIndex"`;
const today = `(now() at time zone 'utc')::date`;

/** Promotions of this moment that the member has not been shown today; none to who is on a pause or shows signs of harm. */
export async function duePromotions(
  db: Database,
  member: { id: bigint; credited: boolean },
  event: PromotionEvent,
): Promise<Promotion[]> {
  const { rows } = await db.query<Promotion>(
    `select ${columns} from promotion p
     where p.enabled and $2 = any(p.events)
       and (p.audience = 'everyone' or p.audience = case when $3 then 'afterDeposit' else 'beforeDeposit' end
         or p.audience = 'chosen' and exists (select from promotion_chosen c
                                              where c.member_id = $1 and c.promotion_id = p.id))
       and coalesce(p.first_day <= ${today}, true) and coalesce(p.last_day >= ${today}, true)
       and not exists (select from promotion_shown s
                       where s.member_id = $1 and s.promotion_id = p.id and s.shown_on >= ${today})
       and not exists (select from protection_barred b where b.member_id = $1)
       and not exists (select from harm_no_offers h where h.member_id = $1)
     order by p.sort_index, p.id`,
    [member.id, event, member.credited],
  );
  return rows;
}

/** From now on the promotion is shown to this member as well. */
export async function choosePromotion(
  tx: Transaction,
  { promotionId, memberId }: { promotionId: number; memberId: bigint },
): Promise<void> {
  await tx.query(
    'insert into promotion_chosen (member_id, promotion_id) values ($1, $2) on conflict (member_id, promotion_id) do nothing',
    [memberId, promotionId],
  );
}

/** Whether there is one that is shown to chosen members alone. */
export async function isForChosen(db: Database, promotionId: number): Promise<boolean> {
  const { rowCount } = await db.query(`select from promotion where id = $1 and audience = 'chosen'`, [promotionId]);
  return rowCount === 1;
}

/** Promotions of this moment for somebody who is no member, or not logged in. */
export async function visitorPromotions(db: Database): Promise<Promotion[]> {
  const { rows } = await db.query<Promotion>(
    `select ${columns} from promotion p where p.enabled and p.audience = 'visitors' and 'visit' = any(p.events)
       and coalesce(p.first_day <= ${today}, true) and coalesce(p.last_day >= ${today}, true)
     order by p.sort_index, p.id limit 3`,
  );
  return rows;
}

/** Notes that they are shown today; answers those that were not noted before: two windows at once show one each. */
export async function markShown(db: Database, memberId: bigint, ids: number[]): Promise<Set<number>> {
  const { rows } = await db.query<{ id: number }>(
    `insert into promotion_shown as s (member_id, promotion_id, shown_on) select $1, unnest($2::int[]), ${today}
     on conflict (member_id, promotion_id) do update set shown_on = excluded.shown_on where s.shown_on < excluded.shown_on
     returning promotion_id as id`,
    [memberId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Adds a promotion of the casino, or brings its words and pictures up to date while no operator has written them. Whether
 * and when it is shown is the operators'.
 */
export async function savePromotion(db: Database, it: Omit<Promotion, 'firstDay' | 'lastDay'>): Promise<void> {
  await db.query(
    `insert into promotion (id, name, action, game_id, events, audience, image, mobile_image, texts, enabled, sort_index,
       page)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (id) do update set name = excluded.name, action = excluded.action, game_id = excluded.game_id,
       events = excluded.events, audience = excluded.audience, image = excluded.image, page = excluded.page,
       mobile_image = excluded.mobile_image, texts = excluded.texts, sort_index = excluded.sort_index
     where not promotion.edited`,
    [
      it.id,
      it.name,
      it.action,
      it.gameId,
      it.events,
      it.audience,
      it.image,
      it.mobileImage,
      JSON.stringify(it.texts),
      it.enabled,
      it.sortIndex,
      it.page,
    ],
  );
}

export type PromotionOfDesk = Promotion & { shownToday: number };

/** All of them, or one, for the desk. */
export async function promotionsForDesk(db: Database | Transaction, id?: number): Promise<PromotionOfDesk[]> {
  const { rows } = await db.query<PromotionOfDesk>(
    `select ${columns}, (select count(*)::int from promotion_shown s
                         where s.promotion_id = p.id and s.shown_on = ${today}) as "shownToday"
     from promotion p where $1::int is null or p.id = $1 order by p.sort_index, p.id limit 200`,
    [id ?? null],
  );
  return rows;
}

/** Writes over the promotion of this id, or adds it; false when another one has its name. From now on it is the operators'. */
export async function putPromotion(tx: Transaction, it: Promotion): Promise<boolean> {
  // One after the other, so that no two take the same name.
  await tx.query('lock table promotion in share row exclusive mode');
  const { rowCount } = await tx.query(
    `insert into promotion (id, name, action, game_id, events, audience, image, mobile_image, texts, sort_index, enabled,
       first_day, last_day, page, edited)
     select $1::int, $2, $3, $4::int, $5::text[], $6, $7, $8, $9::jsonb, $10::int, $11::bool, $12::date, $13::date, $14, true
     where not exists (select from promotion o where o.name = $2 and o.id <> $1)
     on conflict (id) do update set name = excluded.name, action = excluded.action, game_id = excluded.game_id,
       events = excluded.events, audience = excluded.audience, image = excluded.image, page = excluded.page,
       mobile_image = excluded.mobile_image, texts = excluded.texts, sort_index = excluded.sort_index,
       enabled = excluded.enabled, first_day = excluded.first_day, last_day = excluded.last_day, edited = true`,
    [
      it.id,
      it.name,
      it.action,
      it.gameId,
      it.events,
      it.audience,
      it.image,
      it.mobileImage,
      JSON.stringify(it.texts),
      it.sortIndex,
      it.enabled,
      it.firstDay,
      it.lastDay,
      it.page,
    ],
  );
  return rowCount === 1;
}

/** How long what is over stays on the page. */
const shownDays = 90;

/**
 * The page of promotions for a member, or for a visitor: also what comes, and what ended in the last days.
 */
export async function promotionsOfPage(
  db: Database,
  member: { id: bigint; credited: boolean } | undefined,
): Promise<Promotion[]> {
  const { rows } = await db.query<Promotion>(
    `select ${columns} from promotion p
     where p.enabled and p.page <> 'none' and coalesce(p.last_day >= ${today} - $3::int, true)
       and case when $1::bigint is null then p.audience in ('everyone', 'visitors')
           else p.audience = 'everyone' or p.audience = case when $2 then 'afterDeposit' else 'beforeDeposit' end
             or p.audience = 'chosen' and exists (select from promotion_chosen c
                                                  where c.member_id = $1 and c.promotion_id = p.id) end
     order by p.sort_index, p.id limit 200`,
    [member?.id ?? null, member?.credited ?? false, shownDays],
  );
  return rows;
}
