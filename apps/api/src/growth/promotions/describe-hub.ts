import type { CallOutput, HubEntry, HubPromotion } from '@fairhouse/contract';
import { inLanguage } from '@fairhouse/money';
import { databaseTime } from '../../db/database-time.store.ts';
import { windowOfDays } from '../../lib/whole-days.ts';
import type { HubDeps, HubReader } from './hub.deps.ts';
import { type Promotion, promotionsOfPage } from './promotion.store.ts';

type Hub = CallOutput<'/sys/promotion/hub'>;

const picture = (name: string) => `/art/promotions/${name}-card.avif`;

/** What has no picture of an operator's. */
const pictures: Record<Exclude<HubEntry['kind'], 'competition'>, string> = {
  signUp: picture('welcome'),
  firstDeposit: picture('deposit'),
  fridayFun: picture('friday'),
  cashback: picture('cashback'),
  given: picture('gift'),
};

/** The page of promotions for one reader: first what runs, then what comes, then what ended, the latest first. */
export async function describeHub(deps: HubDeps, asked: Omit<HubReader, 'now'>): Promise<Hub> {
  const { db, rulesFor, offersHeldBack, sources } = deps;
  const { viewer, member } = asked;
  const now = await databaseTime(db);
  const nothing = (heldBack: Hub['heldBack']) => ({ time: now.toISOString(), heldBack, promotions: [] });
  if (!(await rulesFor(viewer))['offers.promotionsPage']) return nothing('place');
  const why = member && (await offersHeldBack(member.id));
  if (why) return nothing(why);
  const reader = { ...asked, now };
  const published = await promotionsOfPage(db, member);
  const entries = (await Promise.all(sources.map((source) => source(reader)))).flat();
  const shown = [
    ...entries.map((entry) => withPicture(entry, published, reader)),
    ...(await ownOnes(deps, published, reader)),
  ];
  return { time: now.toISOString(), heldBack: null, promotions: sorted(shown) };
}

/** The picture and words that an operator has published for a bonus, within their days. */
function withPicture(entry: HubEntry, published: readonly Promotion[], { now, language }: HubReader): HubPromotion {
  const found = published.find((one) => one.page === entry.kind && windowOf(one, now).phase === 'running');
  const usual = entry.kind === 'competition' ? picture(entry.competition.kind) : pictures[entry.kind];
  const { title = '', text = '' } = (found && inLanguage(found.texts, language)) ?? {};
  return { ...entry, image: found?.mobileImage ?? usual, words: found ? { title, text } : null };
}

async function ownOnes(
  { isPlayable }: HubDeps,
  published: readonly Promotion[],
  { member, language, now }: HubReader,
): Promise<HubPromotion[]> {
  const own = published.filter(({ page }) => page === 'own');
  const open = await Promise.all(own.map(({ gameId }) => gameId === null || isPlayable(gameId)));
  return own
    .filter((_, at) => open[at])
    .map((one) => {
      const { title, text, button, takes, terms } = inLanguage(one.texts, language);
      const window = windowOf(one, now);
      const isOver = window.phase === 'ended';
      return {
        kind: 'published' as const,
        key: `published-${one.id}`,
        image: one.mobileImage,
        words: { title, text },
        ...window,
        state: isOver ? ('over' as const) : ('open' as const),
        needs: member || isOver ? null : ('account' as const),
        reason: null,
        days: [],
        ...{ action: one.action, gameId: one.gameId, button, takes, terms },
      };
    });
}

const windowOf = ({ firstDay, lastDay }: Pick<Promotion, 'firstDay' | 'lastDay'>, now: Date) =>
  windowOfDays(firstDay, lastDay, now);

const order: Record<HubPromotion['phase'], number> = { running: 0, coming: 1, ended: 2 };

/** Within a phase as they came, but for what ended. */
function sorted(promotions: HubPromotion[]): HubPromotion[] {
  return promotions.sort((one, other) => {
    if (one.phase !== other.phase) return order[one.phase] - order[other.phase];
    return one.phase === 'ended' ? (other.endTime ?? '').localeCompare(one.endTime ?? '') : 0;
  });
}
