import type { CallOutput } from '@fairhouse/contract';
import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Language } from '../../http/language.ts';

export type PromotionAction = CallOutput<'/sys/promotion/listAll'>[number]['action'];
export type PromotionEvent = 'login' | 'register';
export type Audience = OperatorCallOutput<'/operator/promotion/listAll'>[number]['audience'];
type Words = { title: string; text: string; button: string };

export interface Promotion {
  id: number;
  name: string;
  action: PromotionAction;
  gameId: number | null;
  events: PromotionEvent[];
  audience: Audience;
  image: string;
  mobileImage: string;
  texts: Record<Language, Words>;
  enabled: boolean;
  /** YYYY-MM-DD. */
  firstDay: string | null;
  lastDay: string | null;
  sortIndex: number;
}

const columns = `p.id, p.name, p.action, p.game_id as "gameId", p.events, p.audience, p.image,
  p.mobile_image as "mobileImage", p.texts, p.enabled, p.first_day::text as "firstDay", p.last_day::text as "lastDay",
  p.sort_index as "sortIndex"`;
const today = `(now() at time zone 'utc')::date`;

/** Promotions of this moment that the member has not been shown today. */
export async function duePromotions(
  db: Database,
  member: { id: bigint; credited: boolean },
  event: PromotionEvent,
): Promise<Promotion[]> {
  const { rows } = await db.query<Promotion>(
    `select ${columns} from promotion p
     where p.enabled and $2 = any(p.events)
       and (p.audience = 'everyone' or p.audience = case when $3 then 'afterDeposit' else 'beforeDeposit' end)
       and coalesce(p.first_day <= ${today}, true) and coalesce(p.last_day >= ${today}, true)
       and not exists (select from promotion_shown s
                       where s.member_id = $1 and s.promotion_id = p.id and s.shown_on >= ${today})
     order by p.sort_index, p.id`,
    [member.id, event, member.credited],
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

/** Adds the promotion, or brings its words and pictures up to date; whether and when it is shown is the operators'. */
export async function savePromotion(db: Database, it: Omit<Promotion, 'firstDay' | 'lastDay'>): Promise<void> {
  await db.query(
    `insert into promotion (id, name, action, game_id, events, audience, image, mobile_image, texts, enabled, sort_index)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (id) do update set name = excluded.name, action = excluded.action, game_id = excluded.game_id,
       events = excluded.events, audience = excluded.audience, image = excluded.image,
       mobile_image = excluded.mobile_image, texts = excluded.texts, sort_index = excluded.sort_index`,
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

export type Showing = Pick<Promotion, 'enabled' | 'firstDay' | 'lastDay'>;

/** Sets whether and when it is shown; answers how it was before, undefined when there is no such promotion. */
export async function setShowing(tx: Transaction, id: number, showing: Showing): Promise<Showing | undefined> {
  const { rows } = await tx.query<Showing>(
    `with before as (select id, enabled, first_day, last_day from promotion where id = $1 for update)
     update promotion p set enabled = $2, first_day = $3, last_day = $4 from before where p.id = before.id
     returning before.enabled, before.first_day::text as "firstDay", before.last_day::text as "lastDay"`,
    [id, showing.enabled, showing.firstDay, showing.lastDay],
  );
  return rows[0];
}
