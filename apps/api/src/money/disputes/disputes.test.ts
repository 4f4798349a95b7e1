import { errorCodes } from '@fairhouse/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';

let casino: MoneyCasino;
const keys: Record<string, string> = {};

beforeAll(async () => {
  casino = await startMoneyCasino();
  keys.anna = await casino.addOperator('anna', ['cashier', 'risk']);
  keys.ben = await casino.addOperator('ben', ['cashier']);
  keys.cleo = await casino.addOperator('cleo', ['finance']);
  keys.dora = await casino.addOperator('dora', ['finance']);
  // Anyone who decides has some seconds; here they are over at once.
  const asSet = {
    name: 'queue',
    scope: 'disputes',
    version: 1,
    fields: { delaySeconds: 0 },
    reason: 'Nobody waits here',
  };
  expect((await desk('setting/set', asSet, 'dora')).error).toBe(0);
});
afterAll(() => casino.close());

const desk = (path: string, body: object, name = 'anna') => casino.api.post(`/operator/${path}`, body, keys[name]);

async function paid(amount = 100): Promise<{ member: TestMember; orderId: number; sessionId: string }> {
  const member = await casino.api.join();
  const { orderId, sessionId } = await casino.order(member, amount);
  await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
  await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
  return { member, orderId, sessionId };
}

interface ClaimRow {
  id: number;
  reference: string;
  state: string;
  amount: bigint;
  deposit_id: bigint | null;
}
const claimsOf = async (orderId: number) =>
  (
    await casino.api.db.query<ClaimRow>(
      'select id::int, reference, state, amount, deposit_id from payment_claim where deposit_id = $1 order by id',
      [orderId],
    )
  ).rows;
const statesOf = async (orderId: number) => (await claimsOf(orderId)).map(({ state }) => state);
const attemptOf = async (orderId: number) =>
  (await casino.api.db.query('select state, shortfall, review_reason from deposit_attempt where id = $1', [orderId]))
    .rows[0];

/** The bank disputes a payment, or so many minor units of it. */
async function dispute({ sessionId, orderId }: { sessionId: string; orderId: number }, more: object = {}) {
  const before = (await claimsOf(orderId)).length;
  const { id } = await casino.control<{ id: string }>(`/sessions/${sessionId}/dispute`, more);
  await until(async () => (await claimsOf(orderId)).length > before);
  return id;
}
const close = (id: string, status: string) => casino.control(`/disputes/${id}/close`, { status });

const rowOf = async (id: number, name = 'anna') => (await desk('queue/get', { queue: 'disputes', id }, name)).data;
async function decide(id: number, decision: string, more: object = {}, name = 'anna') {
  const { contentHash } = await rowOf(id, name);
  const { data } = await desk(
    'queue/decide',
    { queue: 'disputes', decision, rows: [{ id, contentHash }], ...more },
    name,
  );
  return data.outcomes[0].error as number;
}
const evidence = (id: number, more: object = {}, name = 'anna') =>
  desk('dispute/makeEvidence', { id, statement: 'It was credited and used.', ...more }, name);

const cashOf = async ({ member }: { member: TestMember }) => (await casino.book(member)).cash;

