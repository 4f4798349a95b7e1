import { getChatReport } from './get-chat-report.ts';
import { listTableOrders } from './list-orders.ts';
import { listSharedTables } from './list-tables.ts';
import { listTableWords } from './list-words.ts';
import { moderateWords } from './moderate-words.ts';
import { orderTable } from './order-table.ts';

/** The shared tables of the vendors, and what is said at them. */
export const tableCalls = {
  [listSharedTables.path]: listSharedTables,
  [listTableOrders.path]: listTableOrders,
  [orderTable.path]: orderTable,
  [listTableWords.path]: listTableWords,
  [moderateWords.path]: moderateWords,
  [getChatReport.path]: getChatReport,
} as const;
