import { createHash, createHmac } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract';
import { replayTicket, signedTicket } from '@fairhouse/contract/replay-ticket';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { withoutTriggers } from '@fairhouse/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino } from '../../testing/start-money-casino.ts';
import { type TestMember, testSecrets } from '../../testing/start-test-api.ts';
import { noteRoundsJob } from './note-rounds.ts';

let casino: MoneyCasino;
let key: string;
let maria: TestMember;
let pedro: TestMember;

beforeAll(async () => {
  casino = await startMoneyCasino();
  key = await casino.addOperator('anna');
  maria = await casino.api.join({ firstName: 'Maria', lastName: 'Quirino' });
  pedro = await casino.api.join({ firstName: 'Pedro', lastName: 'Quirino' });
  // Joined before names were held to letters: the search takes its signs as they are.
  await casino.api.db.query(`update member set last_name = 'Quirino_100%' where id = $1`, [pedro.id]);
  await casino.payIn(maria, 120);
  await casino.payIn(pedro, 20);
  await play('round-of-maria');
});
afterAll(() => casino.close());

const ask = async (path: string, body: object = {}, as = key) => casino.api.post(path, body, as);
const number = (member: TestMember) => Number(member.id);

/** A round as the wallet keeps it. */
async function play(roundId: string): Promise<void> {
  await inTransaction(casino.api.db, async (tx) => {
    const round = { gameCode: 'nocturne', roundId };
    const bet = {
      memberId: maria.id,
      amount: amountOf('USD', 150n),
      source: 'studio',
      externalId: `bet ${roundId}`,
      round,
    };
    const posted = await postWithin(tx, { ...bet, type: 'GAME_BET' });
    await tx.query(
      `insert into game_round (member_id, vendor, round_id, game_code, currency, staked, opened_at, opened_seq)
       values ($1, 'studio', $2, 'nocturne', 'USD', 150, now(), $3)`,
      [maria.id, roundId, posted.ok ? posted.posting.seq : null],
    );
  });
}

describe('what is looked for', () => {
  const found = async (text: string) => {
    const { data } = await ask('/operator/find', { text });
    return data.map(({ kind, id, by, memberId }: Record<string, unknown>) => ({ kind, id, by, memberId }));
  };
  const hit = (kind: string, id: string | bigint, by: string, of = maria) => ({
    kind,
    id: String(id),
    by,
    memberId: number(of),
  });

  it('is found by id, user name, mail and names', async () => {
    expect(await found(String(maria.id))).toContainEqual(hit('member', maria.id, 'id'));
    expect(await found(maria.username.toUpperCase())).toEqual([hit('member', maria.id, 'username')]);
    expect(await found(`${maria.username}@EXAMPLE.com`)).toEqual([hit('member', maria.id, 'email')]);
    expect(await found('quir')).toEqual([hit('member', maria.id, 'name'), hit('member', pedro.id, 'name', pedro)]);
    expect(await found('maria quirino')).toEqual([hit('member', maria.id, 'name')]);
    expect(await found('quirino ped')).toEqual([hit('member', pedro.id, 'name', pedro)]);
  });

  it('is a payment, by whatever its provider or we call it, a document, and a round', async () => {
    const { rows } = await casino.api.db.query<{ id: bigint; reference: string; order_id: string; payment_id: string }>(
      'select id, reference, order_id, payment_id from deposit_attempt where member_id = $1',
      [maria.id],
    );
    const { id, reference, order_id, payment_id } = rows[0]!;
    for (const name of [reference, order_id, payment_id].filter(Boolean)) {
      expect(await found(name), name).toEqual([hit('deposit', id, 'reference')]);
    }
    expect(await found('round-of-maria')).toEqual([hit('round', 'round-of-maria', 'id')]);
    const { rows: documents } = await casino.api.db.query<{ id: bigint }>(
      `insert into member_document (member_id, kind, file_ids) values ($1, 'idcardProof', '{1}') returning id`,
      [maria.id],
    );
    expect(await found(String(documents[0]!.id))).toContainEqual(hit('document', documents[0]!.id, 'id'));
  });

  it('is a round of now, and one that the job has noted', async () => {
    while ((await noteRoundsJob(casino.api.db).run()) > 0);
    const { rows } = await casino.api.db.query('select member_id from round_place');
    expect(rows).toEqual([{ member_id: maria.id }]);
    await play('round-of-just-now');
    expect(await found('round-of-maria')).toHaveLength(1);
    expect(await found('round-of-just-now')).toHaveLength(1);
  });

  it.each(['zz-nobody', '%%', '__', "'; drop table member; --", '99999999999999999999', 'a'.repeat(254)])(
    'is nothing: %s',
    async (text) => {
      expect(await ask('/operator/find', { text })).toMatchObject({ error: 0, data: [] });
    },
  );

  it('is refused when it says too little or too much, and every search is an act', async () => {
    for (const text of ['', 'x', 'x'.repeat(255), ' y '])
      expect((await ask('/operator/find', { text })).error).not.toBe(0);
    await found('maria quirino');
    const { rows } = await casino.api.db.query(
      `select member_id, after from audit_event where command = 'desk.find' order by id desc limit 1`,
    );
    expect(rows[0]).toEqual({
      member_id: maria.id,
      after: { digest: expect.stringMatching(/^[\w-]{22}$/), found: [`member:${maria.id}`] },
    });
  });

  it('keeps nothing of its text in the audit log, and tells by its digest that the same was searched again', async () => {
    for (const text of ['Zacarias Unknown', 'zacarias  unknown ', 'zacarias@example.com']) await found(text);
    const { data } = await ask('/operator/record/list', { command: 'desk.find', limit: 3 });
    expect(JSON.stringify(data)).not.toMatch(/zacarias/i);
    const [mail, again, first] = data.content.map(({ after }: { after: { digest: string } }) => after.digest);
    expect(again).toBe(first);
    expect(mail).not.toBe(first);
  });
});

