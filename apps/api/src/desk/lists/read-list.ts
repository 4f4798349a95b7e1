import type { OperatorCallOutput, OperatorCalls } from '@fairhouse/contract/operator';
import { usualAnswerMs } from '@fairhouse/database';
import type { z } from 'zod';
import { withinTime } from '../../db/bounded-reads.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { cellsOf, rowIdOf } from './cell.ts';
import { cursorOf, placeOf } from './cursor.ts';
import { pageOfList } from './list.store.ts';
import type { ListsDeps } from './lists.deps.ts';
import { viewOf } from './question.ts';

type Page = OperatorCallOutput<'/operator/list/read'>;
type Input = z.output<OperatorCalls['/operator/list/read']['input']>;

/** A page of a list, for who may see it. */
export async function readList(
  { db }: Pick<ListsDeps, 'db'>,
  person: StaffPerson,
  { cursor, pageSize, ...asked }: Input,
): Promise<Result<Page>> {
  const view = viewOf(person, asked);
  if (!view.ok) return view;
  const order = { name: asked.list, ...view.data };
  const after = cursor === undefined ? undefined : placeOf(order, cursor);
  if (cursor !== undefined && !after) return refuse('invalidField', { field: 'cursor' });
  const found = await withinTime(db, usualAnswerMs(), (tx) => pageOfList(tx, view.data, { after, most: pageSize + 1 }));
  if (!found) return refuse('serverBusy');
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const { columns, list } = view.data;
  return ok({
    columns: columns.map(([name]) => name),
    rows: rows.map((row) => ({
      id: rowIdOf(list, row),
      memberId: row.memberId === null ? null : Number(row.memberId),
      cells: cellsOf(columns, row),
    })),
    next:
      last && found.length > rows.length
        ? cursorOf(order, { value: last.sortKey, source: last.source, id: String(last.id) })
        : null,
  });
}
