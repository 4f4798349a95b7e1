import type { OperatorContact, OperatorThread } from '@fairhouse/contract/operator';
import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { facts, pageTable, timeText } from '../table.ts';

const pageSize = 100;

export async function contacts(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['note'], 2);
  const [what = 'list', word] = words;
  if (what === 'list') return list(word);
  if (what === 'show') return threadText(await ask('/operator/contact/get', { id: needId(word, 'contact form') }));
  if (what !== 'close') throw new Problem('Say list, show or close.', usageCode);
  const closed = await ask('/operator/contact/close', {
    id: needId(word, 'contact form'),
    note: needText(named.note, 'note'),
  });
  return `Closed.\n\n${formText(closed)}`;
}

async function list(word: string | undefined): Promise<string> {
  if (word !== undefined && word !== 'all') throw new Problem(`"${word}" is not "all".`, usageCode);
  const page = await ask('/operator/contact/listPage', {
    ...(word === 'all' ? {} : { status: 'open' as const }),
    pageSize,
  });
  if (page.content.length === 0) return word === 'all' ? 'No contact forms.' : 'No contact forms are open.';
  const rows = page.content.map((it) => [
    it.id,
    timeText(it.createTime),
    it.queryCategory,
    it.name,
    it.email,
    it.memberId ?? '',
    it.status,
  ]);
  return pageTable(page, ['ID', 'SENT (UTC)', 'TOPIC', 'NAME', 'EMAIL', 'MEMBER', 'STATE'], rows);
}

function formText(it: OperatorContact): string {
  const head = facts([
    ['Contact form', it.id],
    ['Sent', `${timeText(it.createTime)} UTC`],
    ['Topic', it.queryCategory],
    ['Name', it.name],
    ['Username', it.username],
    ['Logged in as', it.memberId === null ? 'nobody' : `member ${it.memberId}`],
    ['Email', it.email],
    ['Phone', it.phone],
    ['Language', it.language],
    ['State', it.status === 'open' ? it.state : `closed by ${it.closedBy}, ${timeText(it.closedTime ?? '')} UTC`],
    ['Note', it.note],
  ]);
  return `${head}\n\n${indented(it.message)}`;
}

/** With what followed the first message. */
function threadText(it: OperatorThread): string {
  const parts = it.entries.map(
    ({ by, time, text }) => `${by ?? 'The player'}, ${timeText(time)} UTC:\n${indented(text)}`,
  );
  return [formText(it), ...parts].join('\n\n');
}

/** Line breaks are the writer's; every other control character could draw on the screen. */
function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line.replace(/\p{C}/gu, '?')}`)
    .join('\n');
}
