import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openChain, openPriceBoard, readChainSettings } from '@fairhouse/chains';
import { mineWhatWaits } from '@fairhouse/chains/local';
import { amountOf } from '@fairhouse/money';
import { keepNothing, type PayoutProvider } from '@fairhouse/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../../testing/add-operator.ts';
import { type CoinCasino, confirmations, startCoinCasino } from '../../../testing/start-coin-casino.ts';
import { until } from '../../../testing/start-money-casino.ts';
import type { ChainsDeps } from '../chains.deps.ts';
import { createBitcoinPayouts } from './create-bitcoin-payouts.ts';

let casino: CoinCasino;
let payouts: PayoutProvider;
let lost: PayoutProvider;

beforeAll(async () => {
  casino = await startCoinCasino();
  payouts = await payoutsBy(casino.settings);
  // A node that nobody hears.
  lost = await payoutsBy({ ...casino.settings, CHAIN_BITCOIN_RPC: 'http://127.0.0.1:9' });
  await casino.wallet.pay('bitcoin', casino.keys.payout.address, 50_000_000n);
  await casino.wallet.pay('bitcoin', casino.keys.payout.address, 30_000_000n);
  await casino.wallet.mine('bitcoin', confirmations);
  await until(async () => (await heldOutputs()).length === 2);
});
afterAll(() => casino?.close());

async function payoutsBy(env: Record<string, string>): Promise<PayoutProvider> {
  const settings = { SANDBOX: 'on', SANDBOX_ORIGIN: 'http://localhost:3002', ...env };
  const { chains, priceSources, payoutKey } = readChainSettings(settings);
  const { bitcoin } = chains;
  if (bitcoin?.family !== 'utxo' || !payoutKey) throw new Error('no bitcoin');
  const deps: ChainsDeps = {
    db: casino.api.db,
    chains: new Map([['bitcoin', await openChain('bitcoin', bitcoin)]]),
    prices: openPriceBoard({ sources: priceSources, keepMs: 0 }),
    quoteMinutes: 20,
    applyObservation: async () => 'unchanged',
    openFollowUp: async () => '',
    log: { warn: () => {} },
  };
  return createBitcoinPayouts(deps, bitcoin, payoutKey, keepNothing);
}

const heldOutputs = async () =>
  (
    await casino.api.db.query(
      `select s.tx_id from chain_sighting s join chain_address a on a.id = s.address_id
       where a.order_id is null and s.state = 'final' and s.spent_by is null`,
    )
  ).rows;
const newAddress = () => casino.rpc<string>('litecoin', 'getnewaddress');
const received = (address: string) => casino.rpc<number>('litecoin', 'getreceivedbyaddress', [address, 0]);
const order = (id: string, address: string, minor = 1_000_000n) => ({
  id,
  amount: amountOf('BTC', minor),
  method: 'BTC' as const,
  approvedAt: new Date(),
  providerId: undefined,
  destination: { address },
});

