import { randomUUID } from 'node:crypto';
import { type Call, errorCodes } from '@fairhouse/contract';
import { type OperatorCallPath, operatorCalls, roleNames } from '@fairhouse/contract/operator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff } from '../desk/staff/add-staff.ts';
import { type MoneyCasino, startMoneyCasino } from '../testing/start-money-casino.ts';
import type { TestMember } from '../testing/start-test-api.ts';

/** Olga holds every role that decides about members, and is a player as well. */
const roles = roleNames.filter((role) => role !== 'administrator');

let casino: MoneyCasino;
let olga: TestMember;
let friend: TestMember;
let token: string;
let member: { memberId: number };

beforeAll(async () => {
  casino = await startMoneyCasino();
  const added = (await addStaff(casino.api.db, { name: 'olga', roles }))!;
  token = added.token;
  [olga, friend] = [await casino.api.join(), await casino.api.join()];
  member = { memberId: Number(olga.id) };
  await casino.payIn(olga, 200);
  await run(
    `insert into staff_member_link (member_id, staff_id, linked_by, reason) values ($1, $2, 'a test', 'a test')`,
    [olga.id, added.id],
  );
});
afterAll(() => casino.close());

const run = (sql: string, values: unknown[] = [olga.id]) => casino.api.db.query(sql, values);
/** Adds a row and answers its id. */
const add = async (sql: string, values: unknown[] = [olga.id]): Promise<number> =>
  Number((await run(`${sql} returning id`, values)).rows[0]!.id);

let names = 0;
const name = () => `own-${++names}`;

const deposit = (state: string) =>
  add(
    `insert into deposit_attempt (member_id, method, provider, reference, amount, currency, state, review_reason, pays,
       request_hash, ask_at)
     values ($1, 'STRIPE', 'stripe', $2, 1000, 'USD', $3, 'Another amount', 1000, '', null)`,
    [olga.id, name(), state],
  );

async function cashOut(becomes: string): Promise<number> {
  const asked = { amount: 25, paymentMethod: 'PAYPAL', email: 'olga@example.com', ...(await casino.proofs(olga)) };
  const { data, message } = await casino.api.post('/sys/withdraw/apply', asked, olga.token);
  if (!data) throw new Error(message);
  await run(`update cash_out set ${becomes} where id = $1`, [data.id]);
  return data.id;
}

async function heldWin(): Promise<number> {
  const round = name();
  await run(
    `insert into game_round (member_id, vendor, round_id, game_code, currency, staked, opened_at, opened_seq, held)
     values ($1, 'studio', $2, 'nocturne', 'USD', 1, now(), 1, 500000)`,
    [olga.id, round],
  );
  return add(
    `insert into held_win (member_id, vendor, transaction_id, round_id, game_code, currency, amount, staked, won_before,
       bound, held_at)
     values ($1, 'studio', $2, $2, 'nocturne', 'USD', 500000, 1, 0, 5000, now())`,
    [olga.id, round],
  );
}

const documents = ['idcardProof', 'idcardHoldProof', 'addressProof', 'paymentProof'];
async function document(): Promise<number> {
  const { idcardProofId } = await casino.proofs(olga);
  await run('delete from member_document where member_id = $1 and kind = $2', [olga.id, 'paymentProof']);
  return add('insert into member_document (member_id, kind, file_ids) values ($1, $2, array[$3::bigint])', [
    olga.id,
    documents[3],
    idcardProofId,
  ]);
}

const bonus = () =>
  add(
    `insert into bonus (member_id, promotion, period, currency, amount, required, most_counted, idle_ms, shares, own,
       locked, counted_seq, last_bet_at, given_by)
     select member_id, 'given', $2, currency, 100, 5000, 200, 1000000, '{}', cash, 0, seq, now(), 'test'
     from book where member_id = $1`,
    [olga.id, name()],
  );

const freeRoundsTerms = { game: 'nocturne', stake: 0.2, count: 3, days: 7, wagering: 0, winMost: 100 };
async function freeRounds(): Promise<string> {
  const { rows } = await run(
    `insert into free_grant (member_id, id, vendor, game_code, currency, stake, count, win_most, wagering, source, source_key,
       given_by, expires_at)
     values ($1, gen_random_uuid(), 'studio', 'nocturne', 'USD', 20, 3, 10000, 0, 'support', $2, 'a test', now() + interval '1 day')
     returning id`,
    [olga.id, name()],
  );
  return rows[0]!.id;
}

const shared = (of: bigint, first: bigint) =>
  add(
    `insert into bonus_shared (promotion, period, kind, hash, label, member_id, first_member_id)
     values ('signUp', $3, 'address', 'x', '1 R••••', $1, $2)`,
    [of, first, name()],
  );

const contact = () =>
  add(
    `insert into contact (member_id, name, username, email, phone, topic, message, language)
     values ($1, 'O', 'olga', 'olga@example.com', '', 'Deposit', 'Hello', 'en')`,
  );

