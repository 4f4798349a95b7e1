import { readdirSync, readFileSync } from 'node:fs';
import { postWithin } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract/errors';
import { inTransaction } from '@fairhouse/database';
import { casinoJurisdiction, type RuledPlace } from '@fairhouse/jurisdictions';
import { amountOf } from '@fairhouse/money';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { leftOut } from './copy/left-out.ts';
import { elsewhere, sectionNames } from './copy/sections.ts';
import { eraseClosed } from './erasure/erase-closed.ts';

let api: TestApi;
let anna: string;
let keeper: string;
beforeAll(async () => {
  api = await startTestApi();
  anna = await addOperator(api.db, 'anna');
  keeper = await addOperator(api.db, 'keeper', ['compliance']);
});
afterAll(() => api.close());

const minuteMs = 60_000;
const soon = { timeout: 120_000, interval: 100 };

async function pay(member: TestMember, minor: bigint, type: 'DEPOSIT' | 'FEE' = 'DEPOSIT'): Promise<void> {
  const outcome = await inTransaction(api.db, (tx) =>
    postWithin(tx, {
      memberId: member.id,
      type,
      amount: amountOf('USD', minor),
      source: 'test',
      externalId: `${type}-${minor}`,
    }),
  );
  expect(outcome.ok).toBe(true);
}

async function upload({ token }: TestMember): Promise<number> {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(picture)]), 'a.png');
  const answer = await fetch(`${api.url}/api/sys/file/upload`, {
    method: 'POST',
    headers: { authorization: token },
    body,
  });
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

const data = async (member: TestMember) => (await api.post('/sys/data/get', {}, member.token)).data;

function fetchCopy(member: TestMember, id: number, password = member.password): Promise<Response> {
  return fetch(`${api.url}/api/sys/data/fetchCopy`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: member.token },
    body: JSON.stringify({ id, password }),
  });
}

describe('every table with a member in it', () => {
  it('is in the copy, or says why it is not', async () => {
    // What a spread casino keeps near the books are copies of rows that are looked at here themselves.
    const { rows } = await api.db.query<{ name: string; used: boolean }>(
      `select c.table_name as name, exists (
         select from information_schema.view_table_usage u
         where u.table_schema = c.table_schema and u.table_name = c.table_name and u.view_name like '%\\_own\\_data') as used
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'casino' and t.table_type = 'BASE TABLE' and c.column_name in ('member_id', 'inviter_id')
         and c.table_name not like 'near\\_%'
       group by c.table_schema, c.table_name order by 1`,
    );
    expect(rows.length).toBeGreaterThan(50);
    const forgotten = rows.filter(({ name, used }) => !used && !(name in leftOut)).map(({ name }) => name);
    expect(forgotten).toEqual([]);
    // Reasons for tables that are gone, or that only seem to be left out.
    const missing = new Set(rows.filter(({ name, used }) => !used || name === 'audit_event').map(({ name }) => name));
    expect(Object.keys(leftOut).filter((name) => !missing.has(name))).toEqual([]);
  });

  it('of the copy has a name for people, and every feature’s view is read', async () => {
    const files = ['../../', '../../../../../packages/betting/']
      .flatMap((folder) =>
        readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' }).map(
          (path) => folder + path,
        ),
      )
      .filter((path) => path.endsWith('-own-data.sql'));
    const texts = files.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));
    const published = texts.flatMap((text) => [...text.matchAll(/member_id,\s+'(\w+)'/g)].map(([, name]) => name!));
    expect([...published, ...elsewhere].sort()).toEqual([...sectionNames].sort());
    const { rows } = await api.db.query<{ name: string }>(
      `select table_name as name from information_schema.views where table_schema = 'casino' and table_name like '%\\_own\\_data'`,
    );
    const all = readFileSync(new URL('functions/own-data.sql', import.meta.url), 'utf8');
    expect(rows.filter(({ name }) => !all.includes(`from ${name}`))).toEqual([]);
  });
});

