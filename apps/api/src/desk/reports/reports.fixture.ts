import type { Permission, ReportDefinition, ReportResult, TableDefinition } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';
import { type Books, openBooks } from '../../money/finance/finance.fixture.ts';
import { addMail } from '../../players/mail/mail.store.ts';
import { reportsDeps } from '../wiring/reports.ts';
import type { Colleague, MailingDeps } from './mailing/mailing.deps.ts';
import { runReport } from './working-out/run-report.ts';

export interface ReportBooks extends Books {
  reports: MailingDeps;
  /** From now on. */
  setNow(moment: string): void;
  group: { currency: Currency | '' };
  colleagues: Colleague[];
  run(definition: ReportDefinition, permissions?: Permission[]): Promise<ReportResult>;
  rate(currency: Currency, day: string, perUsd: string): Promise<void>;
}

export const table = (more: Partial<TableDefinition> = {}): TableDefinition => ({
  kind: 'table',
  measures: ['ggr'],
  step: 'none',
  by: [],
  filter: {},
  currencies: [],
  currency: 'each',
  period: { kind: 'days', from: '2026-03-01', to: '2026-03-05' },
  compare: false,
  sort: null,
  top: null,
  ...more,
});

/** Books of members, their sums, and reports of them by a clock of their own. */
export async function openReportBooks(members: number): Promise<ReportBooks> {
  const books = await openBooks(members);
  const group: ReportBooks['group'] = { currency: '' };
  let now = new Date('2026-03-06T12:00:00Z');
  const colleagues: Colleague[] = [];
  const gb = { countryCode: 'GR', stateCode: '', ownParts: [], jurisdiction: { code: 'GB', name: 'Great Britain' } };
  const reports = reportsDeps({
    db: books.db,
    live: { settingOf: async () => ({ groupCurrency: group.currency }) } as never,
    log: { warn() {} } as never,
    settings: {
      PUBLIC_ORIGIN: 'https://casino.example',
      AUDIT_LOG_KEY: 'a secret of the tests that is long',
      SITE_NAME: 'X',
    },
    ruledPlaces: () => [gb as never],
  });
  Object.assign(reports, {
    clock: () => now,
    staff: async () => colleagues,
    writeMail: (tx, to, { subject, paragraphs, files }) =>
      addMail(tx, to, { subject, text: paragraphs.join('\n'), html: '', attachments: files }),
  } satisfies Partial<MailingDeps>);
  return {
    ...books,
    reports,
    group,
    colleagues,
    setNow(moment) {
      now = new Date(moment);
    },
    async run(definition, permissions = ['reports.read', 'finance.read', 'members.personal']) {
      const found = await runReport(reports, new Set(permissions), definition);
      if (!found.ok || !found.data.result) throw new Error(JSON.stringify(found));
      return found.data.result;
    },
    async rate(currency, day, perUsd) {
      await books.db.query(
        `insert into setting_change (name, scope, version, value, before, set_by)
         select 'dailyRate', $1, coalesce(max(version), 0) + 1, json_build_object('day', $2::text, 'perUsd', $3::text),
           case when max(version) > 0 then '{}'::json end, 'test'
         from setting_change where name = 'dailyRate' and scope = $1`,
        [currency, day, perUsd],
      );
    },
  };
}