describe('the book', () => {
  it('is proved posting by posting, and page by page', async () => {
    const rows = [];
    let genesis = '';
    for (let before: number | undefined; ; ) {
      const { data } = await ask('/operator/member/bookPage', { memberId: number(maria), limit: 1, before });
      rows.push(...data.rows);
      genesis = data.genesis;
      if (!before) expect(data.head).toBe(data.rows[0].hash);
      if (data.next === null) break;
      before = data.next;
    }
    expect(rows.map(({ seq }) => seq)).toEqual([3, 2, 1].slice(-rows.length));
    let previous = createHash('sha256').update(genesis).digest();
    for (const row of rows.reverse()) {
      expect(row.previousHash).toBe(previous.toString('hex'));
      previous = createHash('sha256').update(Buffer.from(row.previousHash, 'hex')).update(row.hashed).digest();
      expect(row).toMatchObject({ holds: true, hash: previous.toString('hex') });
    }
  });

  it('shows which posting does not hold', async () => {
    const forge = (note: string) =>
      inTransaction(casino.api.db, async (tx) => {
        await withoutTriggers(tx);
        await tx.query('update posting set note = $2 where member_id = $1 and seq = 1', [maria.id, note]);
      });
    const { rows } = await casino.api.db.query('select note from posting where member_id = $1 and seq = 1', [maria.id]);
    await forge('forged');
    const { data } = await ask('/operator/member/bookPage', { memberId: number(maria) });
    await forge(rows[0].note);
    expect(data.rows.filter(({ holds }: { holds: boolean }) => !holds).map(({ seq }: { seq: number }) => seq)).toEqual([
      1,
    ]);
  });
});

it('names the game of a posting and of a round as the catalogue does', async () => {
  const { rows } = await casino.api.db.query<{ name: string }>(`select name from game where code = 'nocturne'`);
  const { data: page } = await ask('/operator/member/bookPage', { memberId: number(maria) });
  const bet = page.rows.find(({ gameCode }: { gameCode: string | null }) => gameCode === 'nocturne');
  expect(bet.gameName).toBe(rows[0]!.name);
  const kinds = ['round', 'posting'];
  const { data } = await ask('/operator/member/timeline', { memberId: number(maria), limit: 50, kinds });
  const details = data.items.map(({ kind, detail }: { kind: string; detail: string }) => [kind, detail]);
  expect(details).toContainEqual(['round', rows[0]!.name]);
  expect(details).toContainEqual(['posting', rows[0]!.name]);
});

