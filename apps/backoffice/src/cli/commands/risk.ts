import { writeFile } from 'node:fs/promises';
import { riskAlertStates, riskCaseOutcomes, riskCaseStates, screeningStates } from '@fairhouse/contract/operator';
import { needId, needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { facts, listTable, table, timeText } from '../table.ts';

const limit = 100;
const dayMs = 24 * 3_600_000;

type Words = (string | undefined)[];
type Named = Record<string, string | undefined>;

const commands: Record<string, (words: Words, named: Named) => Promise<string>> = {
  rules,
  try: tryRule,
  on: (words, named) => turn(words, named, 'on'),
  off: (words, named) => turn(words, named, 'off'),
  alerts,
  dismiss: ([id], named) => dismiss(id, named, 'dismissed'),
  false: ([id], named) => dismiss(id, named, 'falsePositive'),
  mute,
  cases,
  case: ([id]) => showCase(needId(id, 'case')),
  open: openCase,
  note,
  close,
  report,
  screening,
  match: ([id], named) => decide(id, named, 'confirmed'),
  'no-match': ([id], named) => decide(id, named, 'falsePositive'),
};

/** Rules, alerts, cases, and names that stand in a list. */
export async function risk(args: string[]): Promise<string> {
  const names = ['reason', 'from', 'until', 'title', 'text', 'outcome', 'to'];
  const { words, named } = readArguments(args, names, 30);
  const [what = 'alerts', ...rest] = words;
  const command = Object.hasOwn(commands, what) ? commands[what] : undefined;
  if (!command) throw new Problem(`Say one of ${Object.keys(commands).join(', ')}.`, usageCode);
  return command(rest, named);
}

async function rules(): Promise<string> {
  const { rules: found } = await ask('/operator/risk/rule/list', {});
  return table(
    ['RULE', 'VERSION', 'KIND', 'PARAMETERS', 'CURRENCY', 'SEVERITY', 'STATE', 'RUNS'],
    found.map((rule) => [
      rule.code,
      rule.version,
      rule.kind,
      Object.entries(rule.parameters)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
      rule.currency ?? 'any',
      rule.severity,
      rule.state,
      rule.runs === null ? '–' : `version ${rule.runs}`,
    ]),
  );
}

async function tryRule([code, version]: Words, { from, until }: Named): Promise<string> {
  const end = until ? new Date(until) : new Date();
  const begin = from ? new Date(from) : new Date(end.getTime() - 30 * dayMs);
  if (Number.isNaN(end.getTime()) || Number.isNaN(begin.getTime())) {
    throw new Problem('Give --from and --until as days, such as 2026-03-01.', usageCode);
  }
  const tried = await ask('/operator/risk/rule/try', {
    code: needRule(code),
    version: needId(version, 'version'),
    from: begin.toISOString(),
    until: end.toISOString(),
  });
  const head = facts([
    ['alerts', tried.more ? `more than ${tried.alerts}` : tried.alerts],
    ['members', tried.members],
    ['in a case already', tried.membersInCases],
  ]);
  if (tried.first.length === 0) return head;
  const rows = tried.first.map((it) => [
    it.username,
    it.alerts,
    it.inCase ? 'yes' : '',
    timeText(it.time),
    it.sentence,
  ]);
  return `${head}\n\n${table(['MEMBER', 'ALERTS', 'IN A CASE', 'FIRST (UTC)', 'WHY'], rows)}`;
}

async function turn([code, version]: Words, named: Named, to: 'on' | 'off'): Promise<string> {
  const reason = needText(named.reason, 'reason');
  const rule = { code: needRule(code), version: needId(version, 'version') };
  const { versions } = await ask('/operator/risk/rule/versions', { code: rule.code });
  const contentHash = versions.find((it) => it.version === rule.version)?.contentHash;
  if (!contentHash) throw new Problem(`${rule.code} has no version ${rule.version}.`);
  const { state } = await ask('/operator/risk/rule/switch', { ...rule, contentHash, to, reason });
  return `${rule.code} version ${rule.version} is ${state}.`;
}

async function alerts([state = 'open']: Words): Promise<string> {
  const page = await ask('/operator/risk/alert/list', { ...withState(riskAlertStates, state), limit });
  if (page.content.length === 0) return 'No such alerts.';
  const rows = page.content.map((it) => [
    it.id,
    timeText(it.time),
    it.severity,
    it.username ?? '',
    it.rule,
    it.sentence,
    it.state,
  ]);
  return listTable(page, ['ID', 'TIME (UTC)', 'SEVERITY', 'WHO', 'RULE', 'WHY', 'STATE'], rows);
}

async function dismiss(id: string | undefined, named: Named, as: 'dismissed' | 'falsePositive'): Promise<string> {
  const reason = needText(named.reason, 'reason');
  const { state, sentence } = await ask('/operator/risk/alert/dismiss', { id: needId(id, 'alert'), as, reason });
  return `${state}: ${sentence}`;
}

async function mute([code, memberId]: Words, named: Named): Promise<string> {
  const until = new Date(needText(named.until, 'until'));
  if (Number.isNaN(until.getTime())) throw new Problem('Give --until as a day, such as 2026-03-01.', usageCode);
  const muted = await ask('/operator/risk/alert/mute', {
    code: needRule(code),
    memberId: needId(memberId, 'member'),
    until: until.toISOString(),
    reason: needText(named.reason, 'reason'),
  });
  return `Muted until ${timeText(muted.until)} UTC.`;
}

async function cases([state = 'all']: Words): Promise<string> {
  const page = await ask('/operator/risk/case/list', { ...withState(riskCaseStates, state), limit });
  if (page.content.length === 0) return 'No such cases.';
  const rows = page.content.map((it) => [
    it.id,
    timeText(it.openTime),
    it.severity,
    it.title,
    it.members.map(({ username }) => username).join(', '),
    it.alerts,
    it.assignedTo ?? '',
    it.outcome ?? it.state,
  ]);
  return listTable(page, ['ID', 'OPENED (UTC)', 'SEVERITY', 'TITLE', 'MEMBERS', 'ALERTS', 'WITH', 'STATE'], rows);
}

async function showCase(id: number): Promise<string> {
  const it = await ask('/operator/risk/case/get', { id });
  const head = facts([
    ['case', `${it.id} ${it.title}`],
    ['state', it.outcome ? `${it.state}, ${it.outcome}: ${it.closeReason}` : it.state],
    ['severity', it.severity],
    ['assigned to', it.assignedTo],
    ['members', it.members.map(({ memberId, username }) => `${memberId} ${username}`).join(', ')],
  ]);
  const lines = [
    ...it.alertList.map((alert) => `${timeText(alert.time)}  ${alert.username}: ${alert.sentence}`),
    ...it.notes.map(({ time, by, text }) => `${timeText(time)}  ${by}: ${text}`),
    ...it.reports.map(({ time, by, hash }) => `${timeText(time)}  ${by} wrote the report ${hash}`),
  ];
  return [head, '', ...lines.sort()].join('\n');
}

async function openCase(words: Words, named: Named): Promise<string> {
  const alertIds = words.map((id) => needId(id, 'alert'));
  const { id } = await ask('/operator/risk/case/open', { title: needText(named.title, 'title'), alertIds });
  return showCase(id);
}

async function note([id]: Words, named: Named): Promise<string> {
  const { id: noted } = await ask('/operator/risk/case/note', {
    id: needId(id, 'case'),
    text: needText(named.text, 'text'),
  });
  return showCase(noted);
}

async function close([id]: Words, named: Named): Promise<string> {
  const outcome = riskCaseOutcomes.find((word) => word === named.outcome);
  if (!outcome) throw new Problem(`Give --outcome as ${riskCaseOutcomes.join(', ')}.`, usageCode);
  const reason = needText(named.reason, 'reason');
  const { id: closed } = await ask('/operator/risk/case/close', { id: needId(id, 'case'), outcome, reason });
  return showCase(closed);
}

async function report([id]: Words, named: Named): Promise<string> {
  const suspicion = needText(named.text, 'text');
  const path = needText(named.to, 'to');
  const { hash } = await ask('/operator/risk/case/report', { id: needId(id, 'case'), suspicion });
  const { base64 } = await ask('/operator/risk/case/reportFile', { hash });
  await writeFile(path, Buffer.from(base64, 'base64'), { flag: 'wx' }).catch((error: Error) => {
    throw new Problem(`The report is kept as ${hash}; ${path} cannot be written: ${error.message}`);
  });
  return `${path} is the report ${hash}.`;
}

async function screening([state = 'waiting']: Words): Promise<string> {
  const page = await ask('/operator/risk/screening/list', { ...withState(screeningStates, state), limit });
  const lists = page.lists
    ? `${page.lists.entries} entries, read ${timeText(page.lists.readTime)} UTC.`
    : (page.problem ?? 'No list is set (WATCH_LIST_FILE): nobody is compared.');
  if (page.content.length === 0) return lists;
  const rows = page.content.map((it) => [
    it.id,
    `${it.memberId} ${it.username}`,
    `${it.memberName}, ${it.memberBirthday}`,
    `${it.entryName}, ${it.entryBirthday ?? 'no birthday'}`,
    `${it.list} ${it.reference}`,
    it.because === 'name' ? 'name' : 'name and birthday',
    it.state,
  ]);
  return `${lists}\n\n${listTable(page, ['ID', 'MEMBER', 'NAME', 'ENTRY', 'LIST', 'AGREES', 'STATE'], rows)}`;
}

async function decide(id: string | undefined, named: Named, as: 'confirmed' | 'falsePositive'): Promise<string> {
  const reason = needText(named.reason, 'reason');
  const { state, entryName } = await ask('/operator/risk/screening/decide', { id: needId(id, 'hit'), as, reason });
  return `${state}: ${entryName}`;
}

function needRule(code: string | undefined): string {
  if (code) return code;
  throw new Problem('Give the code of the rule.', usageCode);
}

function withState<S extends string>(states: readonly S[], word: string): { state?: S[] } {
  if (word === 'all') return {};
  const state = states.find((one) => one === word);
  if (!state) throw new Problem(`Say one of ${states.join(', ')} or all.`, usageCode);
  return { state: [state] };
}
