import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { depositText } from '../deposit-text.ts';
import { Problem, usageCode } from '../problem.ts';
import { moneyText, pageTable, timeText } from '../table.ts';

const pageSize = 100;

export async function deposits(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 3);
  const [what = 'list', which, amount] = words;
  if (what === 'list') return list();
  if (what !== 'credit' && what !== 'close' && what !== 'settle') {
    throw new Problem('Say list, credit, close or settle.', usageCode);
  }
  const decision = { id: needId(which, 'deposit'), reason: needText(named.reason, 'reason') };
  if (what === 'close') {
    return `Closed; nothing was credited.\n\n${depositText(await ask('/operator/deposit/close', decision))}`;
  }
  if (what === 'settle') {
    return `Settled; no money was moved.\n\n${depositText(await ask('/operator/deposit/settle', decision))}`;
  }
  if (amount === undefined) throw new Problem('Give the amount that came.', usageCode);
  return `Credited.\n\n${depositText(await ask('/operator/deposit/credit', { ...decision, amount }))}`;
}

async function list(): Promise<string> {
  const page = await ask('/operator/deposit/listPage', { pageSize });
  if (page.content.length === 0) return 'No deposit needs an operator.';
  const rows = page.content.map((it) => [
    it.id,
    timeText(it.createTime),
    `${it.memberId} ${it.username}`,
    moneyText(it.amount, it.currency),
    it.paymentMethod,
    it.orderId ?? '',
    it.state,
    it.shortfall > 0 ? moneyText(it.shortfall, it.currency) : '',
    it.review ?? '',
  ]);
  return pageTable(page, ['ID', 'ORDERED (UTC)', 'MEMBER', 'AMOUNT', 'METHOD', 'ORDER', 'STATE', 'OWED', 'WHY'], rows);
}
