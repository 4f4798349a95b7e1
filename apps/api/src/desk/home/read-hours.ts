import { createHash } from 'node:crypto';
import type { FigureName, FileAnswer, OperatorCallOutput, Permission } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { csvLine, csvType } from '../../http/csv.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { addUp, groupValueIn, hourMs, type Reader, valueIn, valueText } from './day-sums.ts';
import { figures, listFor } from './figures.ts';
import type { HomeDeps, HourRow } from './home.deps.ts';
import { readDay, rowsOfBoth, stateOf } from './home-day.ts';

type Hours = OperatorCallOutput<'/operator/home/hours'>;

interface Asked {
  figure: FigureName;
  currency?: Currency | undefined;
}

/** One figure by hour of today and of the same day a week ago. */
export async function readHours(
  deps: HomeDeps,
  permissions: ReadonlySet<Permission>,
  { figure: name, currency: asked }: Asked,
): Promise<Result<Hours>> {
  const figure = figures[name];
  if (!listFor(figure, permissions)) return refuse('notPermitted');
  if (!figure.charted) return refuse('invalidField', { field: 'figure' });
  const { groupCurrency, ...percentages } = await deps.reporting();
  const isMoney = figure.unit === 'money';
  if (isMoney && !asked && groupCurrency === '') return refuse('invalidField', { field: 'currency' });
  const day = await readDay(deps);
  const rows = await rowsOfBoth<HourRow>(day, deps.sources[figure.source]);
  const reader: Reader = { figure, percentages, sumsIn: addUp(figure.source, rows) };
  const [rates, ratesWeekAgo] = await Promise.all([deps.ratesOn(day.day), deps.ratesOn(day.weekAgo.day)]);
  const missing = new Set<Currency>();
  const currency = isMoney ? (asked ?? (groupCurrency || null)) : null;
  const textIn = (startMs: number, hour: number): string | null => {
    const [fromMs, untilMs] = [startMs + hour * hourMs, startMs + (hour + 1) * hourMs];
    if (!isMoney || asked) return valueText(figure, currency, valueIn(reader, currency, fromMs, untilMs));
    const used = startMs === day.startMs ? rates : ratesWeekAgo;
    const found = groupValueIn(reader, currency!, used, fromMs, untilMs);
    for (const one of found.missing) missing.add(one);
    return valueText(figure, currency, found.value);
  };
  const begun = (hour: number) => day.asOf !== null && day.startMs + hour * hourMs < day.asOf.getTime();
  return ok({
    ...stateOf(day),
    figure: name,
    unit: figure.unit,
    currency,
    hours: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      today: begun(hour) ? textIn(day.startMs, hour) : null,
      weekAgo: textIn(day.weekAgo.startMs, hour),
    })),
    missing: [...missing].sort(),
  });
}

/** The same as a file of CSV. That it was made is an audit event. */
export async function exportHours(deps: HomeDeps, operator: StaffPerson, asked: Asked): Promise<Result<FileAnswer>> {
  const read = await readHours(deps, operator.permissions, asked);
  if (!read.ok) return read;
  const { day, figure, unit, currency, missing, hours } = read.data;
  const unitName = currency ?? unit;
  const text = [
    csvLine(['day', 'hourUtc', 'figure', 'unit', 'today', 'weekAgo']),
    ...hours.map(({ hour, today, weekAgo }) => csvLine([day, hour, figure, unitName, today, weekAgo])),
  ].join('');
  const madeFrom = createHash('sha256').update(text).digest('hex');
  await inTransaction(deps.db, (tx) =>
    recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `day:${day}`,
      command: 'home.export',
      after: { figure, currency, missing, madeFrom },
    }),
  );
  async function* parts() {
    yield text;
  }
  return ok({ name: `home-${figure}-${unitName}-${day}.csv`, contentType: csvType, madeFrom, parts: parts() });
}