describe('a copy', () => {
  it('costs its fee once, holds everything and no secret, and is fetched after the password', async () => {
    const member = await api.join({ firstName: 'Ñina', address: '5 <b>Rizal</b> St' });
    const other = await api.join({ firstName: 'Somebody-else' });
    const picture = await upload(member);
    expect((await api.post('/sys/data/askCopy', {}, member.token)).error).toBe(errorCodes.insufficientFunds);
    expect((await data(member)).copies).toEqual([]);
    await pay(member, 12_34n);
    const asked = await api.post('/sys/data/askCopy', {}, member.token);
    expect(asked.error).toBe(0);
    expect((await api.post('/sys/data/askCopy', {}, member.token)).error).toBe(errorCodes.copyUnderWay);
    await vi.waitFor(async () => expect((await data(member)).copies[0].state).toBe('made'), soon);

    const id = asked.data.id as number;
    expect(await (await fetchCopy(member, id, 'not it')).json()).toMatchObject({ error: errorCodes.oldPasswordWrong });
    expect(await (await fetchCopy(other, id)).json()).toMatchObject({ error: errorCodes.noSuchThing });
    const answer = await fetchCopy(member, id);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual(['data.json', 'index.html', `pictures/${picture}.jpg`]);
    expect((await sharp(files[`pictures/${picture}.jpg`]!).metadata()).format).toBe('jpeg');

    const json = strFromU8(files['data.json']!);
    const { sections } = JSON.parse(json);
    expect(sections.account[0]).toMatchObject({ username: member.username, firstName: 'Ñina', birthday: '1990-02-28' });
    expect(sections.postings.map(({ type, amount }: { type: string; amount: string }) => [type, amount])).toEqual([
      ['DEPOSIT', '12.34'],
      ['FEE', '10.00'],
    ]);
    expect(sections.logIns).toHaveLength(1);
    expect(sections.consents.length).toBeGreaterThan(0);
    const names = new Set(Object.values(sections).flatMap((rows) => (rows as object[]).flatMap(Object.keys)));
    expect([...names].filter((name) => /hash|secret|token|digest|sealed|key$/i.test(name))).toEqual([]);
    const html = strFromU8(files['index.html']!);
    expect(html).toContain('5 &#60;b&#62;Rizal');
    for (const text of [json, html]) expect(text).not.toContain('Somebody-else');
    const { rows } = await api.db.query(`select command from audit_event where subject = $1 order by id`, [
      `data-copy:${id}`,
    ]);
    expect(rows.map(({ command }) => command)).toEqual(['dataCopy.ask', 'dataCopy.make', 'dataCopy.fetch']);
  });
});