async function invitation(inviter: bigint, invited: bigint): Promise<number> {
  await run('delete from invitation where member_id = $1', [invited]);
  return add(`insert into invitation (inviter_id, member_id, status) values ($1, $2, 'held')`, [inviter, invited]);
}

const reason = 'A reason';
type Body = () => Promise<object>;
const ofMember =
  (more: object = {}): Body =>
  async () => ({ ...member, reason, ...more });
const of =
  (make: () => Promise<number>, more: object = { reason }): Body =>
  async () => ({ id: await make(), ...more });

/** Every command that decides about a member, with something of Olga's own. */
const own: [path: OperatorCallPath, body: Body, what?: string][] = [
  // First of all: no bonus is given while a cash-out waits.
  ['/operator/bonus/give', ofMember({ amount: 10 })],
  [
    '/operator/cashOut/approve',
    async () => {
      const id = await cashOut(`status = 'pending'`);
      const { rows } = await run('select content_hash from cash_out where id = $1', [id]);
      return { id, contentHash: rows[0]!.content_hash };
    },
  ],
  ['/operator/cashOut/reject', of(() => cashOut(`status = 'pending'`))],
  [
    '/operator/cashOut/markPaid',
    of(() => cashOut(`status = 'payed', review = 'Look', approved_hash = content_hash`), { reference: 'A bank' }),
  ],
  ['/operator/cashOut/giveBack', of(() => cashOut(`status = 'payed', review = 'Look', approved_hash = content_hash`))],
  ['/operator/deposit/credit', of(() => deposit('review'), { amount: 4999, reason })],
  ['/operator/deposit/close', of(() => deposit('review'))],
  ['/operator/deposit/settle', of(() => deposit('succeeded'))],
  ['/operator/member/blockPlay', ofMember({ blocked: true }), 'to stop play'],
  [
    '/operator/member/blockPlay',
    async () => {
      const anna = await casino.addOperator('anna');
      await casino.api.post('/operator/member/blockPlay', { ...member, blocked: true, reason }, anna);
      return { ...member, blocked: false };
    },
    'to allow play',
  ],
  ['/operator/member/suspend', ofMember({ suspended: true }), 'to suspend'],
  [
    '/operator/member/suspend',
    async () => {
      await run('update member set enabled = false where id = $1');
      return { ...member, suspended: false };
    },
    'to let in again',
  ],
  [
    '/operator/member/resetFactor',
    async () => {
      await run(
        `insert into passkey (member_id, credential_id, public_key, counter, transports, name)
         values ($1, 'own', 'x', 0, '{}', 'Key')`,
      );
      return { ...member, reason };
    },
  ],
  ['/operator/member/setAgent', ofMember({ agent: true })],
  ['/operator/member/message', async () => ({ ...member, english: 'You have won' })],
  ['/operator/member/note', async () => ({ ...member, text: 'A fine player', requestKey: randomUUID() })],
  ['/operator/document/accept', of(document, {})],
  ['/operator/document/reject', of(document)],
  ['/operator/invitation/release', of(() => invitation(friend.id, olga.id), {}), 'as the invited'],
  ['/operator/invitation/release', of(() => invitation(olga.id, friend.id), {}), 'as the inviter'],
  ['/operator/invitation/refuse', of(() => invitation(friend.id, olga.id))],
  ['/operator/bonus/cancel', async () => ({ ...member, id: await bonus(), reason })],
  ['/operator/freeRounds/give', async () => ({ ...member, ...freeRoundsTerms, requestKey: randomUUID(), reason })],
  ['/operator/freeRounds/cancel', async () => ({ ...member, id: await freeRounds(), reason })],
  ['/operator/bonus/closeShared', of(() => shared(olga.id, friend.id)), 'as the later'],
  ['/operator/bonus/closeShared', of(() => shared(friend.id, olga.id)), 'as the first'],
  ['/operator/contact/answer', of(contact, { answer: 'It is fine', seen: 1 })],
  ['/operator/contact/change', of(contact, { priority: 'high' })],
  ['/operator/contact/reportHarm', of(contact)],
  ['/operator/contact/close', of(contact, { note: 'It is fine' })],
  ['/operator/heldWin/release', of(heldWin, {})],
  ['/operator/heldWin/refuse', of(heldWin)],
  ['/operator/queue/note', async () => ({ queue: 'contacts', id: await contact(), text: 'It is fine' })],
  ['/operator/queue/claim', async () => ({ queue: 'contacts', id: await contact() })],
  ['/operator/risk/alert/mute', async () => ({ ...member, code: await ruleCode(), until: inAWeek(), reason })],
  ['/operator/risk/case/open', async () => ({ title: 'Mine', severity: 'low', memberIds: [member.memberId] })],
  ['/operator/risk/screening/member', async () => member],
  ['/operator/protection/pause', ofMember({ kind: 'break', hours: 24, wishedBy: 'telephone' })],
  ['/operator/protection/reopen', ofMember({ wishedBy: 'telephone' })],
  ['/operator/protection/lift', ofMember({ wishedBy: 'telephone' })],
  ['/operator/data/makeCopy', ofMember()],
  ['/operator/data/erase', ofMember()],
];

