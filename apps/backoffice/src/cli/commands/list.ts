import { operatorCashOutStatuses } from '@fairhouse/contract/operator';
import { readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { withStatus } from '../status.ts';
import { moneyText, pageTable, timeText } from '../table.ts';

const pageSize = 100;

export async function list(args: string[]): Promise<string> {
  const { words } = readArguments(args, [], 1);
  const word = words[0] ?? 'pending';
  const page = await ask('/operator/cashOut/listPage', { ...withStatus(operatorCashOutStatuses, word), pageSize });
  if (page.content.length === 0) return word === 'all' ? 'No cash-outs.' : `No cash-outs are ${word}.`;
  const rows = page.content.map((it) => [
    it.id,
    timeText(it.createTime),
    `${it.memberId} ${it.username}`,
    moneyText(it.amount, it.currency),
    it.paymentMethod,
    it.status,
  ]);
  return pageTable(page, ['ID', 'APPLIED (UTC)', 'MEMBER', 'AMOUNT', 'METHOD', 'STATUS'], rows);
}
