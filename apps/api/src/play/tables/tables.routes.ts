import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { listTables } from './list-tables.ts';
import { listWords } from './list-words.ts';
import { moderateWords } from './moderate-words.ts';
import { ordersOfTable } from './order.store.ts';
import { orderWire } from './order.wire.ts';
import { orderTable } from './order-table.ts';
import { showReport } from './reports/show-report.ts';
import type { TablesDeps } from './tables.deps.ts';

const ordersOfPage = 20;

export function tablesRoutes(deps: TablesDeps): Handler[] {
  return [
    on(operatorCalls['/operator/tables/list'], async () => ok(await listTables(deps))),
    on(operatorCalls['/operator/tables/orders'], async ({ input: { before, ...of } }) => {
      const rows = await ordersOfTable(deps.db, of, before, ordersOfPage);
      return ok({
        rows: rows.map(orderWire),
        next: rows.length === ordersOfPage ? Number(rows.at(-1)!.id) : null,
      });
    }),
    on(operatorCalls['/operator/tables/order'], ({ input, operator }) => orderTable(deps, operator, input)),
    on(operatorCalls['/operator/tables/words'], async ({ input }) => ok(await listWords(deps, input))),
    on(operatorCalls['/operator/chatReport/get'], ({ input }) => showReport(deps, BigInt(input.id))),
    on(operatorCalls['/operator/tables/moderate'], ({ input, operator }) => moderateWords(deps, operator, input)),
  ];
}
