import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { table, timeText } from '../table.ts';

const limit = 100;

export async function audit(args: string[]): Promise<string> {
  const { named } = readArguments(args, ['member', 'cash-out'], 0);
  const page = await ask('/operator/record/list', {
    limit,
    ...(named.member ? { memberId: needId(named.member, 'member') } : {}),
    ...(named['cash-out'] ? { subject: `cash-out:${needId(named['cash-out'], 'cash-out')}` } : {}),
  });
  const rows = page.content.map((it) => [
    timeText(it.createTime),
    it.actor.replace(/^operator:/, ''),
    it.command,
    /^[^:]+:(\d{1,15})$/.exec(it.subject)?.[1] ?? '',
    it.memberId ?? '',
    stateText(it.before),
    stateText(it.after),
    it.reason ?? '',
  ]);
  if (rows.length === 0) return 'No audit events.';
  return table(['TIME (UTC)', 'WHO', 'EVENT', 'OF', 'MEMBER', 'BEFORE', 'AFTER', 'REASON'], rows);
}

/** What the record says of the state; everything else of it is in the API's answer. */
function stateText(record: Record<string, unknown> | null): string {
  const state = record?.name ?? record?.state ?? record?.status;
  return typeof state === 'string' ? state : '';
}
