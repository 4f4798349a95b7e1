import {
  casinoSettings,
  inPresentForm,
  isScopeOf,
  type OperatorCalls,
  type SettingName,
  type SettingScope,
  type SettingValue,
  settingSchema,
  vipLevelNames,
} from '@fairhouse/contract/operator';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { type Currency, compare, currencyCodes } from '@fairhouse/money';
import type { z } from 'zod';
import type { ApplySettings } from '../../db/apply-settings.ts';
import type { Approvals } from '../../db/approvals.ts';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { addChange, lockSettings, readInForce, type SettingRow, type StoredValue } from './setting.store.ts';

type Input = z.output<OperatorCalls['/operator/setting/set']['input']>;

export interface SettingDeps {
  db: Database;
  /** What features keep of their settings in rows of their own, written in the same transaction. */
  applies: ApplySettings;
}

/** Adds a row to a setting's history, in force from now on. What contradicts itself or another setting is refused. */
export async function setSetting(
  { db, applies }: SettingDeps,
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<SettingRow>> {
  return inTransaction(db, async (tx) => {
    await lockSettings(tx);
    const judged = judge(await readInForce(tx), input);
    if (!judged.ok) return judged;
    const { now, value } = judged.data;
    const row = await change(tx, now, value, operator, input.reason);
    const read = settingSchema(now.name, now.scope).parse(value);
    await applies[now.name]?.(tx, now.scope as never, read as never, operator.name);
    return ok(row);
  });
}

/** The same with a second person, where the setting has a large effect and the policy asks for one. */
export async function askToSet(
  deps: SettingDeps & { approvals: Approvals },
  operator: StaffPerson,
  input: Input,
): Promise<Result<SettingRow>> {
  const { db, approvals } = deps;
  const set = () => setSetting(deps, operator, input);
  const { name, scope } = input;
  if (!('hasLargeEffect' in casinoSettings[name])) return set();
  // Nobody is asked for a word on what is refused anyway.
  const judged = judge(await readInForce(db), input);
  if (!judged.ok) return judged;
  const subject = `setting:${name}:${scope}`;
  return approvals.ask(operator, { command: 'setting.set', subject, proposal: { ...input } }, set);
}

function judge(inForce: readonly SettingRow[], input: Input): Result<{ now: SettingRow; value: StoredValue }> {
  const { name, scope, version, fields } = input;
  if (!isScopeOf(name, scope)) return refuse('noSuchThing');
  const now = inForce.find((row) => row.name === name && row.scope === scope)!;
  if (now.version === 0) return refuse('noSuchThing');
  if (now.version !== version) return refuse('contentChanged');
  const value = { ...inPresentForm(name, now.value), ...fields };
  const why = wrongWith(name, scope, value) ?? wrongTogether(inForce, { name, scope, value });
  return why === undefined ? ok({ now, value }) : refuse('settingRefused', { why });
}

async function change(
  tx: Transaction,
  { name, scope, version, value: before }: SettingRow,
  value: StoredValue,
  operator: Pick<StaffPerson, 'name'>,
  reason: string,
): Promise<SettingRow> {
  const setBy = `operator:${operator.name}`;
  const row = await addChange(tx, {
    name,
    scope,
    version: version + 1,
    value,
    before,
    setBy,
    reason: reason === '' ? null : reason,
  });
  await recordAuditEvent(tx, {
    actor: setBy,
    subject: `setting:${name}:${scope}`,
    command: 'setting.set',
    before,
    after: { ...value, ...(reason === '' ? {} : { reason }) },
  });
  return row;
}

/** The first thing that is wrong, in words; undefined when nothing is. */
function wrongWith(name: SettingName, scope: string, value: StoredValue): string | undefined {
  const read = settingSchema(name, scope).safeParse(value);
  const issue = read.error?.issues[0];
  return issue && [issue.path.join('.'), issue.message].filter(Boolean).join(': ');
}

type Changed = Pick<SettingRow, 'name' | 'scope' | 'value'>;
type Settled = <N extends SettingName>(name: N, scope: SettingScope<N>) => SettingValue<N>;

/** What contradicts another setting, in words. */
function wrongTogether(inForce: readonly SettingRow[], changed: Changed): string | undefined {
  const settled: Settled = (name, scope) => {
    const isIt = (row: Changed) => row.name === name && row.scope === scope;
    const row = isIt(changed) ? changed : inForce.find(isIt)!;
    return settingSchema(name, scope).parse(inPresentForm(name, row.value)) as never;
  };
  if (changed.name === 'deposit' || changed.name === 'cashOut') return wrongLimits(settled, changed.scope as Currency);
  if (changed.name === 'vipLevel') return wrongLadder(settled);
  if (changed.name === 'currency' && !currencyCodes.some((code) => settled('currency', code).enabled)) {
    return 'nobody could join in any currency';
  }
  return undefined;
}

/** Nobody could cash out who had to deposit more before than is taken at once. */
function wrongLimits(settled: Settled, currency: Currency): string | undefined {
  const { maximum } = settled('deposit', currency);
  const { requiredDeposit } = settled('cashOut', currency);
  return compare(requiredDeposit, maximum) > 0
    ? 'the deposit asked for before a cash-out would be above the largest deposit'
    : undefined;
}

/** A level that takes no more points than the one below it would never be left. */
function wrongLadder(settled: Settled): string | undefined {
  const points = vipLevelNames.map((level) => settled('vipLevel', level).points);
  const at = points.findIndex((own, level) => level > 0 && own <= points[level - 1]!);
  return at < 0 ? undefined : `${vipLevelNames[at]} would take no more points than ${vipLevelNames[at - 1]}`;
}
