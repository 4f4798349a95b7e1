import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodes } from '@fairhouse/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { relaxPolicies } from '../../testing/relax-policies.ts';
import { runCommand } from '../../testing/run-operator.ts';
import { type MoneyCasino, startMoneyCasino, until } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';
import { raiseAlerts } from './alerts/raise-alerts.ts';
import { fileWatchLists } from './screening/file-watch-lists.ts';
import { screenMember } from './screening/screen-member.ts';
import { screenMembers } from './screening/screen-members.ts';

let casino: MoneyCasino;
let folder: string;
let member: TestMember;
const keys: Record<string, string> = {};

beforeAll(async () => {
  casino = await startMoneyCasino();
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-lists-'));
  for (const name of ['anna', 'ben']) keys[name] = await casino.addOperator(name);
  keys.cora = await casino.addOperator('cora', ['compliance']);
  keys.vic = await casino.addOperator('vic', ['support']);
});
afterAll(async () => {
  await casino.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  member = await casino.api.join();
});

const desk = (path: string, body: object = {}, name = 'anna') => casino.api.post(`/operator/${path}`, body, keys[name]);
const risk = (path: string, body: object = {}, name = 'anna') => desk(`risk/${path}`, body, name);

let rules = 0;
const draft = (more: object = {}) => ({
  code: `rule-${++rules}`,
  kind: 'depositVelocity',
  parameters: { hours: 24, times: 1 },
  severity: 'high',
  reason: 'A test',
  ...more,
});
const minute = 60_000;

async function save(more: object = {}) {
  const saved = await risk('rule/save', draft(more));
  expect(saved.error).toBe(0);
  return saved.data;
}

const turn = (rule: { code: string; version: number; contentHash: string }, to = 'on', name = 'anna') =>
  risk(
    'rule/switch',
    { code: rule.code, version: rule.version, contentHash: rule.contentHash, to, reason: 'A test' },
    name,
  );

const tryOut = ({ code, version }: { code: string; version: number }) =>
  risk('rule/try', {
    code,
    version,
    from: new Date(Date.now() - minute).toISOString(),
    until: new Date(Date.now() + minute).toISOString(),
  });

/** A rule that is on. */
async function ruleOn(more: object = {}) {
  const rule = await save(more);
  expect((await tryOut(rule)).error).toBe(0);
  expect((await turn(rule)).error).toBe(errorCodes.waitsForSecond);
  const on = await turn(rule, 'on', 'ben');
  expect(on.error).toBe(0);
  return on.data;
}

/** The job as if it were some time later. */
const raise = (laterMs = minute) =>
  raiseAlerts({ db: casino.api.db, games: [], clock: () => new Date(Date.now() + laterMs) });

/** An alert about `member`, from a real deposit. */
async function alert(more: object = {}) {
  const rule = await ruleOn(more);
  await casino.payIn(member, 25);
  await raise();
  const { data } = await risk('alert/list', { rule: rule.code, memberId: Number(member.id) });
  expect(data.content).toHaveLength(1);
  return data.content[0];
}

const auditEventsOf = async (subject: string) =>
  (
    await casino.api.db.query<{ command: string }>('select command from audit_event where subject = $1 order by id', [
      subject,
    ])
  ).rows.map(({ command }) => command);

