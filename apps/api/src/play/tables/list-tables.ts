import type { OperatorCallOutput, SharedTable } from '@fairhouse/contract/operator';
import type { VendorTable } from '@fairhouse/contract/vendor-tables';
import { amountOf, decimalText } from '@fairhouse/money';
import { waitingOrders } from './order.store.ts';
import { orderWire } from './order.wire.ts';
import type { TablesDeps } from './tables.deps.ts';

type Listed = OperatorCallOutput<'/operator/tables/list'>;

const mostWaiting = 100;

/** The tables as their vendors tell of them, and the orders that are still on their way. */
export async function listTables({ db, askTables }: Pick<TablesDeps, 'db' | 'askTables'>): Promise<Listed> {
  const [vendors, waiting] = await Promise.all([askTables(), waitingOrders(db, mostWaiting)]);
  return {
    vendors: vendors.map(({ vendor, vendorName, at, ...said }) => ({
      vendor,
      vendorName,
      asked: said.asked,
      askedTime: new Date(at).toISOString(),
      tables: said.asked === 'answered' ? said.tables.map(tableWire) : [],
    })),
    waiting: waiting.map(orderWire),
  };
}

function tableWire({ round, movedAt, settled, ...table }: VendorTable): SharedTable {
  return {
    ...table,
    movedTime: movedAt,
    round: round && {
      ...round,
      stakes: round.stakes.map(({ currency, amount }) => ({
        currency,
        amount: decimalText(amountOf(currency, BigInt(amount))),
      })),
    },
    settled: settled && { number: settled.number, time: settled.at, tookMs: settled.tookMs },
  };
}
