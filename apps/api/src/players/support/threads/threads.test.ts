import { errorCodes } from '@fairhouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../../testing/add-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../../testing/start-test-api.ts';
import { messageLimit } from './threads.deps.ts';

let api: TestApi;
let anna: string;
let ben: string;
let member: TestMember;

beforeAll(async () => {
  api = await startTestApi();
  anna = await addOperator(api.db, 'anna', ['support']);
  ben = await addOperator(api.db, 'ben', ['support']);
});
afterAll(() => api.close());

const ask = (path: string, body: object, by: TestMember = member) => api.post(`/base/support/${path}`, body, by.token);
const desk = (path: string, body: object = {}, token = anna) => api.post(`/operator/${path}`, body, token);
const claim = (id: number, token = anna) => desk('queue/claim', { queue: 'contacts', id }, token);
const answer = (id: number, seen: number, more: object = {}, token = anna) =>
  desk('contact/answer', { id, answer: 'It is on its way.', seen, ...more }, token);
const open = async (more: object = {}) =>
  (await ask('open', { topic: 'deposit', message: 'Where is my deposit?', ...more })).data;
const queued = async (id: number) => (await desk('queue/get', { queue: 'contacts', id })).data;
const commandsOf = async (id: number) =>
  (
    await api.db.query('select command from audit_event where subject = $1 and command <> $2 order by id', [
      `contact:${id}`,
      'contact.show',
    ])
  ).rows.map(({ command }) => command);

describe('a conversation of a member', () => {
  beforeAll(async () => {
    member = await api.join();
  });

  it('goes from the first message over an answer and a rating to solved, and opens again', async () => {
    const { id, state, entries } = await open();
    expect(state).toBe('open');
    expect(entries).toMatchObject([{ id: 0, fromSupport: false, text: 'Where is my deposit?' }]);
    expect((await ask('rate', { id, satisfied: true })).error).toBe(errorCodes.wrongState);

    expect((await answer(id, 1)).data).toMatchObject({ state: 'waiting', messages: 2 });
    expect((await queued(id)) ?? null).toBeNull();
    const answered = (await ask('get', { id })).data;
    expect(answered).toMatchObject({ state: 'waiting', preview: 'It is on its way.' });
    expect(answered.entries[1]).toMatchObject({ fromSupport: true, text: 'It is on its way.' });
    expect(JSON.stringify(answered)).not.toContain('anna');

    expect((await ask('rate', { id, satisfied: false })).data.satisfied).toBe(false);
    expect((await ask('rate', { id, satisfied: true })).data.satisfied).toBe(true);
    expect((await ask('solve', { id })).data.state).toBe('solved');
    expect((await answer(id, 2)).error).toBe(errorCodes.wrongState);
    expect((await ask('write', { id, message: 'Not yet, sorry.' })).data).toMatchObject({ state: 'open', messages: 3 });
    expect(await queued(id)).toMatchObject({ id, priority: 'normal', age: 'ok' });
    expect(await commandsOf(id)).toEqual([
      'contact.open',
      'contact.answer',
      'contact.rate',
      'contact.rate',
      'contact.solve',
      'contact.reopen',
    ]);
  });

  it('gets a message about an answer once, with the way to the conversation', async () => {
    const { id } = await open();
    await answer(id, 1);
    const { content } = (await api.post('/base/news/listPage', { pageSize: 5, createTime_0: 'DESC' }, member.token))
      .data;
    expect(content[0]).toMatchObject({
      link: 'support',
      message: 'Our support team has answered you: It is on its way.',
    });
    // Where it began in the page, no mail is written beyond what the member has chosen.
    const { rows } = await api.db.query(`select from mail where body_text like '%It is on its way.%'`);
    expect(rows).toEqual([]);
  });

  it('writes nothing twice for one key, and refuses another text with it', async () => {
    const opened = await Promise.all([1, 2, 3].map(() => open({ requestKey: 'one-thread' })));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
    const { id } = opened[0];
    const write = (message: string) => ask('write', { id, message, requestKey: 'one-message' });
    await Promise.all([1, 2, 3].map(() => write('Hello?')));
    expect((await ask('get', { id })).data.messages).toBe(2);
    expect((await write('Something else')).error).toBe(errorCodes.conflict);
    const changed = await ask('open', { topic: 'deposit', message: 'Else', requestKey: 'one-thread' });
    expect(changed.error).toBe(errorCodes.conflict);
  });

  it('shows nobody else anything', async () => {
    const { id } = await open();
    const other = await api.join();
    for (const [path, body] of [
      ['get', {}],
      ['write', { message: 'x' }],
      ['solve', {}],
      ['rate', { satisfied: true }],
    ] as const) {
      expect((await ask(path, { id, ...body }, other)).error, path).toBe(errorCodes.noSuchThing);
    }
    expect((await ask('list', {}, other)).data).toEqual([]);
  });

  it('takes a reference to what is the member’s own alone', async () => {
    const things = (await ask('references', {})).data;
    expect(things).toEqual([]);
    const about = (kind: string, id: string) =>
      ask('open', { topic: 'deposit', message: 'x', reference: { kind, id } });
    for (const kind of ['deposit', 'cashOut', 'bonus', 'round']) {
      expect((await about(kind, '1')).error, kind).toBe(errorCodes.noSuchThing);
    }
    expect((await about('deposit', 'x')).error).toBe(errorCodes.noSuchThing);
    const { rows } = await api.db.query(
      `insert into deposit_attempt (member_id, method, provider, reference, amount, currency, state, request_hash, ask_at)
       values ($1, 'STRIPE', 'stripe', 'r1', 2500, 'USD', 'succeeded', '', null) returning id`,
      [member.id],
    );
    const depositId = String(rows[0].id);
    expect((await ask('references', {})).data).toMatchObject([{ kind: 'deposit', id: depositId, amount: '25.00' }]);
    const { data } = await about('deposit', depositId);
    expect(data.reference).toEqual({ kind: 'deposit', id: depositId });
    expect((await desk('contact/get', { id: data.id })).data.reference).toEqual({ kind: 'deposit', id: depositId });
  });

  it('may be written by a player who is excluded', async () => {
    // A person of their own: no one with the same details may join afterwards.
    const excluded = await api.join({ firstName: 'Dolores', lastName: 'Abad', birthday: '1971-05-04' });
    expect((await api.post('/sys/protection/exclude', { months: 6, sure: true }, excluded.token)).error).toBe(0);
    const { username, password } = excluded;
    const { data } = await api.post('/sys/auth/login', { username, password });
    const again = { ...excluded, token: data.token };
    const opened = await ask('open', { topic: 'closing', message: 'Please close it.' }, again);
    expect(opened.error).toBe(0);
    await answer(opened.data.id, 1);
    const { content } = (await api.post('/base/news/listPage', { pageSize: 5 }, again.token)).data;
    expect(content.map(({ link }: { link: string }) => link)).toContain('support');
  });

  it('is limited for each member', async () => {
    const busy = await api.join();
    const errors: number[] = [];
    const { id } = (await ask('open', { topic: 'bonus', message: 'First' }, busy)).data;
    for (let n = 0; n < messageLimit.most; n++) errors.push((await ask('write', { id, message: `${n}` }, busy)).error);
    expect(errors.filter((error) => error !== 0)).toEqual([errorCodes.tooManyRequests]);
    expect(errors.at(-1)).toBe(errorCodes.tooManyRequests);
  });
});