describe('one time line', () => {
  interface Item {
    kind: string;
    at: string;
    id: string;
  }

  async function walk(limit: number, kinds?: string[]): Promise<Item[]> {
    const items: Item[] = [];
    for (let before: string | undefined; ; ) {
      const { data, error } = await ask('/operator/member/timeline', { memberId: number(maria), limit, before, kinds });
      expect(error).toBe(0);
      items.push(...data.items);
      if (data.next === null) return items;
      before = data.next;
    }
  }

  it('is the same whatever the size of its pages, newest first, and leaves nothing out', async () => {
    await ask('/operator/member/note', { memberId: number(maria), text: 'Called about the document.' });
    // The walk itself is recorded: what it adds is left out.
    const plain = ['posting', 'deposit', 'round', 'session', 'document', 'note', 'message', 'bonus', 'cashOut'];
    const whole = await walk(100, plain);
    for (const size of [1, 2, 3, 7]) expect(await walk(size, plain), `pages of ${size}`).toEqual(whole);
    expect(whole.map(({ at }) => at)).toEqual(
      whole
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const { rows } = await casino.api.db.query<{ n: number }>(
      `select ((select count(*) from posting where member_id = $1) + (select count(*) from deposit_attempt where member_id = $1)
         + (select count(*) from member_session where member_id = $1) + (select count(*) from game_round where member_id = $1)
         + (select count(*) from news where member_id = $1) + (select count(*) from member_document where member_id = $1)
         + (select count(*) from bonus where member_id = $1) + (select count(*) from member_note where member_id = $1))::int as n`,
      [maria.id],
    );
    expect(whole).toHaveLength(rows[0]!.n);
    expect((await walk(50)).some(({ kind }) => kind === 'event')).toBe(true);
  });

  it('goes by numbers: the tenth of a kind comes after the ninth', async () => {
    for (let nth = 1; nth <= 11; nth += 1)
      await ask('/operator/member/note', { memberId: number(maria), text: `Note ${nth} of several.` });
    const ids = (await walk(3, ['note'])).map(({ id }) => Number(id));
    expect(ids.length).toBeGreaterThan(10);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  it.each([
    'x',
    'event:',
    'event:-1',
    'casino:1',
    'event:1;drop',
    `event:${'9'.repeat(19)}`,
    'event:1,,',
    'toString:1',
  ])('is not read on from %j', async (before) => {
    const { error } = await ask('/operator/member/timeline', { memberId: number(maria), before });
    expect(error).toBe(errorCodes.invalidField);
  });
});

it('a member stands as the last audit event has it', async () => {
  const standing = async () => (await ask('/operator/member/standing', { memberId: number(pedro) })).data;
  expect(await standing()).toMatchObject({ enabled: true, playBlocked: false, suspended: null, blocked: null });
  await ask('/operator/member/blockPlay', {
    memberId: number(pedro),
    reason: 'checks the card',
    cause: 'payment',
    blocked: true,
  });
  await ask('/operator/member/suspend', { memberId: number(pedro), reason: 'two accounts', suspended: true });
  expect(await standing()).toMatchObject({
    username: pedro.username,
    enabled: false,
    suspended: { by: 'operator:anna', reason: 'two accounts' },
    book: { currency: 'USD', cash: 20, deposited: 20 },
  });
});

it('draws who shares what with whom, and no more than a drawing bears', async () => {
  const others: TestMember[] = [];
  for (let number = 0; number < 3; number++) others.push(await casino.api.join());
  const hash = createHash('sha256').update('a device').digest();
  for (const { id } of [maria, pedro, others[0]!]) {
    await casino.api.db.query(`insert into member_origin (member_id, kind, hash) values ($1, 'device', $2)`, [
      id,
      hash,
    ]);
  }
  await casino.api.db.query(`insert into invitation (inviter_id, member_id) values ($1, $2)`, [
    maria.id,
    others[1]!.id,
  ]);
  const { data } = await ask('/operator/member/links', { memberId: number(maria) });
  const device = data.nodes.find(({ kind }: { kind: string }) => kind === 'device');
  const lines = data.edges
    .filter(({ to }: { to: string }) => to === device.id)
    .map(({ from }: { from: string }) => from)
    .sort();
  expect(lines).toEqual([maria, pedro, others[0]!].map(({ id }) => `member:${id}`).sort());
  expect(data.edges).toContainEqual({
    from: `member:${maria.id}`,
    to: `member:${others[1]!.id}`,
    kind: 'invitation',
  });
  await casino.api.db.query(
    `with crowd as (
       insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday, currency,
         country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code)
       select 'crowd' || n, 'crowd' || n || '@example.com', '1', '555' || n, '', 'A', 'B', 'MALE', '1990-01-01', 'USD', 'PH', 'PH-00',
         'Manila', '1000', 'x', true, 'CROWD' || n from generate_series(1, 300) n returning id)
     insert into invitation (inviter_id, member_id) select $1, id from crowd`,
    [maria.id],
  );
  const crowded = (await ask('/operator/member/links', { memberId: number(maria) })).data;
  expect(crowded.more).toBe(true);
  expect(crowded.nodes.filter(({ kind }: { kind: string }) => kind === 'member').length).toBeLessThanOrEqual(60);
});

it('a note is written once a key, no matter who repeats it, and never changed', async () => {
  const write = (text: string, requestKey?: string) =>
    ask('/operator/member/note', { memberId: number(pedro), text, requestKey });
  const repeats = await Promise.all(Array.from({ length: 8 }, () => write('Sent the form again.', 'note-0001')));
  expect(new Set(repeats.map(({ data }) => data?.id)).size).toBe(1);
  expect((await write('Something else.', 'note-0001')).error).toBe(errorCodes.conflict);
  await write('Second.');
  const { data } = await ask('/operator/member/notes', { memberId: number(pedro), limit: 1 });
  expect(data).toMatchObject({ notes: [{ text: 'Second.', by: 'anna' }] });
  const { data: older } = await ask('/operator/member/notes', { memberId: number(pedro), before: data.next });
  expect(older).toMatchObject({ notes: [{ text: 'Sent the form again.' }], next: null });
  await expect(casino.api.db.query(`update member_note set text = 'x'`)).rejects.toThrow('never changed');
  expect((await ask('/operator/member/note', { memberId: number(pedro), text: '  ' })).error).not.toBe(0);
});

it.each(['standing', 'bookPage', 'timeline', 'links', 'notes'])(
  '%s is refused for a member that does not exist, and for a player',
  async (name) => {
    const path = `/operator/member/${name}`;
    expect((await ask(path, { memberId: 99_999_999 })).error).toBe(errorCodes.noSuchThing);
    expect((await ask(path, { memberId: 'x' })).error).toBe(errorCodes.invalidField);
    expect((await casino.api.post(path, { memberId: number(maria) }, maria.token)).error).toBe(errorCodes.loginAgain);
  },
);

it('records one view when a page asks for all its parts at once, and keeps views out of the time line', async () => {
  const bea = await casino.addOperator('bea');
  const memberId = number(maria);
  const parts = ['standing', 'bookPage', 'timeline', 'rounds', 'links'];
  await Promise.all(parts.map((part) => ask(`/operator/member/${part}`, { memberId }, bea)));
  const { rows } = await casino.api.db.query(
    `select id from audit_event where command = 'member.look' and actor = 'operator:bea' and member_id = $1`,
    [maria.id],
  );
  expect(rows).toHaveLength(1);
  const shown = async (kinds?: string[]) =>
    (await ask('/operator/member/timeline', { memberId, kinds }, bea)).data.items.map(
      ({ what }: { what: string }) => what,
    );
  expect(await shown()).not.toContain('member.look');
  expect(await shown(['view'])).toContain('member.look');
});

it('lists deposits and cash-outs of a member by page, newest first, of one kind if asked', async () => {
  const payer = await casino.api.join();
  for (const amount of [20, 30, 40]) await casino.payIn(payer, amount);
  const payments = (body: object = {}) => ask('/operator/member/payments', { memberId: number(payer), ...body });
  const { data } = await payments();
  expect(data.rows.map(({ amount }: { amount: number }) => amount)).toEqual([40, 30, 20]);
  expect(data.rows[0]).toMatchObject({ kind: 'deposit', method: 'STRIPE', state: 'succeeded', currency: 'USD' });
  const first = await payments({ limit: 2 });
  const second = await payments({ limit: 2, before: first.data.next });
  expect([...first.data.rows, ...second.data.rows]).toEqual(data.rows);
  expect(second.data.next).toBeNull();
  expect((await payments({ kind: 'cashOut' })).data.rows).toEqual([]);
  expect((await payments({ before: 'x' })).error).toBe(errorCodes.invalidField);
  expect((await casino.api.post('/operator/member/payments', { memberId: number(payer) }, maria.token)).error).toBe(
    errorCodes.loginAgain,
  );
});

describe('a member who has excluded themselves', () => {
  let excluded: TestMember;
  beforeAll(async () => {
    excluded = await casino.api.join();
    await ask('/operator/protection/pause', {
      memberId: number(excluded),
      kind: 'exclusion',
      months: 6,
      wishedBy: 'mail',
      reason: 'Asked for it by mail.',
    });
  });
  const standing = async (as = key) =>
    (await ask('/operator/member/standing', { memberId: number(excluded) }, as)).data;

  it('is shown as excluded, until when, with risk for those alone who may see it', async () => {
    const data = await standing();
    expect(data).toMatchObject({
      playBlocked: true,
      playStops: ['exclusion'],
      blocked: null,
      protection: { pause: { kind: 'exclusion' }, closedTime: null, limits: 0 },
      verification: { identity: 'missing', address: 'missing' },
      openDisputes: 0,
      risk: { alerts: 0, severity: null, inCase: false },
      book: { netResult: 0, netDeposits: 0 },
    });
    expect(Date.parse(data.protection.pause.until)).toBeGreaterThan(Date.now() + 170 * 86_400_000);
    expect(Date.parse(data.lastLogIn)).toBeGreaterThan(0);
    expect((await standing(await casino.addOperator('supports', ['support']))).risk).toBeNull();
  });

  it('refuses to allow play when staff did not stop it, and lifts only what staff stopped', async () => {
    const block = (blocked: boolean) =>
      ask('/operator/member/blockPlay', { memberId: number(excluded), blocked, reason: 'as asked' });
    expect((await block(false)).error).toBe(errorCodes.notStoppedByStaff);
    await block(true);
    expect((await standing()).playStops).toEqual(['operator', 'exclusion']);
    expect((await block(false)).error).toBe(0);
    expect((await standing()).playStops).toEqual(['exclusion']);
  });
});

it('a payment has its course: references, audit events and postings', async () => {
  const { rows } = await casino.api.db.query<{ id: bigint; reference: string }>(
    'select id, reference from deposit_attempt where member_id = $1',
    [maria.id],
  );
  const { id, reference } = rows[0]!;
  const { data } = await ask('/operator/payment/file', { kind: 'deposit', id: Number(id) });
  expect(data).toMatchObject({ memberId: number(maria), method: 'STRIPE', state: 'succeeded', amount: '120.00' });
  expect(data.references).toContain(reference);
  expect(data.auditEvents[0]).toMatchObject({ what: 'deposit.start' });
  expect(data.auditEvents.at(-1)).toMatchObject({ after: 'succeeded' });
  expect(data.postings).toEqual([expect.objectContaining({ type: 'DEPOSIT', amount: '120.00' })]);
  expect((await ask('/operator/payment/file', { kind: 'cashOut', id: 999_999 })).error).toBe(errorCodes.noSuchThing);
});

it('who may not see personal data sees it masked', async () => {
  const finance = await casino.addOperator('fina', ['finance']);
  const { data } = await ask('/operator/find', { text: 'maria quirino' }, finance);
  expect(data).toEqual([expect.objectContaining({ username: maria.username, name: 'M•••' })]);
  expect(data[0].email).not.toContain(maria.username);
  await casino.api.db.query(`update member set national_id_kind = 'cpf', national_id = '39053344705' where id = $1`, [
    maria.id,
  ]);
  const standing = await ask('/operator/member/standing', { memberId: number(maria) }, finance);
  expect(standing.data).toMatchObject({
    username: maria.username,
    name: 'M•••',
    birthday: '•••',
    nationalIdKind: 'cpf',
    nationalId: '•••4705',
  });
  const whole = await ask('/operator/member/standing', { memberId: number(maria) });
  expect(whole.data.nationalId).toBe('39053344705');
});

describe('the rounds', () => {
  const rounds = async (body: object = {}) =>
    (await ask('/operator/member/rounds', { memberId: number(maria), ...body })).data;
  const ids = ({ rounds: listed }: { rounds: { roundId: string }[] }) => listed.map(({ roundId }) => roundId);

  it('are listed newest first, by page, by game, by day and by what came of them', async () => {
    for (const n of [1, 2, 3]) await play(`listed-${n}`);
    const over = (roundId: string, won: number) =>
      casino.api.db.query('update game_round set closed_at = now(), won = $2 where round_id = $1', [roundId, won]);
    await over('listed-1', 900);
    await over('listed-2', 0);
    expect(ids(await rounds()).slice(0, 3)).toEqual(['listed-3', 'listed-2', 'listed-1']);

    const first = await rounds({ limit: 2 });
    const second = await rounds({ limit: 2, before: first.next });
    expect([...ids(first), ...ids(second)].slice(0, 3)).toEqual(['listed-3', 'listed-2', 'listed-1']);

    expect(ids(await rounds({ outcome: 'won' }))).toEqual(['listed-1']);
    expect(ids(await rounds({ outcome: 'lost' }))).toEqual(['listed-2']);
    expect(ids(await rounds({ outcome: 'open' }))[0]).toBe('listed-3');
    expect(ids(await rounds({ game: 'no-such-game' }))).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(ids(await rounds({ day: today }))).toContain('listed-3');
    expect(ids(await rounds({ day: '2001-01-01' }))).toEqual([]);
    const [won] = (await rounds({ outcome: 'won' })).rounds;
    expect(won).toMatchObject({ vendor: 'studio', game: 'nocturne', staked: '1.50', won: '9.00', returned: '0.00' });
    expect((await ask('/operator/member/rounds', { memberId: number(maria), before: 'x' })).error).toBe(
      errorCodes.invalidField,
    );
  });

  it('are shown one by one with their postings, and with what the vendor says, where it says something', async () => {
    const one = { memberId: number(maria), vendor: 'studio', roundId: 'round-of-maria' };
    const { data } = await ask('/operator/member/round', one);
    expect(data.postings).toMatchObject([{ type: 'GAME_BET', amount: '1.50' }]);
    // No studio runs beside this casino, and it says so.
    expect(data).toMatchObject({ isOurs: true, said: null });
    expect(['notAsked', 'noAnswer']).toContain(data.asked);
    const ofAnother = { ...one, memberId: number(pedro) };
    expect((await ask('/operator/member/round', ofAnother)).error).toBe(errorCodes.noSuchThing);
    const { rows } = await casino.api.db.query(
      `select after from audit_event where command = 'member.look' and after ->> 'at' = 'round:studio:round-of-maria'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('are replayed at the game studio, under a ticket to that round which only this casino can sign', async () => {
    const one = { memberId: number(maria), vendor: 'studio', roundId: 'listed-1' };
    const before = Date.now();
    const { data } = await ask('/operator/member/replayRound', { ...one, language: 'fil' });
    const address = new URL(data.address);
    expect(`${address.origin}${address.pathname}${address.search}`).toBe('http://localhost:3001/replay');
    const within = new URLSearchParams(address.hash.slice(1));
    expect(within.get('lang')).toBe('fil');
    const [payload, signature] = within.get('ticket')!.split('.') as [string, string];
    const secret = testSecrets.WALLET_SECRET;
    expect(signature).toBe(createHmac('sha256', secret).update(signedTicket(payload)).digest('hex'));
    const ticket = replayTicket.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    expect(ticket).toMatchObject({ roundId: 'listed-1', language: 'fil' });
    const endsAt = Date.parse(ticket.expiresAt);
    expect(endsAt).toBeGreaterThanOrEqual(before + 60_000);
    expect(endsAt).toBeLessThanOrEqual(Date.now() + 60_000);
    const again = (await ask('/operator/member/replayRound', one)).data.address;
    expect(again).not.toBe(data.address);
    const { rows } = await casino.api.db.query(
      `select actor from audit_event where command = 'member.look' and member_id = $1 and after ->> 'at' = 'replay:studio:listed-1'`,
      [maria.id],
    );
    expect(rows).toEqual([{ actor: 'operator:anna' }, { actor: 'operator:anna' }]);
  });

  it('are not replayed for another member, while they are played, or where another vendor has the picture', async () => {
    const one = { memberId: number(maria), vendor: 'studio', roundId: 'listed-1' };
    const error = async (change: object, as = key) =>
      (await ask('/operator/member/replayRound', { ...one, ...change }, as)).error;
    expect(await error({ memberId: number(pedro) })).toBe(errorCodes.noSuchThing);
    expect(await error({ roundId: 'none' })).toBe(errorCodes.noSuchThing);
    expect(await error({ roundId: 'listed-3' })).toBe(errorCodes.noReplay);
    await casino.api.db.query(
      `insert into game_round (member_id, vendor, round_id, game_code, currency, staked, opened_at, opened_seq, closed_at)
       values ($1, 'others', 'theirs', 'a-game', 'USD', 150, now(), 1, now())`,
      [maria.id],
    );
    expect(await error({ vendor: 'others', roundId: 'theirs' })).toBe(errorCodes.noReplay);
    expect(await error({}, await casino.addOperator('keeps-staff', ['administrator']))).toBe(errorCodes.notPermitted);
  });
});
