import { invitationStatuses, type OperatorInvitation } from '@fairhouse/contract/operator';
import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { withStatus } from '../status.ts';
import { facts, pageTable, timeText } from '../table.ts';

const pageSize = 100;

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
  const page = await ask('/operator/invitation/listPage', { ...withStatus(invitationStatuses, word), pageSize });
  if (page.content.length === 0) return word === 'all' ? 'No invitations.' : `No invitations are ${word}.`;
  const rows = page.content.map((it) => [
    it.id,
    timeText(it.createTime),
    `${it.inviterId} ${it.inviter}`,
    `${it.memberId} ${it.username}`,
    it.status,
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
    ['Status', it.status],
    ['The same as', matchesOf(it) || null],
    ['Decided by', it.decidedBy && `${it.decidedBy}, ${timeText(it.decidedTime ?? '')} UTC`],
    ['Reason', it.reason],
  ]);
}

/** 'device of 100001, address of 100001'. */
function matchesOf({ matches }: OperatorInvitation): string {
  return matches.map(({ kind, memberId }) => `${kind} of ${memberId}`).join(', ');
}
