import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { table, timeText } from '../table.ts';

const pageSize = 100;

export async function listAuditEvents(args: string[]): Promise<string> {
  const names = ['person', 'member', 'subject', 'command', 'from', 'until', 'before'];
  const { named } = readArguments(args, names, 0);
  const { content, next } = await ask('/operator/record/list', {
    limit: pageSize,
    ...(named.person ? { actor: named.person.includes(':') ? named.person : `operator:${named.person}` } : {}),
    ...(named.member ? { memberId: needId(named.member, 'member') } : {}),
    ...(named.subject ? { subject: named.subject } : {}),
    ...(named.command ? { command: named.command } : {}),
    ...(named.from ? { from: momentOf(named.from) } : {}),
    ...(named.until ? { until: momentOf(named.until) } : {}),
    ...(named.before ? { before: needId(named.before, 'event') } : {}),
  });
  if (content.length === 0) return 'No audit events.';
  const rows = content.map((it) => [
    it.id,
    timeText(it.createTime),
    it.actor,
    it.command,
    it.subject,
    it.memberId ?? '',
    it.reason ?? '',
    it.position ?? '',
    it.sealed ? 'sealed' : 'waiting',
  ]);
  const shown = table(['EVENT', 'TIME (UTC)', 'WHO', 'COMMAND', 'OF', 'MEMBER', 'REASON', 'PLACE', 'HEAD'], rows);
  return next === null ? shown : `${shown}\n… and earlier ones: --before ${next}`;
}

/** A day is its beginning. */
function momentOf(text: string): string {
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
  if (!Number.isNaN(moment.getTime())) return moment.toISOString();
  throw new Problem(`"${text}" is no day and no moment; write 2026-11-24 or 2026-11-24T09:30:00Z.`, usageCode);
}