describe('two people of the staff', () => {
  beforeAll(async () => {
    member = await api.join();
  });

  it('answer a thread once: the second is a conflict', async () => {
    const { id } = await open();
    const answers = await Promise.all([answer(id, 1, {}, anna), answer(id, 1, {}, ben)]);
    expect(answers.map(({ error }) => error).sort()).toEqual([0, errorCodes.conflict]);
    expect((await ask('get', { id })).data.messages).toBe(2);
  });

  it('do not answer what a player has written to meanwhile unseen', async () => {
    const { id } = await open();
    await ask('write', { id, message: 'And another thing' });
    expect((await answer(id, 1)).error).toBe(errorCodes.conflict);
    expect((await answer(id, 2)).error).toBe(0);
  });

  it('do not touch what a colleague holds, until it is handed over', async () => {
    const { id } = await open();
    await claim(id, anna);
    expect((await claim(id, ben)).error).toBe(errorCodes.alreadyClaimed);
    expect((await answer(id, 1, {}, ben)).error).toBe(errorCodes.alreadyClaimed);
    expect((await desk('contact/change', { id, priority: 'urgent' }, ben)).error).toBe(errorCodes.alreadyClaimed);
    const assign = (to: string, token: string) =>
      desk('queue/assign', { queue: 'contacts', ids: [id], to }, token).then(({ data }) => data.outcomes[0].error);
    expect(await assign('anna', ben)).toBe(errorCodes.notPermitted);
    expect(await assign('ben', anna)).toBe(0);
    expect((await answer(id, 1, {}, ben)).error).toBe(0);
  });

  it('see internal notes between the messages, and players never do', async () => {
    const { id } = await open();
    const note = { queue: 'contacts', id, text: 'He rang twice. @ben please look.' };
    expect((await desk('queue/note', note)).error).toBe(0);
    expect((await desk('queue/mentions', {}, ben)).data).toMatchObject([{ queue: 'contacts', id, by: 'anna' }]);
    expect((await desk('queue/mentions', {}, anna)).data).toEqual([]);
    await answer(id, 1, { solve: true });
    // Also about what waits no more.
    expect((await desk('queue/note', { ...note, text: 'Closed for good.' })).error).toBe(0);
    expect((await desk('queue/notes', { queue: 'contacts', id })).data).toHaveLength(2);
    const seen = JSON.stringify([
      await ask('list', {}),
      await ask('get', { id }),
      await api.post('/base/news/listPage', { pageSize: 50 }, member.token),
    ]);
    expect(seen).not.toMatch(/rang twice|Closed for good/);
    const [mention] = (await desk('queue/mentions', {}, ben)).data;
    // A colleague's mention stays.
    await desk('queue/seeMention', { note: mention.note }, anna);
    expect((await desk('queue/mentions', {}, ben)).data).toHaveLength(1);
    await desk('queue/seeMention', { note: mention.note }, ben);
    expect((await desk('queue/mentions', {}, ben)).data).toEqual([]);
  });

  it('notify only colleagues who may see the queue', async () => {
    const cashier = await addOperator(api.db, 'carl', ['cashier']);
    const { id } = await open();
    await desk('queue/note', { queue: 'contacts', id, text: 'mail@carl.example @carl @nobody' });
    expect((await desk('queue/mentions', {}, cashier)).data).toEqual([]);
  });
});

