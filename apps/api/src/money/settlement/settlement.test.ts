import { errorCodes } from '@fairhouse/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino, stateOf, until } from '../../testing/start-money-casino.ts';

let casino: MoneyCasino;
const keys: Record<string, string> = {};

beforeAll(async () => {
  casino = await startMoneyCasino();
  keys.fiona = await casino.addOperator('fiona', ['finance']);
  keys.cara = await casino.addOperator('cara', ['cashier']);
});
afterAll(() => casino.close());

const desk = (path: string, body: object, name = 'fiona') => casino.api.post(`/operator/${path}`, body, keys[name]);

async function importCsv(text: string, more: Record<string, string> = {}, name = 'fiona') {
  const form = new FormData();
  for (const [field, value] of Object.entries({ format: 'stripe', ...more })) form.append(field, value);
  form.append('file', new Blob([text], { type: 'text/csv' }), 'C:\\reports\\payout 1.csv');
  const answer = await fetch(`${casino.api.deskUrl}/api/operator/settlement/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys[name]}` },
    body: form,
  });
  return (await answer.json()) as { error: number; message: string; data: Record<string, never> & { id: number } };
}

async function paid(amount: number): Promise<{ orderId: number; paymentId: string; sessionId: string }> {
  const member = await casino.api.join();
  const { orderId, sessionId } = await casino.order(member, amount);
  await casino.control(`/sessions/${sessionId}/decide`, { choice: 'approve' });
  await until(async () => (await stateOf(casino.api, orderId)) === 'succeeded');
  const { rows } = await casino.api.db.query<{ paymentId: string }>(
    'select payment_id as "paymentId" from deposit_attempt where id = $1',
    [orderId],
  );
  return { orderId, sessionId, paymentId: rows[0]!.paymentId };
}

const head =
  'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,charge_id,payment_intent_id';
let transactions = 0;
/** A line as Stripe writes it; the fee is 30 cents where something was paid. */
function lineOf(category: string, paymentId: string, cents: number, at = new Date()): string {
  const fee = category === 'charge' ? 30 : 0;
  const text = (minor: number) => (minor / 100).toFixed(2);
  const time = at.toISOString().slice(0, 19).replace('T', ' ');
  return `txn_${++transactions},${time},usd,${text(cents)},${text(fee)},${text(cents - fee)},${category},src,ch,${paymentId}`;
}

