import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { facts, table, timeText } from '../table.ts';

type ApiKey = OperatorCallOutput<'/operator/apiKey/list'>['rows'][number];

/** Keys of other systems. They are made at the desk alone, since that takes a fresh proof of who does it. */
export async function apiKeys(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 2);
  const [what = 'list', word] = words;
  if (what === 'revoke') {
    const reason = needText(named.reason, 'reason');
    const { name } = await ask('/operator/apiKey/revoke', { id: needId(word, 'key'), reason });
    return `The key ${name} is revoked; every call with it is refused.`;
  }
  if (what !== 'list' && what !== 'show') throw new Problem('Say list, show or revoke.', usageCode);
  const { rows } = await ask('/operator/apiKey/list', {});
  if (what === 'show') return shown(rows, needId(word, 'key'));
  if (rows.length === 0) return 'No API keys.';
  return table(
    ['ID', 'NAME', 'STATE', 'MAKER', 'EXPIRES (UTC)', 'LAST USED (UTC)', 'FROM', 'PURPOSE'],
    rows.map(({ id, name, state, isExpiring, maker, expireTime, lastUsedTime, lastUsedAddress, purpose }) => [
      id,
      name,
      isExpiring && state === 'active' ? 'expires soon' : state,
      maker,
      timeText(expireTime),
      lastUsedTime ? timeText(lastUsedTime) : 'never',
      lastUsedAddress ?? '–',
      purpose,
    ]),
  );
}

function shown(rows: readonly ApiKey[], id: number): string {
  const key = rows.find((row) => row.id === id);
  if (!key) throw new Problem(`There is no API key ${id}.`);
  const lost = key.scopes.filter((scope) => !key.scopesInForce.includes(scope));
  return facts([
    ['Name', key.name],
    ['Purpose', key.purpose],
    ['State', key.state],
    ['Scopes in force', key.scopesInForce.join(', ') || 'none'],
    ['Not in force', lost.join(', ') || null],
    ['Networks', key.networks.join(', ') || 'any'],
    ['Calls a minute', key.ratePerMinute],
    ['Begins with', key.beginning],
    ['Maker', `${key.maker}, ${timeText(key.makeTime)} UTC`],
    ['Expires', `${timeText(key.expireTime)} UTC`],
    ['Last used', key.lastUsedTime && `${timeText(key.lastUsedTime)} UTC from ${key.lastUsedAddress}`],
    ['Ended', key.endTime && `${timeText(key.endTime)} UTC by ${key.endedBy}: ${key.endReason}`],
  ]);
}