const inAWeek = () => new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
const ruleCode = async () => (await run('select code from risk_rule limit 1', [])).rows[0]!.code;

/** Those which their own tests show, as they need more of a story. */
const shownBeside: Partial<Record<OperatorCallPath, string>> = {
  '/operator/approval/approve': 'four-eyes',
  '/operator/approval/refuse': 'four-eyes',
  '/operator/queue/decide': 'queues',
  '/operator/queue/assign': 'queues',
  '/operator/queue/snooze': 'queues',
  '/operator/queue/wake': 'queues',
  '/operator/queue/escalate': 'queues',
  '/operator/queue/release': 'queues',
  '/operator/queue/takeBack': 'queues',
  '/operator/queue/next': 'queues',
  '/operator/dispute/makeEvidence': 'disputes',
  '/operator/risk/alert/dismiss': 'risk',
  '/operator/risk/case/add': 'risk',
  '/operator/risk/case/removeMember': 'risk',
  '/operator/risk/case/note': 'risk',
  '/operator/risk/case/assign': 'risk',
  '/operator/risk/case/close': 'risk',
  '/operator/risk/case/report': 'risk',
  '/operator/risk/screening/decide': 'risk',
  '/operator/protection/confirmLift': 'harm',
  '/operator/protection/withdrawLift': 'harm',
  '/operator/tables/moderate': 'tables',
};

/** Commands that decide about no single member, or only look. A campaign and a journey leave the staff out of what they give; an affiliate partner is a company and no member; a competition is
 * created for all, and the staff who get a prize of it are refused by its own test. */
const ofNobody: readonly string[] = [
  ...[
    'affiliate',
    'agents',
    'article',
    'auth',
    'banner',
    'campaign',
    'catalogue',
    'chat',
    'competition',
    'content',
    'journey',
    'maintenance',
    'apiKey',
    'mission',
    'demonstration',
    'finance',
    'macro',
  ],
  ...['group', 'health', 'policy', 'promotion', 'reconciliation', 'setting', 'settlement', 'staff', 'view', 'vip'],
  ...['winBound', 'books/verify', 'record/verify', 'bonus/export', 'bonus/run', 'bonus/setTerm', 'queue/export'],
  ...[
    'queue/list',
    'queue/get',
    'queue/outcome',
    'queue/summary',
    'queue/notes',
    'queue/mentions',
    'queue/seeMention',
    'queue/templates',
    'risk/rule',
    'tables/order',
  ],
  // What is done with several members has an outcome for each: `lists.test.ts` refuses the own one.
  ...['list', 'members'],
  ...[
    'tables/words',
    'dispute/evidenceFile',
    'risk/case/reportFile',
    'data/retention',
    'vendor',
    'home',
    'report',
    'webhook',
  ],
  'payoutRule',
  'routing',
  'fee',
  'velocity',
];

describe('a command of the desk', () => {
  it('is in one of the lists here, which say whether it decides about a member', () => {
    const shown = new Set<string>([...own.map(([path]) => path), ...Object.keys(shownBeside)]);
    const unknown = (Object.values(operatorCalls) as Call[])
      .filter(({ method, access, permission }) => method === 'POST' && access === 'operator' && !isRead(permission!))
      .map(({ path }) => path)
      .filter((path) => !shown.has(path) && !ofNobody.some((start) => isBelow(path, start)));
    expect(unknown).toEqual([]);
  });

  it('that decides about a member says in the contract that it is refused for oneself', () => {
    const silent = own.map(([path]) => path).filter((path) => !errorsOf(path).includes('ownAffair'));
    expect(silent).toEqual([]);
  });

  it.each(own.map(([path, body, what = '']) => ({ path, body, what })))(
    '$path is refused about oneself $what, and changes nothing',
    async ({ path, body }) => {
      const input = await body();
      const before = await standing();
      const answer = await casino.api.post(path, input, token);
      await run('update member set enabled = true where id = $1');
      expect(answer).toMatchObject({ error: errorCodes.ownAffair, status: 200 });
      expect(await standing()).toEqual(before);
    },
  );
});

const isRead = (permission: string) => permission.endsWith('.read');
const isBelow = (path: string, start: string) => `${path}/`.startsWith(`/operator/${start}/`);
const errorsOf = (path: OperatorCallPath): readonly string[] => operatorCalls[path].errors;

/** What a command could have changed: the money, and what Olga has done about herself. */
async function standing() {
  const { rows } = await run(
    `select b.cash, b.bonus, b.held,
       (select count(*) from audit_event where actor = 'operator:olga' and member_id = any($2) and command not like '%.look') as auditEvents,
       (select count(*) from bonus x where x.member_id = $1) as bonuses
     from book b where b.member_id = $1`,
    [olga.id, [olga.id, friend.id]],
  );
  return rows[0];
}
