import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { table, timeText } from '../table.ts';

const pageSize = 100;

export async function acts(args: string[]): Promise<string> {
  const { named } = readArguments(args, ['member', 'cash-out'], 0);
  const page = await ask('/operator/act/listPage', {
    pageSize,
    ...(named.member ? { memberId: needId(named.member, 'member') } : {}),
    ...(named['cash-out'] ? { subjectId: needId(named['cash-out'], 'cash-out') } : {}),
  });
  const rows = page.content
    .filter((it) => !named['cash-out'] || it.act.startsWith('cashOut.'))
    .map((it) => [
      timeText(it.createTime),
      it.operator,
      it.act,
      it.subjectId ?? '',
      it.memberId ?? '',
      stateText(it.before),
      stateText(it.after),
      it.reason ?? '',
    ]);
  if (rows.length === 0) return 'No acts.';
  return table(['TIME (UTC)', 'WHO', 'ACT', 'OF', 'MEMBER', 'BEFORE', 'AFTER', 'REASON'], rows);
}

/** What the record says of the state; everything else of it is in the API's answer. */
function stateText(record: Record<string, unknown> | null): string {
  const state = record?.name ?? record?.state ?? record?.status;
  return typeof state === 'string' ? state : '';
}
