import {
  isScopeOf,
  type OperatorCalls,
  type SettingName,
  type SettingValue,
  settingSchema,
} from '@fairhouse/contract/operator';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { compare } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAct } from '../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import { addChange, lockSettings, readInForce, type SettingRow, type StoredValue } from './setting.store.ts';

type Input = z.output<OperatorCalls['/operator/setting/set']['input']>;

/** Adds a row to a setting's history, in force from now on. What contradicts itself or another setting is refused. */
export async function setSetting(db: Database, operator: Operator, input: Input): Promise<Result<SettingRow>> {
  const { name, scope, version, fields, reason } = input;
  if (!isScopeOf(name, scope)) return refuse('noSuchThing');
  return inTransaction(db, async (tx) => {
    await lockSettings(tx);
    const inForce = await readInForce(tx);
    const now = inForce.find((row) => row.name === name && row.scope === scope)!;
    if (now.version !== version) return refuse('contentChanged');
    const value = { ...now.value, ...fields };
    const why = wrongWith(name, scope, value) ?? wrongTogether(inForce, { name, scope, value });
    if (why !== undefined) return refuse('settingRefused', { why });
    return ok(await change(tx, now, value, operator, reason));
  });
}

async function change(
  tx: Transaction,
  { name, scope, version, value: before }: SettingRow,
  value: StoredValue,
  operator: Operator,
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
  await recordAct(tx, {
    actor: setBy,
    subject: `setting:${name}:${scope}`,
    verb: 'setting.set',
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

/** Nobody could cash out who had to deposit more before than is taken at once. */
function wrongTogether(inForce: readonly SettingRow[], changed: Changed): string | undefined {
  if (changed.name !== 'deposit' && changed.name !== 'cashOut') return undefined;
  const inForceOrChanged = <N extends SettingName>(name: N) => {
    const isIt = (row: Changed) => row.name === name && row.scope === changed.scope;
    const row = isIt(changed) ? changed : inForce.find(isIt)!;
    return settingSchema(name, changed.scope).parse(row.value) as SettingValue<N>;
  };
  const { maximum } = inForceOrChanged('deposit');
  const { requiredDeposit } = inForceOrChanged('cashOut');
  return compare(requiredDeposit, maximum) > 0
    ? 'the deposit asked for before a cash-out would be above the largest deposit'
    : undefined;
}
