import { isScopeOf, type OperatorSetting, type SettingName, settingNames } from '@fairhouse/contract/operator';
import { needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { facts, table, timeText } from '../table.ts';

/** Name, scope and up to twelve changes. */
const mostWords = 15;

export async function settings(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], mostWords);
  const [what = 'list', name, scope, ...changes] = words;
  if (what === 'list') return list(name === undefined ? undefined : needName(name));
  if (what === 'show') return show(await find(name, scope));
  if (what === 'history') return history(name, scope);
  if (what !== 'set') throw new Problem('Say list, show, set or history.', usageCode);
  const now = await find(name, scope);
  const reason = needText(named.reason, 'reason');
  if (changes.length === 0) throw new Problem('Say what changes: minimum=20 shortcuts=25/50/100.', usageCode);
  const fields = Object.fromEntries(changes.map((change) => readChange(now, change)));
  const set = await ask('/operator/setting/set', { ...keyOf(now), version: now.version, fields, reason });
  return `${show(set)}\nSet; every process goes by it within 5 seconds.`;
}

async function list(name: SettingName | undefined): Promise<string> {
  const rows = await ask('/operator/setting/listAll', name ? { name } : {});
  return table(
    ['SETTING', 'SCOPE', 'VALUE', 'SET (UTC)', 'BY'],
    rows.map((it) => [it.name, it.scope, lineOf(it.value), timeText(it.setTime), it.setBy]),
  );
}

async function history(name: string | undefined, scope: string | undefined): Promise<string> {
  const rows = await ask('/operator/setting/history', keyOf(await find(name, scope)));
  return table(
    ['VERSION', 'SET (UTC)', 'BY', 'BEFORE', 'AFTER', 'REASON'],
    rows.map(({ version, setTime, setBy, before, value, reason }) => [
      version,
      timeText(setTime),
      setBy,
      before ? lineOf(changedOf(before, value)) : '',
      lineOf(before ? changedOf(value, before) : value),
      reason ?? '',
    ]),
  );
}

function show(it: OperatorSetting): string {
  const fields = Object.entries(it.value).map(([field, value]): [string, string] => [field, textOf(value)]);
  return facts([
    ['setting', `${it.name} ${it.scope}, version ${it.version}`],
    ['set', `${timeText(it.setTime)} UTC by ${it.setBy}`],
    ...fields,
  ]);
}

async function find(word: string | undefined, scope: string | undefined): Promise<OperatorSetting> {
  const name = needName(word);
  if (scope === undefined || !isScopeOf(name, scope)) {
    throw new Problem(`Say of which; "settings list ${name}" lists them.`, usageCode);
  }
  const rows = await ask('/operator/setting/listAll', { name });
  return rows.find((row) => row.scope === scope)!;
}

function needName(word: string | undefined): SettingName {
  const name = settingNames.find((it) => it === word);
  if (!name) throw new Problem(`Say one of ${settingNames.join(', ')}.`, usageCode);
  return name;
}

/** `minimum=20`, read as what stands there now: texts stay texts, so that no digit passes through a float. */
function readChange({ value }: OperatorSetting, change: string): [string, unknown] {
  const [field = '', text] = change.split(/=(.*)/s);
  if (text === undefined || !Object.hasOwn(value, field)) {
    throw new Problem(`Say FIELD=VALUE with one of ${Object.keys(value).join(', ')}.`, usageCode);
  }
  const now = value[field];
  if (Array.isArray(now)) return [field, text === 'none' ? [] : text.split('/')];
  if (typeof now === 'boolean') return [field, readSwitch(field, text)];
  if (typeof now === 'number') return [field, /^\d{1,9}$/.test(text) ? Number(text) : text];
  return [field, text === 'none' ? null : text];
}

function readSwitch(field: string, text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new Problem(`Say ${field}=on or ${field}=off.`, usageCode);
  return text === 'on';
}

function keyOf({ name, scope }: OperatorSetting): Pick<OperatorSetting, 'name' | 'scope'> {
  return { name, scope };
}

/** Those fields of `value` that are not the same in `other`. */
function changedOf(value: OperatorSetting['value'], other: OperatorSetting['value']): OperatorSetting['value'] {
  return Object.fromEntries(Object.entries(value).filter(([field, it]) => textOf(it) !== textOf(other[field])));
}

function lineOf(value: OperatorSetting['value']): string {
  return Object.entries(value)
    .map(([field, it]) => `${field}=${textOf(it)}`)
    .join(' ');
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join('/');
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === null ? 'none' : String(value);
}
