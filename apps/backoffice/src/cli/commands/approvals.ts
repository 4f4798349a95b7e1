import type { Approval } from '@fairhouse/contract/operator';
import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { moneyText, table, timeText } from '../table.ts';

const pageSize = 200;

/** What waits for a second person, and that person's word. */
export async function approvals(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 2);
  const [what = 'list', id] = words;
  if (what === 'list') return list(id === 'all');
  if (what !== 'show' && what !== 'approve' && what !== 'refuse') {
    throw new Problem('Say list, show, approve or refuse.', usageCode);
  }
  const found = await find(needId(id, 'approval'));
  if (what === 'show') return text(found);
  // The word is bound to what is printed.
  const seen = { id: found.id, proposedHash: found.proposedHash };
  if (what === 'approve') {
    const approved = await ask('/operator/approval/approve', seen);
    return `${approved.state === 'carriedOut' ? 'Approved and carried out.' : 'Approved, and refused.'}\n\n${text(approved)}`;
  }
  const reason = needText(named.reason, 'reason');
  return `Refused.\n\n${text(await ask('/operator/approval/refuse', { ...seen, reason }))}`;
}

async function list(all: boolean): Promise<string> {
  const { rows } = await ask('/operator/approval/list', { ...(all ? {} : { state: ['waiting'] }), pageSize });
  if (rows.length === 0) return all ? 'Nothing was ever proposed.' : 'Nothing waits for a second person.';
  return table(
    ['ID', 'PROPOSED (UTC)', 'BY', 'WHAT', 'ABOUT', 'MEMBER', 'AMOUNT', 'STATE'],
    rows.map((it) => [
      it.id,
      timeText(it.makeTime),
      it.maker,
      it.command,
      it.subject,
      it.memberId === null ? '' : `${it.memberId} ${it.username ?? ''}`,
      amountText(it),
      it.checker ? `${it.state} by ${it.checker}` : it.state,
    ]),
  );
}

async function find(id: number): Promise<Approval> {
  // The list goes backwards from an id that is left out.
  const { rows } = await ask('/operator/approval/list', { before: id + 1, pageSize: 1 });
  if (rows[0]?.id !== id) throw new Problem(`There is no approval ${id}.`);
  return rows[0];
}

function text(it: Approval): string {
  return table(
    ['', ''],
    [
      ['Approval', `${it.id}, ${it.command} of ${it.subject}`],
      ['Proposed', `${timeText(it.makeTime)} by ${it.maker}, under policy ${it.policyId}`],
      ['Amount', amountText(it)],
      ['Exactly', JSON.stringify(it.proposal)],
      ['State', it.checker ? `${it.state} by ${it.checker}` : it.state],
      ['Why', it.reason ?? it.outcome ?? ''],
    ].filter(([, value]) => value !== ''),
  );
}

function amountText({ amount, currency }: Approval): string {
  return amount === null || currency === null ? '' : moneyText(amount, currency);
}
