import type { OperatorCallInput } from '@fairhouse/contract/operator';
import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { readJson } from '../json-file.ts';
import { Problem, usageCode } from '../problem.ts';
import { table } from '../table.ts';

export async function promotions(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['from', 'until'], 2);
  const [what = 'list', id] = words;
  if (what === 'list') return list();
  if (what === 'show') return show(needId(id, 'promotion'));
  if (what === 'save') return save(id);
  if (what !== 'enable' && what !== 'disable') throw new Problem('Say list, show, save, enable or disable.', usageCode);
  const set = await ask('/operator/promotion/set', {
    id: needId(id, 'promotion'),
    enabled: what === 'enable',
    firstDay: named.from,
    lastDay: named.until,
  });
  const days = set.enabled === 1 ? ` (${daysText(set.firstDay, set.lastDay)})` : '';
  return `${set.name} is ${set.enabled === 1 ? 'shown' : 'hidden'}${days}.`;
}

/** As JSON, so that it can be saved, changed and given to `save`; without its id it makes a new one. */
async function show(id: number): Promise<string> {
  const found = (await ask('/operator/promotion/listAll', {})).find((it) => it.id === id);
  if (!found) throw new Problem(`There is no promotion ${id}.`);
  const { name, action, gameId, events, audience, page, image, mobileImage, texts, sortIndex } = found;
  const draft = { id, name, action, gameId, events, audience, page, image, mobileImage, texts, sortIndex };
  return JSON.stringify(draft, null, 2);
}

async function save(file: string | undefined): Promise<string> {
  const draft = await readJson<OperatorCallInput<'/operator/promotion/save'>>(file);
  const { id, name, enabled } = await ask('/operator/promotion/save', draft);
  return `Promotion ${id}, ${name}, is saved, ${enabled === 1 ? 'shown' : 'hidden'}.`;
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
