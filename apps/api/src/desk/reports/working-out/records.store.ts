import type { ReportProperty, ReportStep } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { Days } from './days.ts';
import type { RecordSource } from './record-sources.ts';

export interface RecordQuestion extends Days {
  step: ReportStep;
  by: readonly ReportProperty[];
  filter: Partial<Record<ReportProperty, readonly string[]>>;
  currencies: readonly Currency[];
  /** By each currency. */
  splitCurrencies: boolean;
  /** Licences by place. */
  licences: Readonly<Record<string, string>>;
}

export interface RecordRow {
  /** The first day of the step; '' where there are none. */
  step: string;
  currency: Currency | null;
  keys: string[];
  sums: Record<string, bigint>;
}

/** As of one moment. Distinct players are counted in memory: with the usual 4 MB they are sorted on the disk. */
export async function beginReport(tx: Transaction): Promise<void> {
  await tx.query(`set transaction isolation level repeatable read read only; set local work_mem = '64MB'`);
}

const mostRows = 200_000;
const steps: Record<ReportStep, (day: string) => string> = {
  none: () => 'null::date',
  day: (day) => day,
  week: (day) => `date_trunc('week', ${day}::timestamp)::date`,
  month: (day) => `date_trunc('month', ${day}::timestamp)::date`,
};

/** Records of a source added up by time, currency and properties; undefined where there are more rows than a report is made from. */
export async function addedUp(
  tx: Transaction,
  source: RecordSource,
  question: RecordQuestion,
): Promise<RecordRow[] | undefined> {
  const { by, filter, splitCurrencies } = question;
  const values: unknown[] = [];
  const bind = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const [from, to, licences] = [
    bind(question.from, 'date'),
    bind(question.to, 'date'),
    bind(JSON.stringify(question.licences), 'jsonb'),
  ];
  const sql = (text: string) => text.replaceAll('$from', from).replaceAll('$to', to).replaceAll('$licences', licences);
  const property = (name: ReportProperty) => sql(source.properties[name]!);
  const conditions = [
    `(${sql(source.within)})`,
    `${licences} is not null`,
    ...(Object.keys(filter) as ReportProperty[]).map(
      (name) => `${property(name)} = any(${bind(filter[name], 'text[]')})`,
    ),
    ...(question.currencies.length > 0 ? [`${source.currency} = any(${bind(question.currencies, 'text[]')})`] : []),
  ];
  const groups = [
    `${steps[question.step](source.day)} as step`,
    `${splitCurrencies ? source.currency : 'null::text'} as currency`,
    ...by.map((name, at) => `${property(name)} as k${at}`),
  ];
  const where = conditions.join(' and ');
  const numbers = groups.map((_, at) => at + 1).join(', ');
  const names = Object.keys(source.sums);
  const rows = source.distinct
    ? `select ${groups.map((group) => `m.${group.split(' as ').at(-1)}`).join(', ')},
         ${names.map((name) => `count(*) filter (where m.${name}) as "${name}"`).join(', ')}
       from (select ${groups.join(', ')}, d.member_id, ${names.map((name) => `bool_or(${source.sums[name]}) as ${name}`).join(', ')}
         from ${source.from} where ${where} group by ${numbers}, d.member_id) m
       group by ${numbers}`
    : `select ${groups.join(', ')}, ${names.map((name) => `sum(${source.sums[name]})::bigint as "${name}"`).join(', ')}
       from ${source.from} where ${where} group by ${numbers}`;
  const found = await tx.query<Record<string, unknown>>(
    `select to_char(x.step, 'YYYY-MM-DD') as day, x.* from (${rows}) x limit ${mostRows + 1}`,
    values,
  );
  if (found.rows.length > mostRows) return undefined;
  return found.rows.map((row) => rowOf(row, by.length, names));
}

function rowOf(row: Record<string, unknown>, properties: number, names: string[]): RecordRow {
  return {
    step: (row.day as string | null) ?? '',
    currency: row.currency as Currency | null,
    keys: Array.from({ length: properties }, (_, at) => String(row[`k${at}`] ?? '')),
    sums: Object.fromEntries(names.map((name) => [name, BigInt(row[name] as bigint)])),
  };
}

/** Whether every day up to this one is finished. */
export async function isFinished(tx: Transaction, to: string): Promise<boolean> {
  const { rows } = await tx.query<{ finished: boolean }>(
    'select exists (select from finance_day_record where day = $1::date) as finished',
    [to],
  );
  return rows[0]!.finished;
}

/** As people call games and vendors. */
export async function namesOf(tx: Transaction, property: ReportProperty): Promise<Record<string, string>> {
  const { rows } = await tx.query<{ code: string; name: string }>(
    `select code, name from game_record where $1 = 'game' union all select id, name from vendor_record where $1 = 'vendor'`,
    [property],
  );
  return Object.fromEntries(rows.map(({ code, name }) => [code, name]));
}
