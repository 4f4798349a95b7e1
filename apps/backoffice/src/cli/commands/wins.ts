import { heldWinStatuses, type OperatorHeldWin } from '@fairhouse/contract/operator';
import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { withStatus } from '../status.ts';
import { facts, moneyText, pageTable, table, timeText } from '../table.ts';

const pageSize = 100;

/** Wins above the bound of their game, and the bounds. */
export async function wins(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['reason'], 4);
  const [what = 'list', ...rest] = words;
  if (what === 'list') return list(rest[0] ?? 'held');
  if (what === 'bounds') return rest[0] === 'history' ? history() : bounds();
  if (what === 'bound') return setBound(rest, needText(named.reason, 'reason'));
  if (what !== 'release' && what !== 'refuse') {
    throw new Problem('Say list, release, refuse, bounds or bound.', usageCode);
  }
  const id = needId(rest[0], 'held win');
  if (what === 'release') return `Released.\n\n${text(await ask('/operator/heldWin/release', { id }))}`;
  const reason = needText(named.reason, 'reason');
  return `Refused.\n\n${text(await ask('/operator/heldWin/refuse', { id, reason }))}`;
}

async function list(word: string): Promise<string> {
  const page = await ask('/operator/heldWin/listPage', { ...withStatus(heldWinStatuses, word), pageSize });
  if (page.content.length === 0) return word === 'all' ? 'No wins were ever held.' : `No wins are ${word}.`;
  const rows = page.content.map((it) => [
    it.id,
    timeText(it.createTime),
    `${it.memberId} ${it.username}`,
    `${it.vendor} ${it.game}`,
    it.roundId,
    moneyText(it.staked, it.currency),
    moneyText(it.win, it.currency),
    `${it.multiple}×`,
    `${it.bound}×`,
    statusOf(it),
  ]);
  const headings = ['ID', 'HELD (UTC)', 'MEMBER', 'GAME', 'ROUND', 'STAKED', 'WIN', 'MULTIPLE', 'BOUND', 'STATUS'];
  return pageTable(page, headings, rows);
}

async function bounds(): Promise<string> {
  const rows = await ask('/operator/winBound/listAll', {});
  return table(
    ['VENDOR', 'GAME', 'BOUND', 'SET (UTC)', 'BY'],
    rows.map(({ vendor, game, multiple, setTime, setBy }) => [
      vendor,
      game ?? 'all others',
      `${multiple}×`,
      setTime ? timeText(setTime) : '',
      setBy ?? 'usual',
    ]),
  );
}

async function history(): Promise<string> {
  const [set, unset] = await Promise.all(
    ['winBound.set', 'winBound.unset'].map((command) => ask('/operator/record/list', { command, limit: pageSize })),
  );
  const auditEvents = [...set!.content, ...unset!.content].sort((a, b) => b.id - a.id).slice(0, pageSize);
  if (auditEvents.length === 0) return 'No bound was ever set.';
  const rows = auditEvents.map(({ createTime, actor, before, after, reason }) => [
    timeText(createTime),
    actor.replace(/^operator:/, ''),
    String(before?.name ?? ''),
    String(after?.name ?? ''),
    reason ?? '',
  ]);
  return table(['TIME (UTC)', 'WHO', 'BEFORE', 'AFTER', 'REASON'], rows);
}

async function setBound(words: string[], reason: string): Promise<string> {
  const [vendor, ...rest] = words;
  const bound = rest.pop();
  const [game] = rest;
  if (!vendor || (bound !== 'none' && !/^[1-9]\d{0,6}$/.test(bound ?? ''))) {
    throw new Problem('Say VENDOR [GAME] and how many times the stake, or none.', usageCode);
  }
  const of = { vendor, ...(game === undefined ? {} : { game }), reason };
  if (bound === 'none') await ask('/operator/winBound/unset', of);
  else await ask('/operator/winBound/set', { ...of, multiple: Number(bound) });
  return bounds();
}

function text(it: OperatorHeldWin): string {
  return facts([
    [
      'win',
      `${it.id}, ${moneyText(it.win, it.currency)}, ${it.multiple}× the stake of ${moneyText(it.staked, it.currency)}`,
    ],
    ['member', `${it.memberId} ${it.username}`],
    ['round', `${it.vendor} ${it.game} ${it.roundId}`],
    ['status', statusOf(it)],
    ['reason', it.reason],
  ]);
}

function statusOf({ status, decidedBy }: OperatorHeldWin): string {
  return decidedBy ? `${status} by ${decidedBy}` : status;
}
