import { errorCodes } from '@fairhouse/contract';
import { type ListName, listNames, type Role, roleNames } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';
import { addStaff } from '../staff/add-staff.ts';

/** Which lists each role sees. */
const seenBy: Record<Role, readonly ListName[]> = {
  cashier: ['players', 'payments', 'bonuses', 'sessions'],
  documents: ['players', 'payments', 'sessions'],
  risk: ['players', 'payments', 'bonuses', 'sessions'],
  support: ['players', 'payments', 'bonuses', 'sessions', 'threads'],
  bonuses: ['players', 'bonuses', 'sessions'],
  content: ['bonuses'],
  compliance: ['players', 'payments', 'bonuses', 'sessions', 'threads', 'staff'],
  finance: ['players', 'payments', 'bonuses', 'sessions'],
  administrator: ['bonuses', 'staff'],
};
const exporting: readonly Role[] = ['risk', 'bonuses', 'compliance', 'finance'];
const noting: readonly Role[] = ['cashier', 'documents', 'risk', 'support', 'bonuses', 'compliance'];
const messaging: readonly Role[] = ['support', 'bonuses'];

let casino: MoneyCasino;
const keys = {} as Record<Role, string>;
let maria: TestMember;
let pedro: TestMember;
let luz: TestMember;

beforeAll(async () => {
  casino = await startMoneyCasino();
  for (const role of roleNames)
    keys[role] = (await addStaff(casino.api.db, { name: `list-${role}`, roles: [role] }))!.token;
  maria = await casino.api.join({ firstName: 'Maria', lastName: 'Quirino' });
  pedro = await casino.api.join({ firstName: 'Pedro', lastName: 'Santos' });
  luz = await casino.api.join({ firstName: 'Luz', lastName: 'Reyes' });
  await casino.payIn(maria, 120);
  await casino.payIn(pedro, 20);
});
afterAll(() => casino.close());

const ask = (path: string, body: object = {}, role: Role = 'support') => casino.api.post(path, body, keys[role]);
const run = (sql: string, values: unknown[] = []) => casino.api.db.query(sql, values);
const number = ({ id }: TestMember) => Number(id);

interface Page {
  columns: string[];
  rows: { id: string; memberId: number | null; cells: unknown[] }[];
  next: string | null;
}
async function read(list: ListName, more: object = {}, role: Role = 'compliance'): Promise<Page> {
  const { error, message, data } = await ask('/operator/list/read', { list, ...more }, role);
  if (error !== 0) throw new Error(`${list}: ${error} ${message}`);
  return data;
}
/** A row as an object of its columns. */
const named = ({ columns, rows }: Page) =>
  rows.map(({ cells }) => Object.fromEntries(columns.map((name, at) => [name, cells[at]])));
const usernames = async (filter: object, list: ListName = 'players', role: Role = 'compliance') =>
  named(await read(list, { filter, columns: ['username'] }, role)).map(({ username }) => username);

describe.each(roleNames)('the role %s', (role) => {
  it('sees its lists, and is refused the others', async () => {
    const { data } = await ask('/operator/list/describe', {}, role);
    expect(data.map(({ list }: { list: string }) => list)).toEqual(seenBy[role]);
    for (const list of listNames) {
      const expected = seenBy[role].includes(list) ? 0 : errorCodes.notPermitted;
      expect((await ask('/operator/list/read', { list }, role)).error, `read ${list}`).toBe(expected);
      expect((await ask('/operator/list/count', { list }, role)).error, `count ${list}`).toBe(expected);
    }
  });

  it('exports the lists that it sees, if it exports at all', async () => {
    for (const list of listNames) {
      const answer = await download({ list }, role);
      const isFile = exporting.includes(role) && seenBy[role].includes(list);
      if (isFile) expect(answer.headers.get('content-type'), list).toContain('text/csv');
      else expect(((await answer.json()) as { error: number }).error, list).toBe(errorCodes.notPermitted);
    }
  });

  it('notes, tags and messages several players where it may do so with one', async () => {
    const memberIds = [number(luz)];
    const expected = (may: readonly Role[]) => (may.includes(role) ? 0 : errorCodes.notPermitted);
    const note = await ask('/operator/members/note', { memberIds, text: 'A note' }, role);
    const tag = await ask('/operator/members/tag', { memberIds, add: ['seen'] }, role);
    const message = await ask('/operator/members/message', { memberIds, english: 'Hello', isOffer: false }, role);
    expect([note.error, tag.error, message.error]).toEqual([expected(noting), expected(noting), expected(messaging)]);
  });
});

