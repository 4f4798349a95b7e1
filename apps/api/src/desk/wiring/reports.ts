import { createFileSigner } from '@fairhouse/record-proof';
import { knownPermissions } from '../../db/effective-permissions.store.ts';
import type { Foundation } from '../../foundation.ts';
import { deriveKey } from '../../lib/sealing.ts';
import { summedUp } from '../../money/index.ts';
import { addMail, writeLetter } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import { inCurrency } from '../home/group-amount.ts';
import type { DailyDeps } from '../reports/daily/daily.deps.ts';
import { exportDaysJob } from '../reports/daily/export-days.ts';
import { mailReportsJob } from '../reports/mailing/mail-reports.ts';
import type { MailingDeps } from '../reports/mailing/mailing.deps.ts';
import type { LicencePlaces } from '../reports/reports.deps.ts';
import { reportsRoutes } from '../reports/reports.routes.ts';
import { dailyRatesBetween } from '../settings/daily-rates.store.ts';
import { listStaff } from '../staff/staff.store.ts';

/** Reports: worked out from the daily sums, saved, sent by mail, and the sums of each day as files. */
export function openReports(foundation: Foundation): Service {
  const deps = reportsDeps(foundation);
  const daily = dailyDeps(foundation, deps);
  return { handlers: reportsRoutes(deps, daily), jobs: [mailReportsJob(deps), ...exportDaysJob(daily)] };
}

type Needed = Pick<Foundation, 'db' | 'live' | 'log' | 'ruledPlaces'> & {
  settings: Pick<Foundation['settings'], 'PUBLIC_ORIGIN' | 'AUDIT_LOG_KEY' | 'SITE_NAME'>;
};

export function reportsDeps({ db, live, log, settings, ruledPlaces }: Needed): MailingDeps {
  return {
    db,
    log,
    clock: () => new Date(),
    summedUp: () => summedUp(db),
    groupCurrency: async () => (await live.settingOf('reporting', 'casino')).groupCurrency || undefined,
    licences: () => licencesOf(ruledPlaces()),
    ratesOf: (from, to) => dailyRatesBetween(db, from, to),
    inCurrency,
    signer: createFileSigner(new URL(settings.PUBLIC_ORIGIN).host, settings.AUDIT_LOG_KEY),
    async staff() {
      const people = await listStaff(db, new Date());
      return people.map(({ id, name, email, language, enabled, permissions }) => ({
        ...{ id, name, email, language, enabled },
        permissions: knownPermissions(permissions),
      }));
    },
    writeMail: (tx, to, { files, ...mail }) =>
      addMail(tx, to, { ...writeLetter(mail, settings.SITE_NAME), attachments: files }),
  };
}

function dailyDeps({ settings, storages }: Foundation, { db, clock, signer, licences }: MailingDeps): DailyDeps {
  return {
    ...{ db, clock, signer, licences },
    storage: storages.exports,
    pseudonymKey: deriveKey(settings.EXCLUDED_PERSON_KEY, 'fairhouse exports: pseudonyms of players'),
    keptDays: settings.REPORT_EXPORTS_KEPT_DAYS,
  };
}

/** Places under another licence than the casino's own rules, by country, or by part of a country where its licence differs. */
export function licencesOf(places: ReturnType<Foundation['ruledPlaces']>): LicencePlaces {
  const ofCountry = new Map(
    places
      .filter(({ stateCode }) => stateCode === '')
      .map(({ countryCode, jurisdiction }) => [countryCode, jurisdiction.code]),
  );
  const own = places.filter(({ stateCode, countryCode, jurisdiction }) =>
    stateCode === '' ? jurisdiction.code !== 'casino' : jurisdiction.code !== ofCountry.get(countryCode),
  );
  return {
    codes: Object.fromEntries(
      own.map(({ countryCode, stateCode, jurisdiction }) => [stateCode || countryCode, jurisdiction.code]),
    ),
    names: Object.fromEntries(places.map(({ jurisdiction: { code, name } }) => [code, name])),
  };
}
