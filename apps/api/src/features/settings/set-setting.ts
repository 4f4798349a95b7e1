import {
  houseSettings,
  isScopeOf,
  type OperatorCalls,
  type SettingName,
  type SettingValue,
  settingSchema,
  withoutRetired,
} from '@fairhouse/contract/operator';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { compare } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAct } from '../../db/acts.store.ts';
import type { SecondWord } from '../../db/second-word.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { addChange, lockSettings, readInForce, type SettingRow, type StoredValue } from './setting.store.ts';

type Input = z.output<OperatorCalls['/operator/setting/set']['input']>;

/** Adds a row to a setting's history, in force from now on. What contradicts itself or another setting is refused. */
export async function setSetting(
  db: Database,
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<SettingRow>> {
  return inTransaction(db, async (tx) => {
    await lockSettings(tx);
    const judged = judge(await readInForce(tx), input);
    return judged.ok ? ok(await change(tx, judged.data.now, judged.data.value, operator, input.reason)) : judged;
  });
}

/** The same with a second person, where the setting has a large effect and the policy asks for one. */
export async function askToSet(
  { db, secondWord }: { db: Database; secondWord: SecondWord },
  operator: StaffPerson,
  input: Input,
): Promise<Result<SettingRow>> {
  const set = () => setSetting(db, operator, input);
  const { name, scope } = input;
  if (!('hasLargeEffect' in houseSettings[name])) return set();
  // Nobody is asked for a word on what is refused anyway.
  const judged = judge(await readInForce(db), input);
  if (!judged.ok) return judged;
  const subject = `setting:${name}:${scope}`;
  return secondWord.ask(operator, { verb: 'setting.set', subject, proposal: { ...input } }, set);
}

function judge(inForce: readonly SettingRow[], input: Input): Result<{ now: SettingRow; value: StoredValue }> {
  const { name, scope, version, fields } = input;
  if (!isScopeOf(name, scope)) return refuse('noSuchThing');
  const now = inForce.find((row) => row.name === name && row.scope === scope)!;
  if (now.version !== version) return refuse('contentChanged');
  const value = { ...withoutRetired(name, now.value), ...fields };
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
    return settingSchema(name, changed.scope).parse(withoutRetired(name, row.value)) as SettingValue<N>;
  };
  const { maximum } = inForceOrChanged('deposit');
  const { requiredDeposit } = inForceOrChanged('cashOut');
  return compare(requiredDeposit, maximum) > 0
    ? 'the deposit asked for before a cash-out would be above the largest deposit'
    : undefined;
}