describe('erasure', () => {
  it('by the member waits for an empty account and its days, and can be taken back', async () => {
    const member = await api.join();
    await pay(member, 5_00n);
    const ask = (more = {}) =>
      api.post('/sys/data/askErasure', { password: member.password, sure: true, ...more }, member.token);
    await pay(member, 5_00n, 'FEE');
    expect((await ask()).error).toBe(errorCodes.accountOpen);
    expect((await api.post('/sys/protection/closeAccount', { sure: true }, member.token)).error).toBe(0);
    const { username, password } = member;
    member.token = (await api.post('/sys/auth/login', { username, password })).data.token;
    expect((await ask({ password: 'not it' })).error).toBe(errorCodes.oldPasswordWrong);
    await pay(member, 7_00n);
    expect((await ask()).error).toBe(errorCodes.moneyLeft);
    await pay(member, 7_00n, 'FEE');
    expect((await ask()).error).toBe(0);
    expect((await data(member)).erasure.state).toBe('waiting');
    expect((await api.post('/sys/data/withdrawErasure', {}, member.token)).error).toBe(0);
    expect((await data(member)).erasure.state).toBe('withdrawn');
    expect((await api.post('/sys/data/withdrawErasure', {}, member.token)).error).toBe(errorCodes.noSuchThing);
  });

  it('by two of the staff leaves nothing that names the person, and book and record verify', async () => {
    const member = await api.join({
      firstName: 'Erasmia',
      lastName: 'Forgottenname',
      email: `erasmia.${process.pid}@example.org`,
      address: '77 Vanishing Lane',
      city: 'Oblivionville',
    });
    await pay(member, 3_00n);
    await pay(member, 3_00n, 'FEE');
    const picture = await upload(member);
    await api.post('/sys/member/documents/update', { idcardProofId: String(picture) }, member.token);
    await api.post('/operator/member/note', { memberId: Number(member.id), text: 'Erasmia called' }, anna);
    await api.post('/operator/member/find', { text: 'Forgottenname' }, anna);
    await api.post('/operator/search', { text: 'Forgottenname' }, anna);
    await api.post('/sys/data/askCorrection', { lastName: 'Forgottenname-Two' }, member.token);
    const erase = { memberId: Number(member.id), reason: 'Erasmia wrote a letter' };
    const support = await addOperator(api.db, 'sue', ['support']);
    expect((await api.post('/operator/data/erase', erase, support)).error).toBe(errorCodes.notPermitted);
    const nobody = await api.post('/operator/data/erase', { ...erase, memberId: 2_000_000_000 }, keeper);
    expect(nobody.error).toBe(errorCodes.noSuchThing);
    const proposed = await api.post('/operator/data/erase', erase, keeper);
    expect(proposed.error).toBe(errorCodes.waitsForSecond);
    const { rows: waiting } = (await api.post('/operator/approval/list', { command: 'member.erase' }, anna)).data;
    const { id, proposedHash } = waiting[0];
    expect((await api.post('/operator/approval/approve', { id, proposedHash }, anna)).error).toBe(0);

    const standing = async () =>
      (await api.post('/operator/data/member', { memberId: Number(member.id) }, anna)).data.erasure;
    await vi.waitFor(async () => expect((await standing()).state).toBe('keptByLaw'), soon);
    // Ways in are gone; who it was is kept for the years of the law.
    expect((await api.post('/sys/auth/login', { username: member.username, password: member.password })).error).toBe(
      errorCodes.loginFailed,
    );
    expect((await api.post('/sys/data/get', {}, member.token)).error).toBe(errorCodes.loginAgain);
    expect(await found('Forgottenname')).toContain('member');
    expect(await found(member.username)).not.toContain('member');

    await api.db.query('update erasure set look_at = now() where member_id = $1', [member.id]);
    await vi.waitFor(async () => expect((await standing()).state).toBe('finished'), soon);
    for (const word of ['Erasmia', 'Forgottenname', 'erasmia.', 'Vanishing', 'Oblivionville', member.username]) {
      expect([word, await found(word)]).toEqual([word, []]);
    }
    const { rows: kept } = await api.db.query('select count(*)::int as n from posting where member_id = $1', [
      member.id,
    ]);
    expect(kept[0].n).toBe(2);
    const books = await api.post('/operator/books/verify', { memberId: Number(member.id), reason: 'erased' }, keeper);
    expect(books.data).toMatchObject({ faultCount: 0 });
    await vi.waitFor(async () => {
      const { rows } = await api.db.query('select from audit_event_unplaced');
      expect(rows).toEqual([]);
    }, soon);
    expect((await api.post('/operator/record/verify', {}, keeper)).data).toMatchObject({ fault: null });
    // A change that no audit event tells of is found all the same.
    const { rows: redacted } = await api.db.query(
      'select audit_event_id from audit_event_redaction order by audit_event_id limit 1',
    );
    const entry = await api.post('/operator/record/entry', { id: Number(redacted[0].audit_event_id) }, keeper);
    expect(entry.data).toMatchObject({ isErased: true, proof: null });
  });

  it('of a closed account begins by itself, once the years of its place are over and no money is left', async () => {
    const [years, more] = [casinoJurisdiction, structuredClone(casinoJurisdiction)];
    more.rules['retention.accountYears'] = 10;
    const ruledPlaces = (): RuledPlace[] => [
      { countryCode: 'PH', stateCode: '', ownParts: ['PH-40'], jurisdiction: years },
      { countryCode: 'PH', stateCode: 'PH-40', ownParts: [], jurisdiction: more },
    ];
    const at = (date: Date) => eraseClosed({ db: api.db, clock: () => date, ruledPlaces, wake: () => {} });
    const [gone, rich, elsewhere, back] = [
      await api.join({ firstName: 'Bygonia', lastName: 'Nowforgotten' }),
      await api.join(),
      await api.join(),
      await api.join(),
    ];
    await api.db.query(`update member set state_code = 'PH-40' where id = $1`, [elsewhere.id]);
    await pay(rich, 1_00n);
    for (const member of [gone, rich, elsewhere, back]) {
      expect((await api.post('/sys/protection/closeAccount', { sure: true }, member.token)).error).toBe(0);
    }
    const wish = { memberId: Number(back.id), wishedBy: 'telephone', reason: 'Asked on the phone' };
    expect((await api.post('/operator/protection/reopen', wish, anna)).error).toBe(0);
    const closed = new Date();
    const after = (count: number, ms = 0) =>
      new Date(new Date(closed).setUTCFullYear(closed.getUTCFullYear() + count) + ms);
    const begun = async () => {
      const { rows } = await api.db.query<{ id: bigint; years: number }>(
        `select member_id as id, (after -> 'years')::int as years from audit_event
         where command = 'erasure.ask' and actor = 'system:retention' and member_id = any($1::bigint[]) order by audit_event.id`,
        [[gone, rich, elsewhere, back].map(({ id }) => id)],
      );
      return rows;
    };
    await at(after(5, -minuteMs));
    expect(await begun()).toEqual([]);
    await Promise.all([at(after(5, minuteMs)), at(after(5, minuteMs))]);
    await at(after(6));
    expect(await begun()).toEqual([{ id: gone.id, years: 5 }]);
    await at(after(10, minuteMs));
    expect((await begun())[1]).toEqual({ id: elsewhere.id, years: 10 });
    expect(await begun()).toHaveLength(2);
    // As if it had been closed so long ago: the steps follow one another, the last included.
    await api.db.query(
      `update erasure set from_at = from_at - interval '5 years 1 day', look_at = look_at - interval '5 years 1 day'
       where member_id = $1`,
      [gone.id],
    );
    const standing = async () =>
      (await api.post('/operator/data/member', { memberId: Number(gone.id) }, anna)).data.erasure;
    await vi.waitFor(async () => expect((await standing()).state).toBe('finished'), soon);
    expect(await standing()).toMatchObject({ by: 'system:retention', problem: null });
    for (const word of ['Bygonia', 'Nowforgotten', gone.username])
      expect([word, await found(word)]).toEqual([word, []]);
  });

  /** Tables that still hold this word somewhere. */
  async function found(word: string): Promise<string[]> {
    const { rows } = await api.db.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'casino' and table_type = 'BASE TABLE'`,
    );
    const holding: string[] = [];
    for (const { name } of rows) {
      const { rowCount } = await api.db.query(`select from "${name}" t where t::text ilike $1 limit 1`, [`%${word}%`]);
      if (rowCount) holding.push(name);
    }
    return holding;
  }
});

describe('consents', () => {
  const consents = async (member: TestMember) => (await api.post('/sys/consent/get', {}, member.token)).data;

  it('to offers have a history, and groups of campaigns follow it', async () => {
    const member = await api.join({ receiveExclusive: false });
    const set = (given: boolean) => api.post('/sys/consent/setOffers', { given }, member.token);
    expect((await consents(member)).offers.given).toBe(false);
    for (const given of [true, true, false]) expect((await set(given)).error).toBe(0);
    const { offers, history } = await consents(member);
    expect(offers.given).toBe(false);
    const answers = history.filter(({ what }: { what: string }) => what === 'offers');
    expect(answers.map(({ given, place }: { given: boolean; place: string }) => [given, place])).toEqual([
      [false, 'yourData'],
      [true, 'yourData'],
      [false, 'joining'],
    ]);
  });

  it('to terms are asked for again after a change: games and deposits wait, all else stays open', async () => {
    const before = await api.join();
    const launch = (member: TestMember) => api.post('/sys/game/getLaunchUrl', { id: 15 }, member.token);
    expect((await launch(before)).error).toBe(0);
    // The casino's texts are loaded when it starts; another version of one, as publishing makes it.
    await api.db.query(
      `insert into article_version (article_id, language, version, title, source, html, author)
       select article_id, language, max(version) + 1, 'New terms', 'x', 'x', 'operator:anna'
       from article_version where article_id = 3 group by article_id, language`,
    );
    const after = await api.join();
    expect((await launch(before)).error).toBe(errorCodes.termsChanged);
    expect((await launch(after)).error).toBe(0);
    const order = await api.post('/sys/deposit/stripe/depositOrder', { amount: 25 }, before.token);
    expect(order.error).toBe(errorCodes.termsChanged);
    expect((await api.post('/sys/withdraw/listPage', { pageNum: 1, pageSize: 20 }, before.token)).error).toBe(0);
    const { toAccept } = await consents(before);
    expect(toAccept).toMatchObject([{ articleId: 3, language: 'en', title: 'New terms' }]);
    const [{ articleId, language, version }] = toAccept;
    const accept = (of: number) =>
      api.post('/sys/consent/accept', { texts: [{ articleId, language, version: of }] }, before.token);
    expect((await accept(version - 1)).error).toBe(errorCodes.contentChanged);
    expect((await accept(version)).error).toBe(0);
    expect((await launch(before)).error).toBe(0);
    expect((await consents(before)).history[0]).toMatchObject({ articleId: 3, version, place: 'newTerms' });
  });
});

describe('a correction', () => {
  it('is as it was asked for once somebody has looked, unless the data changed meanwhile', async () => {
    const member = await api.join();
    const ask = (fields: object) => api.post('/sys/data/askCorrection', fields, member.token);
    expect((await ask({ email: 'nowhere' })).error).toBe(errorCodes.emailInvalid);
    const { data: first } = await ask({ lastName: 'Reyes' });
    const { data: second } = await ask({ lastName: 'Reyes', city: 'Cebu' });
    const desk = (path: string, body: object) => api.post(`/operator/${path}`, body, anna);
    const waiting = async () =>
      (await desk('queue/list', { queue: 'corrections', filter: { memberId: Number(member.id) } })).data.rows;
    const [row, ...others] = await waiting();
    // The later request takes the place of the one before.
    expect([row.id, others]).toEqual([second.id, []]);
    expect(row).toMatchObject({ kind: 'person', age: 'ok', may: { claim: true, decide: ['accept', 'refuse', 'ask'] } });
    expect((await desk('data/correction', { id: second.id })).data.changes).toEqual([
      { field: 'lastName', before: 'Santos', after: 'Reyes' },
      { field: 'city', before: 'Manila', after: 'Cebu' },
    ]);
    const decide = async (decision: string, { id, contentHash }: { id: number; contentHash: string }, reason = '') => {
      const rows = [{ id, contentHash }];
      const decided = await desk('queue/decide', { queue: 'corrections', decision, reason, rows });
      await api.db.query(`update queue_decision set ask_at = now() where row_id = $1 and state = 'waiting'`, [id]);
      return decided;
    };
    expect((await decide('refuse', row)).error).toBe(errorCodes.missingField);
    expect((await decide('accept', row)).data.outcomes).toMatchObject([{ id: second.id, error: 0 }]);
    const seen = async () => (await desk('data/member', { memberId: Number(member.id) })).data.corrections;
    await vi.waitFor(async () => expect((await seen())[0].state).toBe('accepted'), soon);
    expect(await seen()).toMatchObject([
      { id: second.id, fields: ['lastName', 'city'], state: 'accepted', decidedBy: 'anna' },
      { id: first.id, state: 'replaced' },
    ]);
    const mailsTo = async (email: string) => {
      const { rows } = await api.db.query(
        `select body_text from mail where recipient = $1 and subject like '%details%'`,
        [email],
      );
      return rows.map(({ body_text }) => body_text);
    };
    const email = `${member.username}@example.com`;
    expect(await mailsTo(email)).toEqual([expect.stringContaining('Not you?')]);
    // The former address gets a mail as well.
    await ask({ email: `new-${email}` });
    const [moved] = await waiting();
    await decide('accept', moved);
    await vi.waitFor(async () => expect((await seen())[0].state).toBe('accepted'), soon);
    expect([await mailsTo(email), await mailsTo(`new-${email}`)]).toMatchObject([{ length: 2 }, { length: 1 }]);
    // What stands there is not what the member saw any more.
    await ask({ city: 'Davao' });
    const [late] = await waiting();
    await api.db.query(`update member set city = 'Iloilo' where id = $1`, [member.id]);
    expect((await decide('accept', late)).data.outcomes).toMatchObject([{ error: 0 }]);
    await vi.waitFor(async () => expect((await waiting())[0]?.decision?.state).toBe('refused'), soon);
    expect((await decide('refuse', late, 'It is Iloilo by now')).error).toBe(0);
    await vi.waitFor(async () => expect((await seen())[0].state).toBe('refused'), soon);
    await api.db.query(`update member set city = 'Cebu' where id = $1`, [member.id]);
    const summed = (await desk('queue/summary', {})).data.map(({ queue }: { queue: string }) => queue);
    expect(summed).toContain('corrections');
    expect((await api.post('/sys/auth/token/info', {}, member.token)).data).toMatchObject({
      lastName: 'Reyes',
      city: 'Cebu',
    });
    expect((await data(member)).corrections.map(({ state }: { state: string }) => state)).toEqual([
      'refused',
      'accepted',
      'accepted',
      'replaced',
    ]);
  });
});

describe('what is past its time', () => {
  it('is said before it goes', async () => {
    const member = await api.join();
    await api.db.query(
      `insert into news (member_id, type, kind, details, about, created_at)
       values ($1, 20, 'casino', '{}', 'old', now() - interval '401 days')`,
      [member.id],
    );
    const { kinds } = (await api.post('/operator/data/retention', {}, keeper)).data;
    expect(kinds.find(({ kind }: { kind: string }) => kind === 'messages')).toEqual({
      kind: 'messages',
      days: 400,
      due: 1,
    });
  });
});
