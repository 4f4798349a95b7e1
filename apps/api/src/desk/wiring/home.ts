import type { Foundation } from '../../foundation.ts';
import {
  feesOfHours,
  funnelOf,
  groupedBy,
  minorLinesOf,
  namesOf,
  payoutTimes,
  playersOfHours,
  summedUp,
  sumsOfGames,
  sumsOfHours,
} from '../../money/index.ts';
import { contactsOfHours, firstAnswerTimes } from '../../players/index.ts';
import { casesOfHours } from '../../protection/index.ts';
import type { Service } from '../../service.ts';
import { depositOutcomes } from '../health/payments/payment.store.ts';
import { growth, lastStep, stepName } from '../home/durations.ts';
import type { HomeDeps, Source } from '../home/home.deps.ts';
import { homeRoutes } from '../home/home.routes.ts';
import { alertsOfHours } from '../risk/alerts/alert.store.ts';
import { dailyRatesOn } from '../settings/daily-rates.store.ts';

/** The home page: each of its figures is read from the sums and records of the feature that keeps them. */
export function openHome(foundation: Pick<Foundation, 'db' | 'live'>): Service {
  return { handlers: homeRoutes(homeDeps(foundation, Date.now)), jobs: [] };
}

export function homeDeps({ db, live }: Pick<Foundation, 'db' | 'live'>, nowMs: () => number): HomeDeps {
  const { settingOf } = live;
  return {
    db,
    summedUp: () => summedUp(db),
    sources: {
      async money(from, until) {
        const [sums, fees] = await Promise.all([sumsOfHours(db, from, until), feesOfHours(db, from, until)]);
        return [
          ...sums.map(({ hour, currency, ...sum }) => ({ hour, currency, measures: minorLinesOf([sum]) })),
          ...fees.map(({ hour, currency, ...measures }) => ({ hour, currency, measures })),
        ];
      },
      async players(from, until) {
        const counted = await playersOfHours(db, from, until);
        return counted.map(({ hour, kind, players }) => ({ hour, currency: null, measures: { [kind]: players } }));
      },
      async payouts(from, until) {
        const times = await payoutTimes(db, from, until, { growth, lastStep });
        return times.map(({ hour, paid, automatic, step }) => ({
          hour,
          currency: null,
          measures: { paid, automatic, [stepName(step)]: paid },
        }));
      },
      acceptance: counts((from, until) => depositOutcomes(db, from, until)),
      messages: counts((from, until) => contactsOfHours(db, from, until)),
      async firstAnswers(from, until) {
        const times = await firstAnswerTimes(db, from, until, { growth, lastStep });
        return times.map(({ hour, answered, step }) => ({
          hour,
          currency: null,
          measures: { [stepName(step)]: answered },
        }));
      },
      riskAlerts: counts((from, until) => alertsOfHours(db, from, until)),
      harmCases: counts((from, until) => casesOfHours(db, from, until)),
    },
    async gamesOf(from, until) {
      const sums = groupedBy(await sumsOfGames(db, from, until), ({ game, currency }) => `${currency} ${game}`);
      return [...sums.values()].map((own) => {
        const { stakes, rollbacks, ggr } = minorLinesOf(own);
        return { game: own[0]!.game, currency: own[0]!.currency, stakes: stakes - rollbacks, ggr };
      });
    },
    gameNames: () => namesOf(db, 'game'),
    funnelOf: (from, until) => funnelOf(db, from, until),
    ratesOn: (day) => dailyRatesOn(db, day),
    reporting: () => settingOf('reporting', 'casino'),
    nowMs,
  };
}

/** Rows of counts as the home page reads them. */
function counts<Row extends { hour: Date }>(
  read: (from: Date, until: Date) => Promise<Row[]>,
): Source<Exclude<keyof Row, 'hour'> & string> {
  return async (from, until) => {
    const rows = await read(from, until);
    return rows.map(({ hour, ...counted }) => ({ hour, currency: null, measures: counted as object }));
  };
}