it('compares every line with our books, counts when somebody has looked, and is refused a second time', async () => {
  const [same, other, refunded, forgotten] = [await paid(25), await paid(40), await paid(60), await paid(70)];
  const refund = await casino.control<{ id: string }>('/events', {
    sessionId: refunded.sessionId,
    type: 'charge.refunded',
  });
  await casino.control(`/events/${refund.id}/deliver`, {});
  await until(async () => (await stateOf(casino.api, refunded.orderId)) === 'refunded');
  // Payments from before the first to well after the last, so that what is forgotten falls between.
  const [before, after] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 2 * 3_600_000)];
  const repeated = lineOf('charge', same.paymentId, 2_500, before);
  const file = [
    head,
    repeated,
    lineOf('charge', other.paymentId, 3_999),
    lineOf('charge', refunded.paymentId, 6_000),
    lineOf('refund', refunded.paymentId, -6_000),
    lineOf('charge', 'pi_of_nobody', 1_234, after),
    lineOf('payout', 'po_1', -7_500),
    repeated,
  ].join('\n');

  expect((await importCsv(file, {}, 'cara')).error).toBe(errorCodes.notPermitted);
  const { data } = await importCsv(file);
  expect(data).toMatchObject({ state: 'preview', name: 'payout 1.csv', provider: 'stripe', lines: 7 });
  expect(data.sums).toEqual([
    { currency: 'USD', lines: 7, gross: '102.33', fee: '1.50', net: '100.83', transferred: '75.00', left: '25.83' },
  ]);
  const lines = (await desk('settlement/lines', { id: data.id })).data.lines as Record<string, unknown>[];
  expect(lines.map(({ line, match, subject, ours }) => [line, match, subject, ours])).toEqual([
    [2, 'matched', `deposit:${same.orderId}`, '25.00'],
    [3, 'amountDiffers', `deposit:${other.orderId}`, '40.00'],
    [4, 'matched', `deposit:${refunded.orderId}`, '60.00'],
    [5, 'matched', `deposit:${refunded.orderId}`, '-60.00'],
    [6, 'unknown', null, null],
    [7, 'none', null, null],
    [8, 'duplicate', `deposit:${same.orderId}`, null],
    [9, 'missingInFile', `deposit:${forgotten.orderId}`, '70.00'],
  ]);
  const first = await desk('settlement/lines', { id: data.id, pageSize: 3 });
  expect(first.data.next).toBe(4);
  expect((await desk('settlement/lines', { id: data.id, pageSize: 3, after: 4 })).data.lines[0].line).toBe(5);
  expect((await desk('settlement/lines', { id: data.id, match: 'unknown' })).data.lines).toHaveLength(1);

  const differences = async () =>
    (await desk('finance/differences', { part: 'settlement of stripe', pageSize: 50 })).data.content as {
      id: number;
      version: number;
      kind: string;
      ours: string | null;
      theirs: string | null;
      state: string;
    }[];
  expect(await differences()).toEqual([]);
  expect(await importCsv(file)).toMatchObject({ error: errorCodes.alreadyImported });

  expect((await desk('settlement/count', { id: data.id })).data.state).toBe('counted');
  expect((await desk('settlement/count', { id: data.id })).error).toBe(errorCodes.wrongState);
  expect((await desk('settlement/discard', { id: data.id, reason: 'Too late' })).error).toBe(errorCodes.wrongState);
  const found = await differences();
  expect(found.map(({ kind, ours, theirs }) => [kind, ours, theirs]).sort()).toEqual(
    [
      ['duplicate', null, '25.00 USD'],
      ['missingHere', null, '12.34 USD'],
      ['missingThere', '70.00 USD', null],
      ['otherAmount', '40.00 USD', '39.99 USD'],
    ].sort(),
  );
  const { rows: claims } = await casino.api.db.query('select state from payment_claim where deposit_id = $1', [
    refunded.orderId,
  ]);
  expect(claims).toEqual([{ state: 'matched' }]);

  // A comparison of the day finds them no more and leaves them standing.
  const [one, ...rest] = found;
  const explained = await desk('finance/explainMany', {
    rows: [...rest.map(({ id, version }) => ({ id, version })), { id: one!.id, version: 9 }],
    reason: 'Asked at the provider',
  });
  expect(explained.data.outcomes.map(({ error }: { error: number }) => error)).toEqual([
    0,
    0,
    0,
    errorCodes.contentChanged,
  ]);
  expect((await differences()).filter(({ state }) => state === 'open')).toHaveLength(1);

  const exported = await fetch(`${casino.api.deskUrl}/api/operator/settlement/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.fiona}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: data.id }),
  });
  const csv = (await exported.text()).trimEnd().split('\r\n');
  expect(csv).toHaveLength(9);
  expect(csv[1]).toMatch(/^2,payment,pi_\w+,[^,]+,USD,25\.00,0\.30,24\.70,matched,deposit:\d+,25\.00$/);
  expect(exported.headers.get('x-made-from')).toBe((data as { hash?: string }).hash);
});

it('says which line cannot be read and keeps none; what was discarded can come again', async () => {
  const { paymentId } = await paid(30);
  const good = `${head}\n${lineOf('charge', paymentId, 3_000)}`;
  const broken = await importCsv(`${good}\ntxn_x,2026-11-02 10:00:00,usd,1.005,0,1.005,charge,src,ch,pi_2`);
  expect(broken).toMatchObject({ error: errorCodes.lineUnreadable });
  expect(broken.message).toContain('Line 3');
  const { data } = await importCsv(good);
  expect((await desk('settlement/discard', { id: data.id, reason: 'The wrong month' })).data.state).toBe('discarded');
  const again = await importCsv(good);
  expect(again.data.matches).toEqual([{ match: 'matched', lines: 1 }]);
  expect((await importCsv(good, { format: 'pix' })).error).toBe(errorCodes.lineUnreadable);
  expect((await importCsv(good, { provider: 'pix' })).error).toBe(errorCodes.invalidField);
  expect((await importCsv('')).error).toBe(errorCodes.missingField);
  const { rows } = await casino.api.db.query<{ command: string }>(
    `select command from audit_event where command like 'settlement.%' and subject in ($1, $2) order by id`,
    [`settlement:${data.id}`, `settlement:${again.data.id}`],
  );
  expect(rows.map(({ command }) => command)).toEqual(['settlement.import', 'settlement.discard', 'settlement.import']);
});
