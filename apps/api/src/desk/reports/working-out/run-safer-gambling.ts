import {
  harmKinds,
  type ReportResult,
  type SaferGamblingDefinition,
  saferGamblingCounts,
} from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import type { ReportsDeps } from '../reports.deps.ts';
import { plusMonths, stepOf } from './days.ts';
import { protectionCounts } from './safer-gambling.store.ts';
import type { WorkedOut } from './worked-out.ts';

/** What protects players, by month and by the licence of where they live. Counts of events; of signs of harm, players. */
export async function runSaferGambling(
  tx: Transaction,
  deps: ReportsDeps,
  { months: count, licences: only }: SaferGamblingDefinition,
): Promise<WorkedOut> {
  const to = deps.clock().toISOString().slice(0, 10);
  const current = stepOf(to, 'month');
  const from = plusMonths(current, 1 - count);
  const { codes, names } = deps.licences();
  const counted = await protectionCounts(tx, { from, to, licences: codes });
  const by = new Map(counted.map((one) => [[one.month, one.licence, one.event, one.kind].join(' '), one]));
  const known = [...new Set(['casino', ...Object.values(codes), ...counted.map(({ licence }) => licence)])].sort();
  const shown = only.length === 0 ? known : known.filter((licence) => only.includes(licence));
  const months = Array.from({ length: count }, (_, at) => plusMonths(from, at));
  return {
    problem: null,
    result: {
      ...{ from, to, previous: null, finished: false, totals: [], missing: [], isCut: false, names },
      asOf: deps.clock().toISOString(),
      columns: columns(),
      rows: months.flatMap((month) =>
        shown.map((licence) => {
          const of = (event: string, kind = '') => by.get([month, licence, event, kind].join(' '));
          return {
            heads: [month, licence],
            currency: null,
            values: [
              ...saferGamblingCounts.map((event) => String(of(event)?.events ?? 0n)),
              ...harmKinds.map((kind) => String(of('signs', kind)?.players ?? 0n)),
            ],
            previous: null,
            isMasked: false,
          };
        }),
      ),
    },
  };
}

function columns(): ReportResult['columns'] {
  const head = (key: string) => ({ key, number: null, unit: null, formula: null, source: null });
  const count = (key: string) => ({ ...head(key), unit: 'count' as const });
  return [
    ...[head('month'), head('licence')],
    ...[...saferGamblingCounts, ...harmKinds.map((kind) => `sign.${kind}`)].map(count),
  ];
}
