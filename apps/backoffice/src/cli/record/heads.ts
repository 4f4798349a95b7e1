import { writeFile } from 'node:fs/promises';
import type { RecordHead } from '@fairhouse/contract/operator';
import { readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem } from '../problem.ts';
import { table, timeText } from '../table.ts';

const pageSize = 50;

/** The newest head as it is signed; a file of it can be held against the record at any time. */
export async function showHead(args: string[]): Promise<string> {
  const { named } = readArguments(args, ['to'], 0);
  const { content } = await ask('/operator/record/heads', { limit: 1 });
  const [head] = content;
  if (!head) throw new Problem('Nothing is sealed yet; the first head comes within a minute of the first audit event.');
  if (named.to) await writeFile(named.to, head.note);
  return `${head.note}\nSealed ${timeText(head.sealedTime)} (UTC)${named.to ? `, written to ${named.to}` : ''}.`;
}

export async function showHeads(args: string[]): Promise<string> {
  readArguments(args, [], 0);
  const { content } = await ask('/operator/record/heads', { limit: pageSize });
  if (content.length === 0) return 'Nothing is sealed yet.';
  const rows = content.map((head) => [
    head.size,
    timeText(head.sealedTime),
    head.root,
    head.deliveries.map(deliveryText).join(', '),
  ]);
  return table(['ENTRIES', 'SEALED (UTC)', 'ROOT', 'SENT TO'], rows);
}

export async function showKey(args: string[]): Promise<string> {
  readArguments(args, [], 0);
  const { publicKey, used } = await ask('/operator/record/keys', {});
  const former = used.filter((key) => key.publicKey !== publicKey);
  if (former.length === 0) return publicKey;
  const rows = former.map((key) => [key.publicKey, timeText(key.firstUsedTime)]);
  return `${publicKey}\n\n${table(['BEFORE', 'FIRST USED (UTC)'], rows)}`;
}

function deliveryText({ target, sentTime, givenUpTime, tries, problem }: RecordHead['deliveries'][number]): string {
  if (sentTime) return target;
  return `${target} (${givenUpTime ? 'given up' : 'waits'}${problem ? `, ${tries} tries: ${problem}` : ''})`;
}