describe('due times', () => {
  beforeAll(async () => {
    member = await api.join();
  });

  it('follow from the priority, which the topic begins with, and put the overdue first', async () => {
    const normal = await open();
    const high = await open({ topic: 'security' });
    expect((await queued(high.id)).priority).toBe('high');
    const hours = async (id: number) => {
      const { dueTime, waitingSince } = await queued(id);
      return (Date.parse(dueTime) - Date.parse(waitingSince)) / 3_600_000;
    };
    expect(await hours(normal.id)).toBe(24);
    expect(await hours(high.id)).toBe(4);
    expect((await desk('contact/change', { id: normal.id, priority: 'urgent' })).data.priority).toBe('urgent');
    expect(await hours(normal.id)).toBe(1);
    await api.db.query(`update contact set answer_due_at = now() - interval '1 minute' where id = $1`, [normal.id]);
    expect((await queued(normal.id)).age).toBe('red');
    const { rows } = (
      await desk('queue/list', { queue: 'contacts', sort: 'due', filter: { memberId: Number(member.id) } })
    ).data;
    expect(rows.map(({ id }: { id: number }) => id)).toEqual([normal.id, high.id]);
    const [summary] = (await desk('queue/summary')).data.filter(({ queue }: { queue: string }) => queue === 'contacts');
    expect(summary.red).toBe(1);
  });

  it('are of the setting of the priority', async () => {
    const admin = await addOperator(api.db, 'finn', ['finance']);
    const current = (await desk('setting/listAll', { name: 'support' }, admin)).data;
    expect(current).toHaveLength(3);
  });

  it('end with an answer, and begin again with the next message', async () => {
    const { id } = await open();
    await answer(id, 1);
    const { rows: waiting } = await api.db.query('select answer_due_at, asked_at from contact where id = $1', [id]);
    expect(waiting).toEqual([{ answer_due_at: null, asked_at: null }]);
    await ask('write', { id, message: 'Still waiting' });
    expect((await queued(id)).dueTime).not.toBeNull();
    await ask('solve', { id });
    await api.db.query(`update contact set created_at = now() - interval '90 days' where id = $1`, [id]);
    await ask('write', { id, message: 'It is back' });
    await desk('contact/change', { id, priority: 'high' });
    expect((await queued(id)).age).toBe('ok');
  });
});