const download = (body: object, role: Role) =>
  fetch(`${casino.api.deskUrl}/api/operator/list/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: keys[role] },
    body: JSON.stringify(body),
  });

it('is refused to players and without a session', async () => {
  for (const key of [undefined, maria.token]) {
    for (const path of ['list/describe', 'list/read', 'list/count', 'tag/list'])
      expect((await casino.api.post(`/operator/${path}`, { list: 'players' }, key)).error, path).not.toBe(0);
  }
});

describe('the list of players', () => {
  it('has their status, money and tags, the latest first', async () => {
    const columns = [
      'username',
      'status',
      'verification',
      'protection',
      'risk',
      'deposits',
      'paidOut',
      'net',
      'lastLogIn',
    ];
    const [first, second, third] = named(await read('players', { columns }));
    expect([first, second, third].map((row) => row?.username)).toEqual([luz.username, pedro.username, maria.username]);
    expect(third).toMatchObject({
      status: 'open',
      verification: 'missing',
      protection: null,
      risk: null,
      deposits: { amount: '120.00', currency: 'USD' },
      net: { amount: '120.00', currency: 'USD' },
      lastLogIn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('masks names and mails for every role, in the file as well', async () => {
    const columns = ['username', 'name', 'email'];
    const rows = named(await read('players', { columns, filter: { username: maria.username.toUpperCase() } }));
    expect(rows).toHaveLength(1);
    expect(rows[0]!.name).toBe('M•••');
    const [{ email }] = (await run('select email from member where id = $1', [maria.id])).rows;
    expect(JSON.stringify(rows)).not.toContain(email);
    const file = await (await download({ list: 'players', columns }, 'compliance')).text();
    expect(file).toContain('M•••');
    expect(file).not.toContain(email);
  });

  it('shows risk to who may see risk, and filters by it for them alone', async () => {
    const described = async (role: Role) => {
      const { data } = await ask('/operator/list/describe', {}, role);
      return data.find(({ list }: { list: string }) => list === 'players');
    };
    const names = (parts: { name: string }[]) => parts.map(({ name }) => name);
    expect(names((await described('risk')).columns)).toContain('risk');
    expect(names((await described('support')).columns)).not.toContain('risk');
    expect(names((await described('support')).filters)).not.toContain('risk');
    const refused = errorCodes.invalidField;
    expect((await ask('/operator/list/read', { list: 'players', columns: ['risk'] })).error).toBe(refused);
    expect((await ask('/operator/list/read', { list: 'players', filter: { risk: 'alert' } })).error).toBe(refused);
  });

  it('is filtered by status, protection, deposits and day, each with its opposite', async () => {
    const [{ day }] = (await run(`select to_char(now() at time zone 'utc', 'YYYY-MM-DD') as day`)).rows;
    await run(
      `insert into finance_depositor (member_id, joined_at, first_at) values ($1, now(), '2020-03-01T23:59:59.999Z')`,
      [maria.id],
    );
    await run(
      `insert into finance_active_player (day, member_id, hour) values ('2020-03-02', $1, '2020-03-02T05:00Z')`,
      [pedro.id],
    );
    await run(
      `insert into play_pause (member_id, kind, since, until, started_by, reason)
       values ($1, 'break', now(), now() + interval '1 day', 'member', '')`,
      [luz.id],
    );
    await run('update member set enabled = false where id = $1', [pedro.id]);
    const all = [luz, pedro, maria].map(({ username }) => username);
    const expected: [object, TestMember[]][] = [
      [{ status: 'suspended' }, [pedro]],
      [{ status: 'open' }, [luz, maria]],
      [{ protection: 'barred' }, [luz]],
      [{ protection: 'none' }, [pedro, maria]],
      [{ deposited: 'yes' }, [maria]],
      [{ deposited: 'no' }, [luz, pedro]],
      [{ firstDepositFrom: '2020-03-01', firstDepositUntil: '2020-03-01' }, [maria]],
      [{ firstDepositFrom: '2020-03-02' }, []],
      [{ activeOn: '2020-03-02' }, [pedro]],
      [{ joinedFrom: day }, [luz, pedro, maria]],
      [{ joinedUntil: '2020-01-01' }, []],
      [{ member: String(maria.id) }, [maria]],
      [{ country: 'PH', currency: 'USD' }, [luz, pedro, maria]],
      [{ country: 'DE' }, []],
    ];
    for (const [filter, members] of expected) {
      const found = (await usernames(filter)).filter((name) => all.includes(String(name)));
      expect(found, JSON.stringify(filter)).toEqual(members.map(({ username }) => username));
    }
    await run('update member set enabled = true where id = $1', [pedro.id]);
    await run('delete from play_pause where member_id = $1', [luz.id]);
  });

  it.each([
    ['a filter that it does not have', { filter: { password: 'x' } }],
    ['a filter out of the prototype', { filter: { constructor: 'x' } }],
    ['a word that the filter does not have', { filter: { status: "open' or true" } }],
    ['a day that there is not', { filter: { activeOn: '2026-02-30' } }],
    ['no id', { filter: { member: '0' } }],
    ['a column that it does not have', { columns: ['passwordHash'] }],
    ['an order that it does not have', { sort: 'net' }],
    ['a cursor that nobody made', { cursor: 'bm8' }],
    [
      'a cursor of another order',
      { cursor: Buffer.from('["players","username","desc","a",0,"1"]').toString('base64url') },
    ],
  ])('is refused with %s', async (_, more) => {
    expect((await ask('/operator/list/read', { list: 'players', ...more })).error).toBe(errorCodes.invalidField);
  });
});

describe('pages', () => {
  it.each([
    ['players', 'joined', {}],
    ['players', 'username', {}],
    ['payments', 'created', {}],
    ['payments', 'amount', { currency: 'USD' }],
    ['sessions', 'began', {}],
    ['staff', 'name', {}],
  ] as const)('of %s by %s have each row once, in either direction', async (list, sort, filter) => {
    const walk = async (direction: 'asc' | 'desc') => {
      const ids: string[] = [];
      let cursor: string | null = '';
      do {
        const page: Page = await read(list, { sort, direction, filter, cursor, pageSize: 2 });
        ids.push(...page.rows.map(({ id }) => id));
        cursor = page.next;
      } while (cursor !== null);
      return ids;
    };
    const down = await walk('desc');
    expect(down.length).toBeGreaterThan(1);
    expect(new Set(down).size).toBe(down.length);
    expect(await walk('asc')).toEqual(down.toReversed());
  });
});

describe('payments', () => {
  const cashOut = (amount: bigint, at: string) =>
    run(
      `insert into cash_out (member_id, method, amount, currency, destination, proofs, content_hash, instruction, request_hash,
         created_at)
       values ($1, 'PAYPAL', $2, 'USD', '{}', '{}', '', gen_random_uuid()::text, '', $3) returning id::int`,
      [maria.id, amount, at],
    );

  it('are deposits and cash-outs by time, one of the two for who may see one', async () => {
    const { rows } = await cashOut(2_500n, '2020-05-01T12:00:00Z');
    const columns = ['kind', 'id', 'username', 'amount', 'state', 'method'];
    const all = named(await read('payments', { columns, filter: { member: String(maria.id) } }));
    expect(all.at(-1)).toEqual({
      kind: 'cashOut',
      id: rows[0]!.id,
      username: maria.username,
      amount: { amount: '25.00', currency: 'USD' },
      state: 'pending',
      method: 'PAYPAL',
    });
    expect(all.map(({ kind }) => kind)).toContain('deposit');
    const ofDocuments = named(await read('payments', { columns, filter: {} }, 'documents'));
    expect(new Set(ofDocuments.map(({ kind }) => kind))).toEqual(new Set(['cashOut']));
  });

  it('are filtered by amount in one currency', async () => {
    const amounts = async (filter: object) =>
      named(await read('payments', { filter, sort: 'amount', columns: ['amount'] })).map(
        ({ amount }) => (amount as { amount: string }).amount,
      );
    expect(await amounts({ currency: 'USD', amountFrom: '20', amountTo: '25' })).toEqual(['25.00', '20.00']);
    const refused = (body: object) => ask('/operator/list/read', { list: 'payments', ...body });
    expect((await refused({ filter: { amountFrom: '20' } })).error).toBe(errorCodes.invalidField);
    expect((await refused({ sort: 'amount' })).error).toBe(errorCodes.invalidField);
  });
});

it('counts what a filter finds', async () => {
  const { data } = await ask('/operator/list/count', { list: 'players', filter: { username: pedro.username } });
  expect(data).toEqual({ count: 1, isMore: false, countedUpTo: 10_000 });
});

describe('an export', () => {
  it('has the columns in their order, neutralises formulas, and is recorded', async () => {
    await run(`update member set username = '=1+1' where id = $1`, [luz.id]);
    const answer = await download(
      { list: 'players', filter: { member: String(luz.id) }, columns: ['net', 'username', 'joined'] },
      'finance',
    );
    const [head, row] = (await answer.text()).split('\r\n');
    expect(head).toBe('net,netCurrency,username,joined');
    expect(row).toMatch(/^0\.00,USD,'=1\+1,\d{4}-/);
    await run('update member set username = $2 where id = $1', [luz.id, luz.username]);
    const { rows } = await run(
      `select actor, subject, after ->> 'member' as member, after ->> 'rows' as rows, after ->> 'madeFrom' as "madeFrom"
       from audit_event where command = 'list.export' and actor = 'operator:list-finance' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      {
        actor: 'operator:list-finance',
        subject: 'list:players',
        member: String(luz.id),
        rows: '1',
        madeFrom: answer.headers.get('x-made-from'),
      },
    ]);
  });
});

