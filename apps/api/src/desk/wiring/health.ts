import type { Foundation } from '../../foundation.ts';
import type { Games } from '../../play/wiring/games.ts';
import type { Tables } from '../../play/wiring/tables.ts';
import { insertMail, writeLetter } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import type { HealthDeps } from '../health/health.deps.ts';
import { healthRoutes } from '../health/health.routes.ts';
import { watchCasinoJob } from '../health/incidents/watch-casino.ts';
import { sumPaymentsJob } from '../health/payments/sum-payments.ts';
import { askProcessesJob } from '../health/processes/ask-processes.ts';
import { reportProcess } from '../health/processes/report-process.ts';
import { tidyHealthJob } from '../health/tidy-health.ts';
import { measureQueues } from '../queues/measure-queues.ts';

/** How the casino is: what this process says of itself, and what is seen of all of it. */
export function openHealth(
  { settings, live: { settingOf }, db, log, queue, jobNotes }: Foundation,
  { askTables }: Pick<Tables, 'askTables'>,
  { askRefusals }: Pick<Games, 'askRefusals'>,
  others: readonly Service[],
): Service {
  const clock = () => new Date();
  const own: Service = { handlers: [], jobs: [] };
  const jobs = () => [...others, own].flatMap((service) => service.jobs);
  const deps: HealthDeps = {
    db,
    settingOf,
    queueAges: () => measureQueues({ db, settingOf }),
    askTables,
    askRefusals,
    chains: Object.keys(settings.chains.chains),
    sendsMail: settings.SMTP_URL !== undefined && settings.SMTP_URL !== '',
    writeMail: (tx, to, letter) => insertMail(tx, to, writeLetter(letter, settings.SITE_NAME)),
    queue,
    jobs,
    notes: jobNotes,
    clock,
  };
  const processReporter = reportProcess({
    db,
    name: 'api',
    port: settings.PORT,
    folder: settings.FAIRHOUSE_DATA_DIR,
    notes: jobNotes,
    clock,
    log,
  });
  const asked = [
    { name: 'studio', origin: settings.STUDIO_ORIGIN },
    ...(settings.payments.mode === 'sandbox' ? [{ name: 'sandbox-psp', origin: settings.SANDBOX_ORIGIN }] : []),
  ];
  own.handlers = healthRoutes(deps);
  own.jobs = [watchCasinoJob(deps), sumPaymentsJob(deps), askProcessesJob(db, asked, clock), tidyHealthJob(deps)];
  return { ...own, close: () => processReporter.stop() };
}
