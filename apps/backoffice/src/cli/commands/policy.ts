import { policyCommands } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';
import { needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { moneyText, table, timeText } from '../table.ts';

/** Which decisions take two people, and from which amount on. */
export async function policy(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason', 'currency'], 3);
  const [what = 'list', command, from] = words;
  if (what === 'list') return list();
  if (what !== 'add' || !isCommand(command) || !/^(always|never|\d+(\.\d+)?)$/.test(from ?? '')) {
    throw new Problem(
      `Say list, or add, one of ${policyCommands.join(', ')}, and an amount, always or never.`,
      usageCode,
    );
  }
  await ask('/operator/policy/add', {
    command,
    amountFrom: from === 'never' ? null : from === 'always' ? 0 : Number(from),
    ...(named.currency ? { currency: named.currency as Currency } : {}),
    reason: needText(named.reason, 'reason'),
  });
  return list();
}

function isCommand(word: string | undefined): word is (typeof policyCommands)[number] {
  return (policyCommands as readonly (string | undefined)[]).includes(word);
}

async function list(): Promise<string> {
  const rows = await ask('/operator/policy/list', {});
  return table(
    ['ID', 'DECISION', 'CURRENCY', 'TWO PEOPLE', 'VALID FROM (UTC)', 'BY', 'IN FORCE', 'REASON'],
    rows.map((it) => [
      it.id,
      it.command,
      it.currency ?? 'any other',
      fromText(it.amountFrom, it.currency),
      timeText(it.validFrom),
      it.by,
      it.inForce ? 'yes' : '',
      it.reason,
    ]),
  );
}

function fromText(amountFrom: number | null, currency: Currency | null): string {
  if (amountFrom === null) return 'never';
  return amountFrom === 0 || currency === null ? 'always' : `from ${moneyText(amountFrom, currency)} on`;
}