describe('a payout in bitcoin', () => {
  it('reaches the address, is settled when it is deep, and is one however often it is ordered', async () => {
    const address = await newAddress();
    const first = await payouts.submit(order('one', address));
    expect(first).toMatchObject({ outcome: 'accepted' });
    expect(await Promise.all(Array.from({ length: 16 }, () => payouts.submit(order('one', address))))).toEqual(
      Array(16).fill(first),
    );
    expect(await received(address)).toBe(0.01);
    expect(await payouts.fetchState(order('one', ''))).toEqual(first);
    await casino.wallet.mine('bitcoin', confirmations);
    await until(async () => (await payouts.fetchState(order('one', ''))).outcome === 'settled');
    expect(await payouts.submit(order('one', address))).toMatchObject({ outcome: 'accepted' });
    expect(await received(address)).toBe(0.01);
  });

  it('is settled though nobody pays in: what waits on a local chain gets its blocks', async () => {
    const address = await newAddress();
    await casino.wallet.mine('bitcoin', confirmations);
    await until(async () => (await heldOutputs()).length > 0);
    expect(await payouts.submit(order('alone', address))).toMatchObject({ outcome: 'accepted' });
    const warned: unknown[] = [];
    const log = { warn: (details: object) => void warned.push(details) };
    const pace = { everyMs: 50, timeoutMs: 100, blocks: confirmations };
    const miner = mineWhatWaits(casino.settings.CHAIN_LITECOIN_RPC!, pace, log);
    await until(async () => (await payouts.fetchState(order('alone', ''))).outcome === 'settled');
    await miner.stop();
    expect(warned).toEqual([]);
  });

  it('whose answer was lost is the same transaction when it is sent again', async () => {
    const address = await newAddress();
    // The fee is asked for before anything is signed: a node that does not answer leaves nothing behind.
    expect(await lost.submit(order('two', address))).toMatchObject({ outcome: 'unknown' });
    expect(await payouts.fetchState(order('two', ''))).toEqual({ outcome: 'notFound' });
    const sent = await payouts.submit(order('two', address));
    expect(sent).toMatchObject({ outcome: 'accepted' });
    expect(await lost.fetchState(order('two', ''))).toMatchObject({ outcome: 'unknown' });
    expect(await payouts.fetchState(order('two', ''))).toEqual(sent);
    expect(await received(address)).toBe(0.01);
  });

  it('is stored before it is sent: what nobody heard is sent later, the same to the byte', async () => {
    const address = await newAddress();
    await casino.wallet.mine('bitcoin', confirmations);
    await until(async () => (await heldOutputs()).length > 0);
    const deaf = await startDeafNode(casino.settings.CHAIN_BITCOIN_RPC!);
    const unheard = await payoutsBy({ ...casino.settings, CHAIN_BITCOIN_RPC: deaf.url });
    expect(await unheard.submit(order('unheard', address))).toMatchObject({ outcome: 'unknown' });
    expect(await received(address)).toBe(0);
    const stored = await storedOf('unheard');
    expect(await payouts.submit(order('unheard', address))).toEqual({ outcome: 'accepted', providerId: stored.tx_id });
    expect(await storedOf('unheard')).toEqual(stored);
    expect(await received(address)).toBe(0.01);
    await deaf.close();
  });

  it('survives a reorganisation: what fell out of its block is sent again and settles later', async () => {
    const address = await newAddress();
    await casino.wallet.mine('bitcoin', confirmations);
    await until(async () => (await heldOutputs()).length > 0);
    await payouts.submit(order('three', address));
    await casino.wallet.mine('bitcoin', 1);
    const block = await casino.rpc<string>('litecoin', 'getbestblockhash');
    await until(async () => (await heightOf('three')) !== null);
    await casino.rpc('litecoin', 'invalidateblock', [block]);
    await casino.rpc('litecoin', 'generateblock', [await newAddress(), []]);
    await casino.rpc('litecoin', 'generateblock', [await newAddress(), []]);
    await until(async () => (await heightOf('three')) === null);
    expect(await payouts.fetchState(order('three', ''))).toMatchObject({ outcome: 'accepted' });
    await casino.wallet.mine('bitcoin', confirmations);
    await until(async () => (await payouts.fetchState(order('three', ''))).outcome === 'settled');
    expect(await received(address)).toBe(0.01);
  });

  it('in dollars is converted by the median of the sources', async () => {
    const address = await newAddress();
    await casino.wallet.mine('bitcoin', confirmations);
    await until(async () => (await heldOutputs()).length > 0);
    const paid = await payouts.submit({ ...order('dollars', address), amount: amountOf('USD', 6_500n) });
    expect(paid).toMatchObject({ outcome: 'accepted' });
    expect(await received(address)).toBe(0.001);
  });

  it('of which several are ordered at once spends no output twice', async () => {
    await casino.wallet.mine('bitcoin', confirmations);
    for (let n = 0; n < 6; n++) await casino.wallet.pay('bitcoin', casino.keys.payout.address, 2_000_000n);
    await casino.wallet.mine('bitcoin', confirmations);
    await until(async () => (await heldOutputs()).length >= 6);
    const addresses = await Promise.all(Array.from({ length: 6 }, newAddress));
    const sent = await Promise.all(addresses.map((address, n) => payouts.submit(order(`many-${n}`, address))));
    expect(sent.map(({ outcome }) => outcome)).toEqual(Array(6).fill('accepted'));
    expect(await Promise.all(addresses.map(received))).toEqual(Array(6).fill(0.01));
  });

  it('is refused for good where it cannot be sent, and waits while the wallet holds too little', async () => {
    expect(await payouts.submit(order('nobody', 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'))).toMatchObject({
      outcome: 'failed',
    });
    expect(await payouts.submit(order('dust', await newAddress(), 545n))).toMatchObject({ outcome: 'failed' });
    expect(await payouts.submit(order('rich', await newAddress(), 900_000_000n))).toEqual({
      outcome: 'delayed',
      reason: 'the payout wallet holds too little',
    });
    expect(await payouts.fetchState(order('rich', ''))).toEqual({ outcome: 'notFound' });
  });

  async function storedOf(id: string): Promise<{ tx_id: string; tx_hex: string }> {
    return (await casino.api.db.query('select tx_id, tx_hex from chain_payout where id = $1', [id])).rows[0];
  }

  async function heightOf(id: string): Promise<number | null> {
    return (await casino.api.db.query('select height from chain_payout where id = $1', [id])).rows[0].height;
  }
});

it('a member cashes out in bitcoin: held, approved, sent, settled', async () => {
  const { api, wallet } = casino;
  const member = await api.join();
  const paidIn = await api.post(
    '/sys/deposit/crypt/depositOrder',
    { amount: 100, depositCurrency: 'ltc' },
    member.token,
  );
  await wallet.pay('litecoin', paidIn.data.address, 125_000_000n);
  await wallet.mine('litecoin', confirmations);
  await until(async () => (await cashOf(member.id)) === 10_000n);
  const { rows } = await api.db.query<{ id: bigint }>(
    `insert into uploaded_file (member_id, storage_name, sha256, width, height, bytes)
     select $1, gen_random_uuid()::text, sha256(gen_random_uuid()::text::bytea), 10, 10, 100
     from generate_series(1, 2) returning id`,
    [member.id],
  );
  const accountNumber = await newAddress();
  const application = {
    amount: 65,
    paymentMethod: 'BTC',
    idcardProofId: String(rows[0]!.id),
    paymentProofId: String(rows[1]!.id),
  };
  // Of the main network, where this casino does not pay.
  const elsewhere = { ...application, accountNumber: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };
  expect((await api.post('/sys/withdraw/apply', elsewhere, member.token)).error).toBe(1214);
  const { data, error } = await api.post('/sys/withdraw/apply', { ...application, accountNumber }, member.token);
  expect(error).toBe(0);

  const key = await addOperator(api.db, 'anna');
  const desk = (path: string, body: object) => api.post(`/operator/cashOut/${path}`, body, key);
  const { contentHash } = (await desk('get', { id: data.id })).data;
  expect((await desk('approve', { id: data.id, contentHash })).error).toBe(0);
  const statusIs = (status: string) => until(async () => (await desk('get', { id: data.id })).data.status === status);
  await statusIs('payed');
  // 65 dollars at 65,000.
  expect(await received(accountNumber)).toBe(0.001);
  await wallet.mine('bitcoin', confirmations);
  await statusIs('completed');
  expect(await cashOf(member.id)).toBe(3_500n);

  // What was sent to our own node is kept, without the address and the transaction.
  const { messages } = (await api.post('/operator/payment/exchange', { kind: 'cashOut', id: data.id }, key)).data;
  expect(messages.map(({ asked }: { asked: string }) => JSON.parse(asked).method)).toContain('sendrawtransaction');
  expect(JSON.stringify(messages)).not.toContain(accountNumber);

  async function cashOf(id: bigint): Promise<bigint> {
    return (await api.db.query('select cash from book where member_id = $1', [id])).rows[0].cash;
  }
});

/** A node that takes everything but transactions: those are lost on the way. */
async function startDeafNode(rpcUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const { username, password, host } = new URL(rpcUrl);
  const server = createServer(async (request, reply) => {
    const body = Buffer.concat(await request.toArray());
    if (body.includes('sendrawtransaction')) return void request.socket.destroy();
    const { authorization = '' } = request.headers;
    const headers = { 'content-type': 'application/json', authorization };
    const answer = await fetch(`http://${host}`, { method: 'POST', headers, body });
    reply.end(await answer.text());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://${username}:${password}@127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