describe('a dispute that comes', () => {
  it('stands once with what is claimed and until when, whatever is repeated, and holds what the member asks for', async () => {
    const it = await paid();
    const proofs = await casino.proofs(it.member);
    const asked = await casino.api.post(
      '/sys/withdraw/apply',
      { amount: 50, paymentMethod: 'PAYPAL', email: 'ann@example.com', ...proofs },
      it.member.token,
    );
    await dispute(it, { reason: 'fraudulent', dueInDays: 9 });
    const events = await casino.control<{ id: string; type: string; objectId: string }[]>('/events');
    const [claim] = await claimsOf(it.orderId);
    const event = events.find(({ objectId }) => objectId === claim!.reference)!;
    await casino.control(`/events/${event.id}/deliver`, { times: 5 });
    expect(await statesOf(it.orderId)).toEqual(['evidenceDue']);
    expect(await rowOf(claim!.id)).toMatchObject({
      kind: 'evidenceDue',
      amount: 100,
      currency: 'USD',
      memberId: Number(it.member.id),
      may: { decide: ['answer', 'draft', 'acceptLoss'] },
    });
    expect((await rowOf(claim!.id, 'cleo')).may.decide).toEqual([]);
    const shown = await desk('cashOut/get', { id: asked.data.id });
    expect(shown.data.disputesDeposit).toBe(true);
    const approved = await desk('cashOut/approve', { id: asked.data.id, contentHash: shown.data.contentHash });
    expect(approved).toMatchObject({ error: errorCodes.wrongState });
    expect(approved.message).toContain('a deposit of the member is disputed');
    expect(await cashOf(it)).toBe(5_000n);
  });

  it('is late by the day on which evidence is due, not by the day on which it came', async () => {
    const it = await paid();
    await dispute(it, { dueInDays: 0.5 });
    const [claim] = await claimsOf(it.orderId);
    expect(await rowOf(claim!.id)).toMatchObject({ age: 'red' });
  });

  it('of a payment that is none of ours is a row for a person, and finds its deposit when that is known', async () => {
    const it = await paid();
    const { rows } = await casino.api.db.query<{ payment_id: string }>(
      'update deposit_attempt set payment_id = null where id = $1 returning (select payment_id from deposit_attempt where id = $1)',
      [it.orderId],
    );
    const { id: reference } = await casino.control<{ id: string }>(`/sessions/${it.sessionId}/dispute`, {});
    const unknown = async () =>
      (
        await casino.api.db.query<ClaimRow>(
          'select id::int, deposit_id, state from payment_claim where reference = $1',
          [reference],
        )
      ).rows[0];
    await until(async () => (await unknown()) !== undefined);
    const { id } = (await unknown())!;
    expect(await rowOf(id)).toMatchObject({ kind: 'unknownPayment', memberId: null, may: { decide: ['close'] } });
    await casino.api.db.query('update deposit_attempt set payment_id = $2 where id = $1', [
      it.orderId,
      rows[0]!.payment_id,
    ]);
    await casino.api.db.query(`update webhook_event set next_at = now() where next_at is not null`);
    await until(async () => (await unknown())?.deposit_id !== null);
    expect(await stateOf(casino.api, it.orderId)).toBe('disputed');
  });
});

describe('the money of a dispute', () => {
  it('that is lost is taken back once, also when the loss is reported before the dispute', async () => {
    const it = await paid();
    await casino.control('/deliveries', { hold: true });
    const { id } = await casino.control<{ id: string }>(`/sessions/${it.sessionId}/dispute`, {});
    await close(id, 'lost');
    const events = await casino.control<{ id: string; type: string; objectId: string }[]>('/events');
    const named = (type: string) => events.find((one) => one.objectId === id && one.type === type)!.id;
    await casino.control(`/events/${named('charge.dispute.closed')}/deliver`, { times: 3 });
    await until(async () => (await stateOf(casino.api, it.orderId)) === 'charged_back');
    await casino.control(`/events/${named('charge.dispute.created')}/deliver`, {});
    await casino.control('/deliveries', { hold: false });
    await until(
      async () => (await casino.api.db.query('select from webhook_event where next_at is not null')).rowCount === 0,
    );
    expect(await attemptOf(it.orderId)).toMatchObject({ state: 'charged_back', shortfall: 0n });
    expect(await statesOf(it.orderId)).toEqual(['lost']);
    expect(await cashOf(it)).toBe(0n);
  });

  it('of a part is owed and not taken; together with a refund it is the whole, and is taken', async () => {
    const it = await paid();
    const refund = await casino.control<{ id: string }>('/events', {
      sessionId: it.sessionId,
      type: 'charge.refunded',
      changes: { refunded: false, amount_refunded: 4_000 },
    });
    await casino.control(`/events/${refund.id}/deliver`, { times: 2 });
    await until(async () => (await attemptOf(it.orderId)).shortfall === 4_000n);
    const first = await dispute(it, { amount: '1000' });
    expect((await attemptOf(it.orderId)).shortfall).toBe(4_000n);
    await close(first, 'lost');
    await until(async () => (await attemptOf(it.orderId)).shortfall === 5_000n);
    expect(await attemptOf(it.orderId)).toMatchObject({ state: 'part_refunded' });
    expect(await cashOf(it)).toBe(10_000n);
    const second = await dispute(it, { amount: '5000' });
    await close(second, 'lost');
    await until(async () => (await stateOf(casino.api, it.orderId)) === 'charged_back');
    expect((await attemptOf(it.orderId)).shortfall).toBe(0n);
    expect(await cashOf(it)).toBe(0n);
    expect(await statesOf(it.orderId)).toEqual(['observed', 'lost', 'lost']);
  });

  it('stays disputed while another of two is open, and comes to rest with the last', async () => {
    const it = await paid();
    const [one, other] = [await dispute(it, { amount: '3000' }), await dispute(it, { amount: '2000' })];
    await close(one, 'won');
    await until(async () => (await statesOf(it.orderId))[0] === 'won');
    expect(await stateOf(casino.api, it.orderId)).toBe('disputed');
    await close(other, 'won');
    await until(async () => (await stateOf(casino.api, it.orderId)) === 'succeeded');
    expect(await cashOf(it)).toBe(10_000n);
  });

  it('that was lost and is won in the end is given back once', async () => {
    const it = await paid();
    const id = await dispute(it);
    await close(id, 'lost');
    await until(async () => (await stateOf(casino.api, it.orderId)) === 'charged_back');
    expect(await cashOf(it)).toBe(0n);
    const won = await casino.control<{ id: string }>('/events', {
      sessionId: it.sessionId,
      type: 'charge.dispute.closed',
      changes: { id, status: 'won' },
    });
    await casino.control(`/events/${won.id}/deliver`, { times: 3 });
    await until(async () => (await stateOf(casino.api, it.orderId)) === 'succeeded');
    expect(await statesOf(it.orderId)).toEqual(['won']);
    expect(await cashOf(it)).toBe(10_000n);
  });

  it('after a whole refund is not taken a second time: an operator is told', async () => {
    const it = await paid();
    const refund = await casino.control<{ id: string }>('/events', {
      sessionId: it.sessionId,
      type: 'charge.refunded',
    });
    await casino.control(`/events/${refund.id}/deliver`, {});
    await until(async () => (await stateOf(casino.api, it.orderId)) === 'refunded');
    const id = await dispute(it);
    await close(id, 'lost');
    await until(async () => (await attemptOf(it.orderId)).review_reason !== null);
    expect(await attemptOf(it.orderId)).toMatchObject({
      state: 'refunded',
      review_reason: 'the provider says charged_back after refunded',
    });
    expect(await cashOf(it)).toBe(0n);
  });
});