describe('macros', () => {
  beforeAll(async () => {
    member = await api.join({ firstName: 'Maria' });
  });
  const text = {
    name: 'Hello',
    english: 'Hello {firstName}, about {reference} in thread {thread}.',
    filipino: 'Kumusta {firstName}.',
    isActive: true,
  };

  it('are filled in for a thread in its language, and send nothing', async () => {
    const saved = (await desk('macro/save', text)).data;
    const { id } = await open();
    const filled = (await desk('macro/fill', { id: saved.id, contact: id })).data.text;
    expect(filled).toBe(`Hello Maria, about … in thread ${id}.`);
    expect((await ask('get', { id })).data.messages).toBe(1);
    await api.db.query(`update contact set language = 'fil' where id = $1`, [id]);
    expect((await desk('macro/fill', { id: saved.id, contact: id })).data.text).toBe('Kumusta Maria.');
  });

  it('refuse placeholders that are none, names that are taken, and a version that was changed', async () => {
    expect((await desk('macro/save', { ...text, name: 'Bad', english: 'Your {password}' })).error).toBe(
      errorCodes.invalidField,
    );
    expect((await desk('macro/save', { ...text, name: 'hello' })).error).toBe(errorCodes.conflict);
    const [{ id, version }] = (await desk('macro/list')).data.filter(({ name }: { name: string }) => name === 'Hello');
    const change = (token: string) => desk('macro/save', { ...text, id, version, english: 'Hi.' }, token);
    const changes = await Promise.all([change(anna), change(ben)]);
    expect(changes.map(({ error }) => error).sort()).toEqual([0, errorCodes.conflict]);
    const { rows } = await api.db.query(
      `select before->>'english' as before, after->>'english' as after
      from audit_event where subject = $1 order by id desc limit 1`,
      [`macro:${id}`],
    );
    expect(rows).toEqual([{ before: text.english, after: 'Hi.' }]);
    await desk('macro/save', { ...text, id, version: version + 1, isActive: false });
    const { id: thread } = await open();
    expect((await desk('macro/fill', { id, contact: thread })).error).toBe(errorCodes.noSuchThing);
  });

  it('rejects a name when another macro takes it at the same moment', async () => {
    const made = await Promise.all(
      ['First', 'Second', 'Third'].map(async (name) => (await desk('macro/save', { ...text, name })).data),
    );
    const renamed = await Promise.all(
      made.map(({ id, version }) => desk('macro/save', { ...text, id, version, name: 'The same' })),
    );
    expect(renamed.map(({ error }) => error).sort((a, b) => a - b)).toEqual([
      0,
      errorCodes.conflict,
      errorCodes.conflict,
    ]);
  });

  it('are read by compliance and written by support alone', async () => {
    const compliance = await addOperator(api.db, 'cora', ['compliance']);
    expect((await desk('macro/list', {}, compliance)).error).toBe(0);
    expect((await desk('macro/save', { ...text, name: 'x' }, compliance)).error).toBe(errorCodes.notPermitted);
  });
});

describe('signs of harm in a message', () => {
  it('are reported to the protection team once in one open case', async () => {
    member = await api.join();
    const risk = await addOperator(api.db, 'rita', ['risk']);
    const { id } = await open({ message: 'I cannot stop.' });
    expect((await desk('contact/reportHarm', { id, reason: '' })).error).toBe(errorCodes.missingField);
    const first = (await desk('contact/reportHarm', { id, reason: 'Writes that he cannot stop' })).data;
    const second = (await desk('contact/reportHarm', { id, reason: 'And again' }, ben)).data;
    expect(second).toEqual(first);
    const row = (await desk('queue/get', { queue: 'harmCases', id: first.caseId }, risk)).data;
    expect(row).toMatchObject({ memberId: Number(member.id), kind: 'reported' });
    const harmCase = (await desk('protection/case', { id: first.caseId }, risk)).data;
    expect(harmCase.reports).toMatchObject([
      { by: 'anna', subject: `contact:${id}`, text: 'Writes that he cannot stop' },
      { by: 'ben', text: 'And again' },
    ]);
    expect(JSON.stringify(await ask('get', { id }))).not.toContain('cannot stop"');
  });
});

describe('personal data', () => {
  it('of threads are in the copy without notes, and go with an erasure', async () => {
    member = await api.join();
    const { id } = await open({ message: 'A secret of mine' });
    await desk('queue/note', { queue: 'contacts', id, text: 'Looks odd' });
    await answer(id, 1);
    const { rows: copy } = await api.db.query(
      'select section, data from support_own_data where member_id = $1 order by section',
      [member.id],
    );
    expect(copy.map(({ section }) => section)).toEqual(['letterMessages', 'letters']);
    expect(JSON.stringify(copy)).toContain('A secret of mine');
    expect(JSON.stringify(copy)).not.toMatch(/anna|Looks odd/);
    await api.db.query('select /* writes */ support_erase($1, $2)', [member.id, 'nobody@example.com']);
    const { rows } = await api.db.query('select from contact_message where contact_id = $1', [id]);
    expect(rows).toEqual([]);
    expect((await ask('list', {})).data).toEqual([]);
  });
});
