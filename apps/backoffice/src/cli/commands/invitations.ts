import type { OperatorInvitation } from '@fairhouse/contract/operator';
import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { withStatus } from '../status.ts';
import { facts, pageTable, timeText } from '../table.ts';

const pageSize = 100;
const statusWords: Record<string, number> = { waiting: 0, held: 10, counted: 20, refused: 30 };

export async function invitations(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 2);
  const [what = 'list', word] = words;
  if (what === 'list') return list(word ?? 'held');
  if (what !== 'release' && what !== 'refuse') throw new Problem('Say list, release or refuse.', usageCode);
  const id = needId(word, 'invitation');
  if (what === 'release') return `Released.\n\n${text(await ask('/operator/invitation/release', { id }))}`;
  const reason = needText(named.reason, 'reason');
  return `Refused.\n\n${text(await ask('/operator/invitation/refuse', { id, reason }))}`;
}

async function list(word: string): Promise<string> {
  const page = await ask('/operator/invitation/listPage', { ...withStatus(statusWords, word), pageSize });
  if (page.content.length === 0) return word === 'all' ? 'No invitations.' : `No invitations are ${word}.`;
  const rows = page.content.map((it) => [
    it.id,
    timeText(it.createTime),
    `${it.inviterId} ${it.inviter}`,
    `${it.memberId} ${it.username}`,
    statusOf(it),
    matchesOf(it),
  ]);
  return pageTable(page, ['ID', 'JOINED (UTC)', 'INVITER', 'INVITED', 'STATUS', 'THE SAME AS'], rows);
}

function text(it: OperatorInvitation): string {
  return facts([
    ['Invitation', it.id],
    ['Joined', `${timeText(it.createTime)} UTC`],
    ['Inviter', `${it.inviterId} ${it.inviter}`],
    ['Invited', `${it.memberId} ${it.username}`],
    ['Status', statusOf(it)],
    ['The same as', matchesOf(it) || null],
    ['Decided by', it.decidedBy && `${it.decidedBy}, ${timeText(it.decidedTime ?? '')} UTC`],
    ['Reason', it.reason],
  ]);
}

function statusOf({ status }: OperatorInvitation): string {
  return Object.keys(statusWords).find((word) => statusWords[word] === status) ?? String(status);
}

/** 'device of 100001, address of 100001'. */
function matchesOf({ matches }: OperatorInvitation): string {
  return matches.map(({ kind, memberId }) => `${kind} of ${memberId}`).join(', ');
}
