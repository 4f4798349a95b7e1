import type { OperatorCallInput } from '@fairhouse/contract/operator';
import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { readJson } from '../json-file.ts';
import { Problem, usageCode } from '../problem.ts';
import { table } from '../table.ts';

/** `show` prints one as JSON, so that it can be saved, changed and given to `save`; without its id it makes a new one. */
export async function banners(args: string[]): Promise<string> {
  const { words } = readArguments(args, [], 2);
  const [what = 'list', which] = words;
  const all = await ask('/operator/banner/listAll', {});
  if (what === 'list') return list(all);
  if (what === 'save') {
    const saved = await ask('/operator/banner/save', await readJson<OperatorCallInput<'/operator/banner/save'>>(which));
    return `Banner ${saved.id} is saved, ${saved.enabled ? 'shown' : 'hidden'}.`;
  }
  const id = needId(which, 'banner');
  const banner = all.find((it) => it.id === id);
  if (!banner) throw new Problem(`There is no banner ${id}.`);
  if (what === 'show') return JSON.stringify(banner, null, 2);
  if (what !== 'enable' && what !== 'disable') throw new Problem('Say list, show, save, enable or disable.', usageCode);
  const saved = await ask('/operator/banner/save', { ...banner, enabled: what === 'enable' });
  return `Banner ${saved.id} is ${saved.enabled ? 'shown' : 'hidden'}.`;
}

function list(all: Awaited<ReturnType<typeof ask<'/operator/banner/listAll'>>>): string {
  if (all.length === 0) return 'No banners.';
  return table(
    ['ID', 'TITLE', 'LEADS', 'TO', 'STATE'],
    all.map((it) => [
      it.id,
      it.title,
      it.gameId !== null ? 'game' : it.type === 0 ? 'inside' : 'outside',
      it.gameId !== null ? String(it.gameId) : it.link,
      it.enabled ? 'shown' : 'hidden',
    ]),
  );
}