describe('rules', () => {
  it('are there as drafts from the first day, and say what their kinds take', async () => {
    const { data } = await risk('rule/list');
    const first = data.rules.filter(({ savedBy }: { savedBy: string }) => savedBy === 'system:start');
    expect(first.length).toBeGreaterThan(20);
    expect(new Set(first.map(({ state }: { state: string }) => state))).toEqual(new Set(['draft']));
    expect(new Set(first.map(({ kind }: { kind: string }) => kind)).size).toBe(data.kinds.length);
    const structuring = data.kinds.find(({ kind }: { kind: string }) => kind === 'structuring');
    expect(structuring.takesCurrency).toBe('required');
    expect(structuring.parameters).toContainEqual({
      name: 'percent',
      unit: 'percent',
      about: 'How far below the limit still counts',
      least: 1,
      most: 90,
      words: null,
      needed: true,
    });
  });

  it.each([
    ['a number out of bounds', { parameters: { hours: 0, times: 1 } }, 'hours'],
    ['a parameter that the kind has not', { parameters: { hours: 1, times: 1, days: 3 } }, 'days'],
    ['a parameter left out', { parameters: { hours: 1 } }, 'times'],
    [
      'an amount with more places than money has',
      { currency: 'USD', parameters: { hours: 1, times: 1, amount: '1.005' } },
      'amount',
    ],
    ['an amount without a currency', { parameters: { hours: 1, times: 1, amount: '1.00' } }, 'currency'],
    [
      'a currency where no member is meant',
      { kind: 'failedSignIns', currency: 'USD', parameters: { times: 3, minutes: 1 } },
      'currency',
    ],
  ])('are refused with %s', async (_, more, field) => {
    const refused = await risk('rule/save', draft(more));
    expect([errorCodes.invalidField, errorCodes.missingField]).toContain(refused.error);
    expect(refused.message).toContain(field);
  });

  it('are saved as another version, by anyone who looked at the latest', async () => {
    const first = await save();
    const again = draft({ code: first.code, parameters: { hours: 48, times: 1 } });
    expect((await risk('rule/save', again)).error).toBe(errorCodes.conflict);
    const both = await Promise.all([1, 2].map(() => risk('rule/save', { ...again, version: 1 })));
    expect(both.map(({ error }) => error).sort((a, b) => a - b)).toEqual([0, errorCodes.conflict]);
    const { data } = await risk('rule/versions', { code: first.code });
    expect(data.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    await expect(
      casino.api.db.query(`update risk_rule set severity = 'low' where code = $1`, [first.code]),
    ).rejects.toThrow();
  });

  it('are switched on and off by two, bound to what was looked at, and by no statement alone', async () => {
    const rule = await save();
    await tryOut(rule);
    expect((await turn({ ...rule, contentHash: '0'.repeat(64) })).error).toBe(errorCodes.contentChanged);
    const asked = await turn(rule);
    expect(asked.error).toBe(errorCodes.waitsForSecond);
    expect((await turn(rule)).error).toBe(errorCodes.secondOperatorNeeded);
    expect((await risk('rule/versions', { code: rule.code })).data.versions[0]).toMatchObject({
      state: 'proposed',
      runs: null,
    });
    const byHand = `insert into risk_switch (code, version, turned, made_by, reason) values ($1, 1, 'on', 'x', '')`;
    await expect(casino.api.db.query(byHand, [rule.code])).rejects.toMatchObject({
      constraint: 'risk_switch_takes_two',
    });
    expect((await turn(rule, 'on', 'ben')).data).toMatchObject({ state: 'on', runs: 1 });
    expect((await turn(rule)).error).toBe(errorCodes.wrongState);
    expect((await turn(rule, 'off', 'ben')).error).toBe(errorCodes.waitsForSecond);
    expect((await turn(rule, 'off')).data).toMatchObject({ state: 'off', runs: null });
    expect(await auditEventsOf(`risk-rule:${rule.code}`)).toEqual([
      'riskRule.save',
      'riskRule.try',
      'approval.propose',
      'approval.approve',
      'riskRule.switchOn',
      'approval.propose',
      'approval.approve',
      'riskRule.switchOff',
    ]);
  });

  it('are switched on only in a version that was tried, by nobody and by no statement', async () => {
    const rule = await save();
    await tryOut(rule);
    const next = (await risk('rule/save', draft({ code: rule.code, version: 1, severity: 'low' }))).data;
    expect((await turn(next)).error).toBe(errorCodes.wrongState);
    const byHand = `insert into risk_switch (code, version, turned, made_by, reason) values ($1, 2, 'on', 'x', '')`;
    await expect(casino.api.db.query(byHand, [rule.code])).rejects.toMatchObject({
      constraint: 'risk_switch_takes_trial',
    });
    expect((await risk('rule/versions', { code: rule.code })).data.versions).toMatchObject([
      { version: 2, trial: null },
      { version: 1, trial: { by: 'operator:anna', members: expect.any(Number) } },
    ]);
    await tryOut(next);
    expect((await turn(next)).error).toBe(errorCodes.waitsForSecond);
    await expect(casino.api.db.query('update risk_trial set alerts = 0')).rejects.toThrow();
  });

  it('are tried without an alert, and raise what the trial said', async () => {
    const rule = await save({ currency: 'USD', parameters: { hours: 24, times: 1, amount: '25' } });
    const from = new Date(Date.now() - minute).toISOString();
    await casino.payIn(member, 24.99);
    const tryNow = () =>
      risk('rule/try', { code: rule.code, version: 1, from, until: new Date(Date.now() + minute).toISOString() });
    const of = (tried: { data: { first: { memberId: number }[] } }) =>
      tried.data.first.find(({ memberId }) => memberId === Number(member.id));
    expect(of(await tryNow())).toBeUndefined();
    await casino.payIn(member, 25);
    const tried = await tryNow();
    expect(of(tried)).toMatchObject({
      alerts: 1,
      inCase: false,
      sentence: '2 deposits within 24 hours, 49.99 USD in all',
    });
    const { rows } = await casino.api.db.query('select from risk_alert where code = $1', [rule.code]);
    expect(rows).toHaveLength(0);
    expect(tried.data.days.reduce((sum: number, { alerts }: { alerts: number }) => sum + alerts, 0)).toBe(
      tried.data.alerts,
    );
    const tooLong = { code: rule.code, version: 1, from: '2020-01-01T00:00:00Z', until: '2021-01-01T00:00:00Z' };
    expect((await risk('rule/try', tooLong)).error).toBe(errorCodes.invalidField);
    expect((await risk('rule/try', { ...tooLong, version: 2, until: '2020-01-02T00:00:00Z' })).error).toBe(
      errorCodes.noSuchThing,
    );
  });
});

describe('alerts', () => {
  it('come from a real deposit, once, and are decided by one of two', async () => {
    const raised = await alert();
    expect(raised).toMatchObject({
      memberId: Number(member.id),
      username: member.username,
      severity: 'high',
      state: 'open',
      sentence: '1 deposits within 24 hours, 25.00 USD in all',
    });
    await raise(2 * minute);
    expect((await risk('alert/list', { rule: raised.rule, memberId: raised.memberId })).data.content).toHaveLength(1);
    const decide = (name: string, reason = 'Known') =>
      risk('alert/dismiss', { id: raised.id, as: 'falsePositive', reason }, name);
    expect((await decide('anna', ' ')).error).toBe(errorCodes.missingField);
    expect((await decide('vic')).error).toBe(errorCodes.notPermitted);
    const both = await Promise.all(['anna', 'ben'].map((name) => decide(name)));
    expect(both.map(({ error }) => error).sort((a, b) => a - b)).toEqual([0, errorCodes.wrongState]);
    expect(await auditEventsOf(`risk-alert:${raised.id}`)).toEqual(['riskAlert.raise', 'riskAlert.callFalse']);
  });

  it('are walked through by number in both directions, and counted by day beside their rule', async () => {
    const rule = await ruleOn();
    const members = [member, await casino.api.join(), await casino.api.join()];
    for (const one of members) await casino.payIn(one, 25);
    await raise();
    const page = async (more: object) => (await risk('alert/list', { rule: rule.code, limit: 2, ...more })).data;
    const ids = ({ content }: { content: { id: number }[] }) => content.map(({ id }) => id);
    const first = await page({ direction: 'asc' });
    const rest = await page({ direction: 'asc', after: first.next });
    expect([first.content.length, rest.content.length, rest.next]).toEqual([2, 1, null]);
    const all = [...ids(first), ...ids(rest)];
    const latest = await page({});
    expect([...ids(latest), ...ids(await page({ after: latest.next }))]).toEqual(all.toReversed());
    const { rules: listed } = (await risk('rule/list')).data;
    expect(listed.find(({ code }: { code: string }) => code === rule.code)).toMatchObject({ alertsIn30Days: 3 });
    expect((await page({ severity: ['low'] })).content).toEqual([]);
    expect((await risk('alert/list', { rule: rule.code, memberID: 1 })).error).toBe(errorCodes.invalidField);
  });

  it('stand in a queue with the hash of what was raised', async () => {
    const raised = await alert();
    const { data } = await desk('queue/list', { queue: 'alerts', filter: { memberId: Number(member.id) } });
    expect(data.rows[0]).toMatchObject({ id: raised.id, kind: 'high', contentHash: raised.contentHash });
    expect(data.rows[0].may.decide).toEqual(['dismiss', 'callFalse', 'openCase', 'addToCase']);
    // An alert is worth no money: it is counted, and makes no sum.
    expect(data.totals).toMatchObject({ count: data.rows.length, amounts: [] });
    const another = await alert();
    const decide = async ({ id, contentHash }: typeof raised, more: object) => {
      await desk('queue/decide', { queue: 'alerts', rows: [{ id, contentHash }], ...more });
      await casino.api.db.query(
        `update queue_decision set ask_at = now() where state = 'waiting' and queue = 'alerts'`,
      );
      await until(async () => (await risk('alert/get', { id })).data.state === 'inCase');
      return (await risk('alert/get', { id })).data.caseId;
    };
    const opened = await decide(raised, { decision: 'openCase', reason: 'Odd deposits' });
    expect(await decide(another, { decision: 'addToCase', values: { case: String(opened) } })).toBe(opened);
    expect((await risk('case/get', { id: opened })).data).toMatchObject({ title: 'Odd deposits', alerts: 2 });
  });

  it('about oneself as a player are for somebody else', async () => {
    const raised = await alert();
    await casino.api.db.query(
      `insert into staff_member_link (member_id, staff_id, linked_by, reason)
       select $1, id, 'a test', 'a test' from staff where name = 'ben'`,
      [member.id],
    );
    const own = await risk('alert/dismiss', { id: raised.id, as: 'dismissed', reason: 'Me' }, 'ben');
    expect(own.error).toBe(errorCodes.ownAffair);
    const mute = {
      code: raised.rule,
      memberId: Number(member.id),
      until: new Date(Date.now() + minute).toISOString(),
      reason: 'x',
    };
    expect((await risk('alert/mute', mute, 'ben')).error).toBe(errorCodes.ownAffair);
    expect((await risk('case/open', { title: 'Mine', alertIds: [raised.id] }, 'ben')).error).toBe(errorCodes.ownAffair);
    expect((await risk('case/list', { memberId: Number(member.id) })).data.content).toHaveLength(0);
  });

  it('are not raised while the rule is muted for the member', async () => {
    const rule = await ruleOn();
    const mute = (until: string) =>
      risk('alert/mute', { code: rule.code, memberId: Number(member.id), until, reason: 'Known' });
    expect((await mute(new Date(Date.now() - minute).toISOString())).error).toBe(errorCodes.invalidField);
    expect((await mute(new Date(Date.now() + 60 * minute).toISOString())).error).toBe(0);
    await casino.payIn(member, 25);
    await raise();
    const memberId = Number(member.id);
    expect((await risk('alert/list', { rule: rule.code, memberId })).data.content).toHaveLength(0);
    // What was kept silent can be seen: who muted what, and what a trial finds of it.
    expect((await risk('mute/list', { memberId, inForce: true })).data.content).toMatchObject([
      { rule: rule.code, username: member.username, by: 'operator:anna', reason: 'Known', inForce: true },
    ]);
    expect((await risk('mute/list', { memberId, inForce: false })).data.content).toEqual([]);
    const { first } = (await tryOut(rule)).data;
    expect(first.find((it: { memberId: number }) => it.memberId === memberId)).toMatchObject({
      muted: true,
      alerts: 1,
    });
  });
});

describe('cases', () => {
  it('are opened of alerts, noted, assigned, closed with an outcome, and reported; each change is an act', async () => {
    const raised = await alert();
    const other = await casino.api.join();
    const opened = await risk('case/open', {
      title: 'Odd deposits',
      alertIds: [raised.id],
      memberIds: [Number(other.id)],
    });
    expect(opened.data).toMatchObject({ state: 'open', severity: 'high', alerts: 1, outcome: null });
    expect(opened.data.members).toHaveLength(2);
    const byHand = { title: 'By hand', memberIds: [Number((await casino.api.join()).id)] };
    expect((await risk('case/open', byHand)).data.severity).toBe('low');
    const critical = await risk('case/open', { ...byHand, severity: 'critical' });
    expect(critical.data.severity).toBe('critical');
    const { id } = opened.data;
    expect((await risk('case/open', { title: 'Again', alertIds: [raised.id] })).error).toBe(errorCodes.wrongState);
    expect((await risk('case/list', { memberId: Number(other.id) })).data.content[0].id).toBe(id);
    expect((await risk('case/note', { id, text: 'Asked for the source' })).data.notes).toHaveLength(1);
    expect((await risk('case/assign', { id, to: 'nobody-here' })).error).toBe(errorCodes.invalidField);
    expect((await risk('case/assign', { id, to: 'ben' })).data).toMatchObject({
      state: 'investigating',
      assignedTo: 'ben',
    });
    const closing = { id, outcome: 'confirmed', reason: 'No source was shown' };
    const both = await Promise.all(['anna', 'ben'].map((name) => risk('case/close', closing, name)));
    expect(both.map(({ error }) => error).sort((a, b) => a - b)).toEqual([0, errorCodes.wrongState]);
    expect((await risk('case/note', { id, text: 'Late' })).error).toBe(errorCodes.wrongState);

    const suspicion = 'Deposits without a source';
    expect((await risk('case/report', { id, suspicion }, 'vic')).error).toBe(errorCodes.notPermitted);
    const report = await risk('case/report', { id, suspicion }, 'cora');
    expect(report.error).toBe(0);
    const file = await risk('case/reportFile', { hash: report.data.hash }, 'cora');
    const pdf = new Uint8Array(Buffer.from(file.data.base64, 'base64'));
    const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
    const { rows } = await casino.api.db.query<{ seq: bigint; hash: string }>(
      `select seq, encode(hash, 'hex') as hash from posting where member_id = $1 and type = 'DEPOSIT'`,
      [member.id],
    );
    for (const part of [
      suspicion,
      member.username,
      other.username,
      raised.rule,
      'Asked for the source',
      'No source was shown',
      'operator:anna',
      `No. ${rows[0]!.seq}`,
      rows[0]!.hash,
      '25.00 USD',
    ]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
    }
    expect(await auditEventsOf(`risk-case:${id}`)).toEqual([
      'riskCase.open',
      'riskCase.addMember',
      'riskCase.addMember',
      'riskCase.note',
      'riskCase.assign',
      'riskCase.close',
      'riskCase.close',
      'riskCase.report',
      'riskCase.fetchReport',
    ]);
  });

  it('are left by a member who came in by mistake, and not by one with alerts in them', async () => {
    const raised = await alert();
    const other = await casino.api.join();
    const { id } = (await risk('case/open', { title: 'Two', alertIds: [raised.id], memberIds: [Number(other.id)] }))
      .data;
    const remove = (memberId: bigint, reason = 'Another household') =>
      risk('case/removeMember', { id, memberId: Number(memberId), reason });
    expect((await remove(other.id, '')).error).toBe(errorCodes.missingField);
    expect((await remove(member.id)).error).toBe(errorCodes.wrongState);
    expect((await remove(other.id)).data.members).toMatchObject([{ memberId: Number(member.id) }]);
    expect((await remove(other.id)).error).toBe(errorCodes.noSuchThing);
    expect((await auditEventsOf(`risk-case:${id}`)).at(-1)).toBe('riskCase.removeMember');
  });

  it('are reported by two people where the policy says so, once, in the words that were agreed to', async () => {
    const { id } = (await risk('case/open', { title: 'Report', memberIds: [Number(member.id)] })).data;
    const policy = { command: 'suspicion.report', amountFrom: 0, reason: 'A test' };
    expect((await desk('policy/add', policy, 'cora')).error).toBe(0);
    try {
      const asked = await risk('case/report', { id, suspicion: 'Money of others' }, 'cora');
      expect(asked.error).toBe(errorCodes.waitsForSecond);
      expect((await risk('case/get', { id })).data.reports).toEqual([]);
      const { rows } = (await desk('approval/list', { subject: `risk-case:${id}` })).data;
      expect(rows).toMatchObject([{ maker: 'cora', proposal: { id, suspicion: 'Money of others' }, may: true }]);
      const { id: approvalId, proposedHash } = rows[0];
      expect((await desk('approval/approve', { id: approvalId, proposedHash })).error).toBe(0);
      await until(async () => (await risk('case/get', { id })).data.reports.length === 1);
      expect((await risk('case/get', { id })).data.reports).toMatchObject([{ by: 'operator:cora' }]);
    } finally {
      await relaxPolicies(casino.api.db);
    }
  });

  it('are not opened of nothing, nor of what nobody has', async () => {
    expect((await risk('case/open', { title: 'Nothing' })).error).toBe(errorCodes.missingField);
    expect((await risk('case/open', { title: '', memberIds: [Number(member.id)] })).error).toBe(
      errorCodes.missingField,
    );
    expect((await risk('case/open', { title: 'Nobody', memberIds: [1] })).error).toBe(errorCodes.noSuchThing);
    expect((await risk('case/open', { title: 'Nobody', alertIds: [999_999] })).error).toBe(errorCodes.noSuchThing);
  });
});

describe('lists of sanctions', () => {
  const listOf = async (...lines: string[]) => {
    const path = join(folder, 'list.csv');
    await writeFile(path, ['name,birthday,list,reference', ...lines].join('\n'));
    return fileWatchLists(path, () => new Date()).read();
  };
  const hitsOf = async () => (await risk('screening/list', { memberId: Number(member.id), direction: 'asc' })).data;

  it('find a member by name in any order and script, wait for a person, and ask of a false match never again', async () => {
    member = await casino.api.join({ firstName: 'José', lastName: 'Múñoz' });
    const { rows } = await casino.api.db.query<{ birthday: string }>(
      'select birthday::text as birthday from member where id = $1',
      [member.id],
    );
    const lines = [
      `"MUNOZ, Jose Antonio",,EU,EU-1`,
      `Хосе Муноз,1901-01-01,UN,UN-1`,
      `Jose Munoz,${rows[0]!.birthday},UN,UN-2`,
      `Jose Perez,,EU,EU-2`,
    ];
    const list = await listOf(...lines);
    await screenMembers(casino.api.db, list);
    const found = await hitsOf();
    expect(found.lists).toBeNull();
    expect(found.content.map(({ reference, because }: Record<string, string>) => [reference, because])).toEqual([
      ['EU-1', 'name'],
      ['UN-2', 'nameAndBirthday'],
    ]);
    const [first] = found.content;
    const decide = (name: string) =>
      risk('screening/decide', { id: first.id, as: 'falsePositive', reason: 'Another person' }, name);
    const both = await Promise.all(['anna', 'cora'].map(decide));
    expect(both.map(({ error }) => error).sort((a, b) => a - b)).toEqual([0, errorCodes.wrongState]);
    await screenMembers(casino.api.db, await listOf(...lines, 'Somebody Else,,EU,EU-3'));
    const again = await hitsOf();
    expect(again.content.map(({ reference, state }: Record<string, string>) => [reference, state])).toEqual([
      ['EU-1', 'falsePositive'],
      ['UN-2', 'waiting'],
    ]);
  });

  it('are asked about one member at once, which is an act', async () => {
    member = await casino.api.join({ firstName: 'Lea', lastName: 'Brandt' });
    const ask = { db: casino.api.db, watchLists: { read: () => listOf('Lea Brandt,,UN,UN-7', 'Max Weber,,UN,UN-8') } };
    for (const _ of [1, 2]) {
      const found = await screenMember(ask, { name: 'anna' }, member.id);
      expect(found).toMatchObject({ ok: true, data: { entries: 2, problem: null, hits: [{ reference: 'UN-7' }] } });
    }
    expect(await screenMember(ask, { name: 'anna' }, 1n)).toMatchObject({ ok: false, error: 'noSuchThing' });
    expect((await risk('screening/member', { memberId: Number(member.id) })).data).toMatchObject({
      entries: null,
      hits: [{ memberName: 'Lea Brandt', state: 'waiting' }],
    });
    expect(await auditEventsOf(`member:${member.id}`)).toEqual(expect.arrayContaining(['screening.member']));
  });

  it('are read as OpenSanctions gives them out: people with all their names, as far as birthdays are known', async () => {
    const path = join(folder, 'targets.simple.csv');
    const head = 'id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,phones,emails,dataset';
    const lines = [
      'NK-made-up-1,Person,Mara Invented,Mara Fiction;Maria Invented,1970;1971-05,zz,,,,,,A made-up list;Another',
      'NK-made-up-2,Company,Invented Trading,,,zz,,,,,,A made-up list',
    ];
    const list = async (...more: string[]) => {
      await writeFile(path, [head, ...lines, ...more].join('\n'));
      return fileWatchLists(path, () => new Date()).read();
    };
    const { entries } = await list();
    expect(entries).toHaveLength(6);
    expect(entries[0]).toEqual({
      name: 'Mara Invented',
      birthday: '1970',
      list: 'A made-up list',
      reference: 'NK-made-up-1',
    });
    await expect(list('NK-made-up-3,Person,Mara Other,,soon,zz,,,,,,A made-up list')).rejects.toThrow(
      /entry 3 .*birth_date/,
    );

    const person = (birthday: string) => casino.api.join({ firstName: 'Mara', lastName: 'Fiction', birthday });
    const [hit, other] = [await person('1970-09-09'), await person('1971-06-01')];
    await screenMembers(casino.api.db, await list());
    const foundOf = async (of: { id: bigint }) =>
      (await risk('screening/list', { memberId: Number(of.id) })).data.content;
    expect(await foundOf(hit)).toMatchObject([
      { entryName: 'Mara Fiction', because: 'name', score: 60, state: 'waiting' },
    ]);
    expect(await foundOf(other)).toEqual([]);
  });

  it('are asked again about who gets another name; who is confirmed is suspended with it', async () => {
    const player = await casino.api.join({ firstName: 'Ada', lastName: 'Former' });
    const list = await listOf('Ada Newname,,EU,EU-9');
    await screenMembers(casino.api.db, list);
    const found = async () => (await risk('screening/list', { memberId: Number(player.id) })).data.content;
    expect(await found()).toEqual([]);
    await casino.api.db.query(`update member set last_name = 'Newname' where id = $1`, [player.id]);
    await screenMembers(casino.api.db, list);
    const [hit] = await found();
    expect(hit).toMatchObject({ reference: 'EU-9', score: 60 });
    expect((await casino.api.post('/sys/auth/token/info', {}, player.token)).error).toBe(0);
    const confirm = () => risk('screening/decide', { id: hit.id, as: 'confirmed', reason: 'Same face' }, 'anna');
    expect((await confirm()).error).toBe(0);
    expect((await casino.api.post('/sys/auth/token/info', {}, player.token)).error).toBe(errorCodes.loginAgain);
    expect((await confirm()).error).toBe(errorCodes.wrongState);
    const { rows } = await casino.api.db.query(
      `select command, after from audit_event where member_id = $1 and command in ('screening.decide', 'member.suspend') order by id`,
      [player.id],
    );
    expect(rows).toMatchObject([
      { command: 'screening.decide', after: { state: 'confirmed' } },
      { command: 'member.suspend', after: { enabled: false, reason: 'EU EU-9: Same face' } },
    ]);
  });

  it('are refused as a whole where a line cannot be read', async () => {
    await expect(listOf('Jose Munoz,1.2.1990,UN,UN-1')).rejects.toThrow(/entry 1 .*birthday/);
  });
});

describe('the command line', () => {
  it('lists and decides by the same calls', async () => {
    const raised = await alert();
    const run = (name: string, ...args: string[]) =>
      runCommand(['risk', ...args], { DESK_ORIGIN: casino.api.deskUrl, STAFF_TOKEN: keys[name]! });
    expect((await run('anna', 'alerts')).out).toContain(raised.sentence);
    expect((await run('anna', 'rules')).out).toMatch(/bonus-shared +1 +bonusShared +members=3 +any +medium +draft/);
    const rule = await save();
    const on = (name: string) => run(name, 'on', rule.code, '1', '--reason', 'Tried');
    expect((await run('anna', 'try', rule.code, '1')).out).toMatch(/^alerts +\d/);
    expect(await on('anna')).toMatchObject({ code: 1 });
    expect((await on('ben')).out).toBe(`${rule.code} version 1 is on.\n`);
    expect((await run('anna', 'open', String(raised.id), '--title', 'Odd')).out).toContain(raised.sentence);
    const { data } = await risk('alert/get', { id: raised.id });
    const path = join(folder, 'report.pdf');
    const id = String(data.caseId);
    expect((await run('cora', 'report', id, '--text', 'Odd deposits', '--to', path)).out).toMatch(
      /is the report [0-9a-f]{64}/,
    );
    expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-');
    const close = await run('anna', 'close', id, '--outcome', 'valuable', '--reason', 'Explained');
    expect(close.out).toContain('closed, valuable: Explained');
    expect((await run('anna', 'screening')).out).toContain('No list is set');
    expect((await run('anna', 'dismiss', 'x', '--reason', 'y')).code).toBe(2);
  });
});