describe('tags', () => {
  const tag = (memberIds: number[], more: object) => ask('/operator/members/tag', { memberIds, ...more });
  const tagsOf = async (member: TestMember) =>
    (await ask('/operator/member/standing', { memberId: number(member) })).data.tags;

  it('are added and removed, each change recorded once, and shown with the player', async () => {
    await tag([number(maria), number(pedro)], {
      add: [' High  Roller', 'vip call'].map((one) => one.replace('  ', ' ')),
    });
    await tag([number(maria)], { add: ['high roller'] });
    await tag([number(pedro)], { remove: ['vip call', 'never given'] });
    expect(await tagsOf(maria)).toEqual(['high roller', 'vip call']);
    expect(await tagsOf(pedro)).toEqual(['high roller']);
    const { rows } = await run(
      `select member_id as id, before ->> 'tags' as before, after ->> 'tags' as after from audit_event
       where command = 'member.tag' and member_id = any($1) order by id`,
      [[maria.id, pedro.id]],
    );
    expect(rows).toEqual([
      { id: maria.id, before: '', after: 'high roller, vip call' },
      { id: pedro.id, before: '', after: 'high roller, vip call' },
      { id: pedro.id, before: 'high roller, vip call', after: 'high roller' },
    ]);
    expect((await usernames({ tag: 'HIGH roller' })).sort()).toEqual([maria.username, pedro.username].sort());
    expect(await usernames({ tag: 'vip call' })).toEqual([maria.username]);
    expect(await usernames({ tag: 'high roller', member: String(pedro.id) }, 'payments')).toContain(pedro.username);
    expect((await ask('/operator/tag/list')).data.tags).toEqual(expect.arrayContaining(['high roller', 'vip call']));
  });

  it.each([[{}], [{ add: ['a,b'] }], [{ add: ['x'.repeat(31)] }], [{ add: [''] }], [{ remove: ['<b>'] }]])(
    'are refused as %j',
    async (more) => {
      expect((await tag([number(maria)], more)).error).not.toBe(0);
    },
  );

  it('of a player are at most 20', async () => {
    const many = (from: number) => Array.from({ length: 10 }, (_, n) => `tag ${from + n}`);
    await tag([number(luz)], { add: many(0) });
    const { data } = await tag([number(luz)], { add: many(10) });
    expect(data.outcomes).toMatchObject([{ memberId: number(luz), error: errorCodes.wrongState }]);
    expect(await tagsOf(luz)).toHaveLength(11);
  });
});