describe('an answer', () => {
  it('needs evidence, is drafted, and is final at the provider', async () => {
    const it = await paid();
    const reference = await dispute(it);
    const [claim] = await claimsOf(it.orderId);
    const { id } = claim!;
    await decide(id, 'answer');
    await until(async () => (await rowOf(id)).decision?.state === 'refused');
    expect((await rowOf(id)).decision.outcome).toContain('the evidence');

    expect((await evidence(id, {}, 'cleo')).error).toBe(errorCodes.notPermitted);
    await desk('queue/note', { queue: 'disputes', id, text: 'The player wrote that it was a mistake.' });
    const notes = (await desk('queue/notes', { queue: 'disputes', id })).data as { id: number }[];
    const made = await evidence(id, { noteIds: notes.map((note) => note.id) });
    expect(made.error).toBe(0);
    const file = await desk('dispute/evidenceFile', { hash: made.data.hash });
    const bytes = Buffer.from(file.data.base64, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBe(made.data.bytes);

    expect(await decide(id, 'draft')).toBe(0);
    await until(async () => (await atProvider(reference)).evidence.uncategorized_file !== undefined);
    expect(await atProvider(reference)).toMatchObject({ status: 'needs_response', submissions: 0 });
    await until(async () => (await rowOf(id)).decision === null);
    expect(await decide(id, 'answer')).toBe(0);
    await until(async () => (await statesOf(it.orderId))[0] === 'answered');
    expect(await atProvider(reference)).toMatchObject({
      status: 'under_review',
      submissions: 1,
      metadata: { evidence: made.data.hash },
      evidence: { uncategorized_text: 'It was credited and used.' },
    });
    const { data: shown } = await desk('dispute/get', { id });
    expect(shown).toMatchObject({ state: 'answered', answeredBy: 'anna', answeredWith: made.data.hash });
    expect((await evidence(id)).error).toBe(errorCodes.wrongState);
    expect((await desk('queue/get', { queue: 'disputes', id })).error).toBe(errorCodes.noSuchThing);
    await close(reference, 'won');
    await until(async () => (await statesOf(it.orderId))[0] === 'won');
    expect(await cashOf(it)).toBe(10_000n);
    const { rows: auditEvents } = await casino.api.db.query<{ command: string }>(
      `select command from audit_event where subject = $1 and actor = 'operator:anna' and command like 'dispute.%' order by id`,
      [`dispute:${id}`],
    );
    expect(auditEvents.map(({ command }) => command)).toEqual([
      'dispute.makeEvidence',
      'dispute.fetchEvidence',
      'dispute.draft',
      'dispute.answer',
    ]);
  });

  const atProvider = async (reference: string) =>
    (
      await casino.api.db.query<{ status: string; submissions: number; evidence: Record<string, string> }>(
        'select status, submissions, evidence, metadata from sandbox.dispute where id = $1',
        [reference],
      )
    ).rows[0]!;

  it('that gives in takes the money back, tells the provider, and waits for a second person where the policy says so', async () => {
    const it = await paid(40);
    const reference = await dispute(it);
    const [claim] = await claimsOf(it.orderId);
    await casino.api.db.query(
      `insert into approval_policy (command, currency, amount_from, set_by, reason)
       values ('dispute.accept', 'USD', 0, 'test', 'two always')`,
    );
    expect(await decide(claim!.id, 'acceptLoss', { reason: 'The card was stolen.' })).toBe(0);
    await until(async () => (await rowOf(claim!.id)).approval !== null);
    expect(await statesOf(it.orderId)).toEqual(['evidenceDue']);
    const waits = (await desk('approval/list', { pageSize: 1 }, 'ben')).data.rows[0];
    expect(waits).toMatchObject({ command: 'dispute.accept', subject: `dispute:${claim!.id}`, amount: 40 });
    const approved = await desk('approval/approve', { id: waits.id, proposedHash: waits.proposedHash }, 'ben');
    expect(approved.error).toBe(0);
    await until(async () => (await statesOf(it.orderId))[0] === 'accepted');
    expect(await atProvider(reference)).toMatchObject({ status: 'lost' });
    await until(
      async () => (await casino.api.db.query('select from webhook_event where next_at is not null')).rowCount === 0,
    );
    expect(await attemptOf(it.orderId)).toMatchObject({ state: 'charged_back', shortfall: 0n });
    expect(await cashOf(it)).toBe(0n);
    expect(await statesOf(it.orderId)).toEqual(['accepted']);
  });
});

describe('a refund', () => {
  it('waits until somebody says why, or the whole of it is closed at one stroke', async () => {
    const it = await paid();
    const refund = await casino.control<{ id: string }>('/events', {
      sessionId: it.sessionId,
      type: 'charge.refunded',
    });
    await casino.control(`/events/${refund.id}/deliver`, { times: 4 });
    await until(async () => (await claimsOf(it.orderId)).length === 1);
    const [claim] = await claimsOf(it.orderId);
    expect(await rowOf(claim!.id)).toMatchObject({ kind: 'refund', amount: 100, may: { decide: ['close'] } });
    expect(await decide(claim!.id, 'answer')).toBe(errorCodes.wrongState);
    expect(await decide(claim!.id, 'close', { reason: 'Asked for by support' })).toBe(0);
    await until(async () => (await statesOf(it.orderId))[0] === 'matched');
  });
});

describe('a dispute that is answered by hand', () => {
  it('waits for its outcome, which moves the money like the provider’s own word', async () => {
    const it = await paid();
    await casino.api.db.query(`update deposit_attempt set provider = 'pingpong' where id = $1`, [it.orderId]);
    const { rows } = await casino.api.db.query<{ id: number }>(
      `insert into payment_claim (kind, provider, reference, payment_id, deposit_id, member_id, amount, currency, state, waiting_since)
       select 'dispute', 'pingpong', 'by-hand-1', payment_id, id, member_id, amount, currency, 'evidenceDue', now()
       from deposit_attempt where id = $1 returning id::int`,
      [it.orderId],
    );
    const { id } = rows[0]!;
    await evidence(id);
    expect(await decide(id, 'answer')).toBe(0);
    await until(async () => (await rowOf(id))?.kind === 'outcome');
    expect((await rowOf(id)).may.decide).toEqual(['won', 'lost']);
    await until(async () => (await rowOf(id)).decision === null);
    expect(await decide(id, 'lost', { reason: 'Their page says lost.' })).toBe(0);
    await until(async () => (await stateOf(casino.api, it.orderId)) === 'charged_back');
    expect(await statesOf(it.orderId)).toEqual(['lost']);
    expect(await cashOf(it)).toBe(0n);
  });
});
