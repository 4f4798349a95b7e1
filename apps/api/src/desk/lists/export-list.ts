import type { FileAnswer, ListCell, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction, usualAnswerMs } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { withinTime } from '../../db/bounded-reads.store.ts';
import { csvLine, csvType } from '../../http/csv.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { hashOf } from '../../lib/hash-of.ts';
import { cellsOf } from './cell.ts';
import { type ListPlace, pageOfList } from './list.store.ts';
import type { ListsDeps } from './lists.deps.ts';
import { type ListView, viewOf } from './question.ts';

const mostRows = 10_000;
const rowsAtOnce = 1_000;

type Input = z.output<OperatorCalls['/operator/list/export']['input']>;

/** The rows of a list as CSV, for who may see it and export; who exported what is in the audit log. */
export async function exportList(
  { db }: Pick<ListsDeps, 'db'>,
  person: StaffPerson,
  asked: Input,
): Promise<Result<FileAnswer>> {
  const view = viewOf(person, asked);
  if (!view.ok) return view;
  const { columns, sortName, direction } = view.data;
  const lines = await linesOf(db, view.data);
  if (!lines) return refuse('serverBusy');
  const names = columns.map(([name]) => name);
  const madeFrom = hashOf([asked.filter, sortName, direction, names, lines]);
  await inTransaction(db, (tx) =>
    recordAuditEvent(tx, {
      actor: `operator:${person.name}`,
      subject: `list:${asked.list}`,
      command: 'list.export',
      after: { ...asked.filter, sort: sortName, columns: names.join(', '), rows: lines.length, madeFrom },
    }),
  );
  async function* parts() {
    yield csvLine(columns.flatMap(([name, { kind }]) => (kind === 'money' ? [name, `${name}Currency`] : [name])));
    for (let at = 0; at < lines!.length; at += rowsAtOnce) yield lines!.slice(at, at + rowsAtOnce).join('');
  }
  return ok({ name: `${asked.list}-${madeFrom.slice(0, 12)}.csv`, contentType: csvType, madeFrom, parts: parts() });
}

/** Page by page, each within its time; undefined where one takes too long. */
async function linesOf(db: ListsDeps['db'], view: ListView): Promise<string[] | undefined> {
  const lines: string[] = [];
  let after: ListPlace | undefined;
  do {
    const place = after;
    const rows = await withinTime(db, usualAnswerMs(), (tx) =>
      pageOfList(tx, view, { after: place, most: rowsAtOnce }),
    );
    if (!rows) return undefined;
    lines.push(...rows.map((row) => lineOf(view, cellsOf(view.columns, row))));
    const last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
    after = last && { value: last.sortKey, source: last.source, id: String(last.id) };
  } while (after && lines.length < mostRows);
  return lines;
}

function lineOf({ columns }: ListView, cells: readonly ListCell[]): string {
  return csvLine(columns.flatMap(([, { kind }], at) => textsOf(kind === 'money', cells[at] ?? null)));
}

function textsOf(isMoney: boolean, cell: ListCell): (string | number | null)[] {
  if (cell === null) return isMoney ? [null, null] : [null];
  if (typeof cell === 'boolean') return [cell ? 'yes' : 'no'];
  if (typeof cell !== 'object') return [cell];
  if (Array.isArray(cell)) return [cell.join(', ')];
  return [cell.amount, cell.currency];
}