describe('what is done with several players', () => {
  it('has an outcome for each: one that is refused keeps nothing from the others', async () => {
    const olga = (await addStaff(casino.api.db, { name: 'olga', roles: ['support'] }))!;
    await run(
      `insert into staff_member_link (member_id, staff_id, linked_by, reason) values ($1, $2, 'a test', 'a test')`,
      [pedro.id, olga.id],
    );
    const memberIds = [number(maria), number(pedro), 999_999_999];
    const about = { requestKey: 'a-key-of-the-test' };
    const errors = [0, errorCodes.ownAffair, errorCodes.noSuchThing];
    const bodies = {
      note: { text: 'Talked with each', ...about },
      tag: { add: ['talked'] },
      message: { english: 'Hello', isOffer: false, ...about },
    };
    for (const [what, body] of Object.entries(bodies)) {
      for (const _ of ['once', 'and again']) {
        const { data } = await casino.api.post(`/operator/members/${what}`, { memberIds, ...body }, olga.token);
        expect(
          data.outcomes.map(({ error }: { error: number }) => error),
          what,
        ).toEqual(errors);
      }
    }
    const count = async (sql: string) => (await run(sql, [maria.id])).rows[0]!.n;
    expect(await count(`select count(*)::int as n from member_note where member_id = $1 and written_by = 'olga'`)).toBe(
      1,
    );
    expect(
      await count(`select count(*)::int as n from news where member_id = $1 and about = 'letter:a-key-of-the-test'`),
    ).toBe(1);
  });

  it('repeats no key with another text', async () => {
    const message = (english: string) =>
      ask('/operator/members/message', {
        memberIds: [number(maria)],
        english,
        isOffer: false,
        requestKey: 'another-key-of-it',
      });
    expect((await message('Hello')).data.outcomes[0].error).toBe(0);
    expect((await message('Good bye')).data.outcomes[0].error).toBe(errorCodes.conflict);
  });

  it('offers nothing to who did not agree to offers or is on a break', async () => {
    await run('update member set receive_exclusive = (id = any($1)) where id = any($2)', [
      [maria.id, luz.id],
      [maria.id, pedro.id, luz.id],
    ]);
    await run(
      `insert into play_pause (member_id, kind, since, until, started_by, reason)
       values ($1, 'break', now(), now() + interval '1 day', 'member', '')`,
      [luz.id],
    );
    const memberIds = [maria, pedro, luz].map(number);
    const sent = async (isOffer: boolean) =>
      (
        await ask('/operator/members/message', { memberIds, english: 'Read this', filipino: 'Basahin', isOffer })
      ).data.outcomes.map(({ error }: { error: number }) => error);
    expect(await sent(true)).toEqual([0, errorCodes.noOffers, errorCodes.noOffers]);
    expect(await sent(false)).toEqual([0, 0, 0]);
  });
});
