import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { table } from '../table.ts';

export async function promotions(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['from', 'until'], 2);
  const [what = 'list', id] = words;
  if (what === 'list') return list();
  if (what !== 'enable' && what !== 'disable') throw new Problem('Say list, enable or disable.', usageCode);
  const set = await ask('/operator/promotion/set', {
    id: needId(id, 'promotion'),
    enabled: what === 'enable',
    firstDay: named.from,
    lastDay: named.until,
  });
  const days = set.enabled === 1 ? ` (${daysText(set.firstDay, set.lastDay)})` : '';
  return `${set.name} is ${set.enabled === 1 ? 'shown' : 'hidden'}${days}.`;
}

async function list(): Promise<string> {
  const rows = (await ask('/operator/promotion/listAll', {})).map((it) => [
    it.id,
    it.name,
    it.action,
    it.events.join(' '),
    it.audience,
    it.enabled === 1 ? 'shown' : 'hidden',
    daysText(it.firstDay, it.lastDay),
    it.shownToday,
  ]);
  if (rows.length === 0) return 'No promotions.';
  return table(['ID', 'NAME', 'ACTION', 'AFTER', 'AUDIENCE', 'STATE', 'DAYS (UTC)', 'SHOWN TODAY'], rows);
}

function daysText(first: string | null, last: string | null): string {
  return first === null && last === null ? 'always' : `${first ?? ''} … ${last ?? ''}`.trim();
}
