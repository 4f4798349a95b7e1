import { verifyBooks } from '@fairhouse/betting';
import { type ChainClient, type Coin, coins } from '@fairhouse/chains';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinAlone } from '../../growth/bonus/bonus.fixture.ts';
import { type CoinCasino, confirmations, startCoinCasino } from '../../testing/start-coin-casino.ts';
import { stateOf, until } from '../../testing/start-money-casino.ts';
import type { TestMember } from '../../testing/start-test-api.ts';
import { createChainProvider } from './create-chain-provider.ts';
import { readCursor } from './cursor.store.ts';
import { compareWithChain } from './reconcile/compare-with-chain.ts';

let casino: CoinCasino;

beforeAll(async () => {
  casino = await startCoinCasino();
});
afterAll(() => casino?.close());

interface Ordered {
  member: TestMember;
  orderId: number;
  address: string;
  units: bigint;
}

/** Orders by the second variant, which is for one coin. */
async function order(name: string, coin: Coin, amount = 50, member?: TestMember): Promise<Ordered> {
  const by = member ?? (await casino.api.join());
  const answer = await casino.api.post('/sys/deposit/crypt/depositOrder', { amount, depositCurrency: name }, by.token);
  expect(answer).toMatchObject({ error: 0 });
  const { depositId, address, coinNum } = answer.data;
  return { member: by, orderId: depositId, address, units: unitsOf(coin, coinNum) };
}

function unitsOf(coin: Coin, text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(coins[coin].decimals, '0'));
}

const cashOf = async ({ id }: TestMember) =>
  (await casino.api.db.query<{ cash: bigint }>('select cash from book where member_id = $1', [id])).rows[0]!.cash;
const statusOf = async ({ member, orderId }: Ordered) =>
  (await casino.api.post('/sys/deposit/pollingStatus', { id: orderId }, member.token)).data.status as number;
const settled = (orderId: number, state = 'succeeded') =>
  until(async () => (await stateOf(casino.api, orderId)) === state);
/** Long enough for several looks of the watchers at 100 ms. */
const quiet = () => new Promise((done) => setTimeout(done, 1_000));

it('quotes nothing while the sources do not agree on a price', async () => {
  const { token } = await casino.api.join();
  const ask = () => casino.api.post('/sys/deposit/crypt/depositOrder', { amount: 50, depositCurrency: 'doge' }, token);
  casino.prices.set('DOGE', undefined);
  expect((await ask()).error).toBe(1205);
  casino.prices.set('DOGE', 0.2);
  expect((await ask()).data).toMatchObject({ coinNum: '250' });
});

it('gives out no address of a chain before it is watched', async () => {
  const open = await casino.open('litecoin');
  let answers = false;
  const head = { height: 7, hash: 'seventh', parent: 'sixth' };
  const client = {
    ...open.client,
    chain: 'bitcoin-cash',
    tip: async () => {
      if (!answers) throw new Error('the node does not answer');
      return head.height;
    },
    head: async () => head,
  } satisfies ChainClient;
  const provider = createChainProvider(
    {
      db: casino.api.db,
      chains: new Map([['bitcoin-cash', { ...open, client }]]),
      // No price either: what is looked at comes before it.
      prices: { priceOf: async () => ({ ok: false, reason: 'none' }) } as never,
      quoteMinutes: 20,
      applyObservation: async () => 'unchanged',
      openFollowUp: async () => '',
      log: { warn: () => {} },
    },
    { name: 'crypt', coins: ['litecoin'], offers: 'one' },
  );
  const order = { attemptId: 'watched', amount: amountOf('USD', 50_00n), coin: 'litecoin' };
  expect(await provider.createOrder(order as never)).toMatchObject({ outcome: 'refused' });
  expect(await readCursor(casino.api.db, 'bitcoin-cash')).toBeUndefined();
  answers = true;
  await provider.createOrder(order as never);
  expect(await readCursor(casino.api.db, 'bitcoin-cash')).toMatchObject({ height: 7 });
});

describe.each([
  ['ltc', 'litecoin'],
  ['eth', 'ethereum'],
  ['erc20/usdt', 'tether'],
  ['btc', 'bitcoin'],
  ['doge', 'dogecoin'],
] as const)('a deposit in %s', (name, coin) => {
  it('is seen, and credited only when it has its confirmations', async () => {
    const paid = await order(name, coin);
    expect(await statusOf(paid)).toBe(0);
    await casino.wallet.pay(coin, paid.address, paid.units);
    if (coins[coin].chain === 'ethereum') await casino.wallet.mine(coin, confirmations - 2);
    else await casino.wallet.mine(coin, confirmations - 1);
    await settled(paid.orderId, 'processing');
    expect(await statusOf(paid)).toBe(5);
    await quiet();
    expect(await cashOf(paid.member)).toBe(0n);

    await casino.wallet.mine(coin, 1);
    await settled(paid.orderId);
    expect(await statusOf(paid)).toBe(10);
    expect(await cashOf(paid.member)).toBe(5_000n);
  });
});

it('tells on its receipt where the coins go, what has come and by which transaction; what came besides has its own', async () => {
  const paid = await order('ltc', 'litecoin');
  const receiptOf = async (id: number) =>
    (await casino.api.post('/sys/member/deposit/receipt', { id }, paid.member.token)).data;
  const place = { coin: 'LTC', address: paid.address };
  expect(await receiptOf(paid.orderId)).toMatchObject({
    method: 'CRYPT',
    standing: 'waiting',
    payable: true,
    page: null,
    coins: [place],
    arrivals: [],
    providerReference: null,
  });
  await casino.wallet.pay('litecoin', paid.address, paid.units);
  await settled(paid.orderId, 'processing');
  expect(await receiptOf(paid.orderId)).toMatchObject({ standing: 'processing', payable: false });
  await casino.wallet.mine('litecoin', confirmations);
  await settled(paid.orderId);
  const { rows: seen } = await casino.api.db.query('select tx_id from chain_sighting order by id desc limit 1');
  const receipt = await receiptOf(paid.orderId);
  expect(receipt).toMatchObject({ standing: 'credited', late: false, amount: 50, credited: 50, coins: [place] });
  expect(receipt.arrivals).toEqual([
    expect.objectContaining({ coin: 'LTC', txId: seen[0].tx_id, confirmations, needed: confirmations }),
  ]);

  await casino.wallet.pay('litecoin', paid.address, paid.units * 2n);
  await casino.wallet.mine('litecoin', confirmations);
  await until(async () => (await cashOf(paid.member)) > 5_000n);
  const { data } = await casino.api.post('/sys/member/deposit/page', {}, paid.member.token);
  expect(data.totalElements).toBe(2);
  const besides = await receiptOf(data.content[0].id);
  expect(besides).toMatchObject({ standing: 'credited', coins: [] });
  expect(besides.arrivals).toHaveLength(1);
  expect((await receiptOf(paid.orderId)).arrivals).toHaveLength(1);
});

describe('where coins came from', () => {
  it('is noted and flagged, and refuses nobody: an exchange pays for thousands', async () => {
    const members = [await joinAlone(casino.api), await joinAlone(casino.api)];
    for (const member of members) {
      const paid = await order('eth', 'ethereum', 50, member);
      await casino.wallet.pay('ethereum', paid.address, paid.units);
      await casino.wallet.mine('ethereum', confirmations);
      await settled(paid.orderId);
      const claimed = await casino.api.post('/sys/bonus/claim', { promotion: 'firstDeposit' }, member.token);
      expect(claimed.error).toBe(0);
    }
    const { rows: noted } = await casino.api.db.query(
      `select kind, count(distinct digest)::int as digests, count(*)::int as deposits from deposit_instrument
       where member_id = any($1) group by kind`,
      [members.map(({ id }) => id)],
    );
    expect(noted).toEqual([{ kind: 'coins', digests: 1, deposits: 2 }]);
    const { rows: flagged } = await casino.api.db.query(
      'select kind, first_member_id as first, member_id as second from bonus_shared',
    );
    expect(flagged).toEqual([{ kind: 'coins', first: members[0]!.id, second: members[1]!.id }]);
  });
});

describe('the coins of one order', () => {
  it('have a fresh address and a price each, and any of them is credited (variant 1)', async () => {
    const member = await casino.api.join();
    const answer = await casino.api.post('/sys/deposit/crypto/deposit', { amount: 50 }, member.token);
    expect(answer.data).toMatchObject({
      pricing: {
        litecoin: { amount: '0.625', currency: 'LTC' },
        ethereum: { amount: '0.01666667', currency: 'ETH' },
        tether: { amount: '50', currency: 'USDT' },
        bitcoin: { amount: '0.00076924', currency: 'BTC' },
      },
    });
    const addresses: string[] = Object.values(answer.data.addresses);
    expect(new Set(addresses).size).toBe(4);
    await casino.wallet.pay('tether', answer.data.addresses.tether, 50_000_000n);
    await casino.wallet.mine('tether', confirmations);
    await settled(answer.data.depositId);
    expect(await cashOf(member)).toBe(5_000n);
  });

  it('above the deposit limit are credited, open a case and send the player a message', async () => {
    const member = await casino.api.join();
    const limit = { kind: 'deposit', period: 'day', most: 60 };
    expect((await casino.api.post('/sys/protection/setLimit', limit, member.token)).error).toBe(0);
    const { data } = await casino.api.post('/sys/deposit/crypto/deposit', { amount: 50 }, member.token);
    await casino.wallet.pay('tether', data.addresses.tether, 70_000_000n);
    await casino.wallet.mine('tether', confirmations);
    await settled(data.depositId);
    expect(await cashOf(member)).toBe(7_000n);
    const { rows } = await casino.api.db.query(
      `select c.title, c.state from risk_case c join risk_case_member m on m.case_id = c.id where m.member_id = $1`,
      [member.id],
    );
    expect(rows).toEqual([{ title: `Deposit ${data.depositId} above the deposit limit`, state: 'open' }]);
    const reported = await casino.api.post('/base/news/listPage', {}, member.token);
    expect(JSON.stringify(reported.data)).toContain('above your deposit limit of $60');
  });

  it('never share an address with another order', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => order('ltc', 'litecoin')));
    expect(new Set(orders.map(({ address }) => address)).size).toBe(8);
  });

  it('are the same order again under the same request key', async () => {
    const { token } = await casino.api.join();
    const ask = (more: object) =>
      casino.api.post('/sys/deposit/crypt/depositOrder', { amount: 50, requestKey: 'coins-key-1', ...more }, token);
    const first = await ask({ depositCurrency: 'ltc' });
    expect((await ask({ depositCurrency: 'ltc' })).data).toEqual(first.data);
    expect((await ask({ depositCurrency: 'eth' })).error).toBe(1003);
  });

  it('are refused within the limits of every deposit, and where no chain has them', async () => {
    const { token } = await casino.api.join();
    const answered = async (more: object) =>
      (await casino.api.post('/sys/deposit/crypt/depositOrder', { depositCurrency: 'ltc', ...more }, token)).error;
    expect(await answered({ amount: 9.99 })).toBe(1201);
    expect(await answered({ amount: 5_000.01 })).toBe(1202);
    expect(await answered({ amount: 50, depositCurrency: 'bch' })).not.toBe(0);
  });
});

describe('a reorganisation', () => {
  it('of bitcoin’s family takes back a deposit that had not counted; mined again, it is credited once', async () => {
    const paid = await order('ltc', 'litecoin');
    const txId = await casino.wallet.pay('litecoin', paid.address, paid.units);
    await casino.wallet.mine('litecoin', 1);
    await settled(paid.orderId, 'processing');
    const block = await casino.rpc<string>('litecoin', 'getbestblockhash');
    await casino.rpc('litecoin', 'invalidateblock', [block]);
    // The payer's wallet takes the payment back: another chain grows in which it never was.
    await casino.rpc('litecoin', 'abandontransaction', [txId]).catch(() => undefined);
    const empty = (n: number) =>
      Promise.resolve(n).then(async () =>
        casino.rpc('litecoin', 'generateblock', [await casino.rpc('litecoin', 'getnewaddress'), []]),
      );
    for (let n = 0; n < confirmations + 1; n++) await empty(n);
    await until(async () => {
      const { rows } = await casino.api.db.query('select state from chain_sighting where tx_id = $1', [txId]);
      return rows[0].state === 'waiting';
    });
    await quiet();
    // It waits for a block again: seen, and not a cent of it credited, however deep its former block would be.
    expect(await cashOf(paid.member)).toBe(0n);

    await casino.wallet.mine('litecoin', confirmations);
    await settled(paid.orderId);
    expect(await cashOf(paid.member)).toBe(5_000n);
  });

  it('of ethereum’s family takes it back for good when it is never mined again', async () => {
    const paid = await order('eth', 'ethereum');
    await casino.wallet.pay('ethereum', paid.address, paid.units);
    await settled(paid.orderId, 'processing');
    await casino.rpc('ethereum', 'anvil_reorg', [1, []]);
    await casino.wallet.mine('ethereum', confirmations + 2);
    await settled(paid.orderId, 'pending');
    await quiet();
    expect(await statusOf(paid)).toBe(0);
    expect(await cashOf(paid.member)).toBe(0n);
  });

  it('deeper than the confirmations is flagged for the operators and gives nothing twice', async () => {
    const paid = await order('ltc', 'litecoin');
    await casino.wallet.pay('litecoin', paid.address, paid.units);
    await casino.wallet.mine('litecoin', confirmations);
    await settled(paid.orderId);
    const tip = await casino.rpc<number>('litecoin', 'getblockcount');
    const first = await casino.rpc<string>('litecoin', 'getblockhash', [tip - confirmations + 1]);
    await casino.rpc('litecoin', 'invalidateblock', [first]);
    await casino.wallet.mine('litecoin', confirmations * 2);
    await until(async () => {
      const { rows } = await casino.api.db.query('select review_reason from deposit_attempt where id = $1', [
        paid.orderId,
      ]);
      return rows[0].review_reason === 'the provider says taken_back after succeeded';
    });
    expect(await cashOf(paid.member)).toBe(5_000n);
  });
});

describe('money that is not what was asked for', () => {
  it.each([
    ['less', -1, 2_500n],
    ['more', 1, 10_000n],
  ])('is credited as it came: %s', async (_what, sign, cents) => {
    const paid = await order('ltc', 'litecoin');
    await casino.wallet.pay('litecoin', paid.address, sign < 0 ? paid.units / 2n : paid.units * 2n);
    await casino.wallet.mine('litecoin', confirmations);
    await settled(paid.orderId);
    expect(await cashOf(paid.member)).toBe(cents);
    const { data } = await casino.api.post('/sys/deposit/pollingStatus', { id: paid.orderId }, paid.member.token);
    expect(data).toEqual({ status: 10, amount: Number(cents) / 100, currency: 'USD', continueUrl: null });
    const { rows } = await casino.api.db.query(
      `select before, after from audit_event where subject = $1 and command = 'deposit.succeeded'`,
      [`deposit:${paid.orderId}`],
    );
    expect(rows).toMatchObject([{ before: { amount: '5000' }, after: { amount: String(cents) } }]);
  });

  it('is a deposit of its own when it comes besides', async () => {
    const paid = await order('ltc', 'litecoin');
    await casino.wallet.pay('litecoin', paid.address, paid.units);
    await casino.wallet.pay('litecoin', paid.address, paid.units / 5n);
    await casino.wallet.mine('litecoin', confirmations);
    await until(async () => (await cashOf(paid.member)) === 6_000n);
    const { rows } = await casino.api.db.query(
      'select method, amount, state from deposit_attempt where member_id = $1 order by amount',
      [paid.member.id],
    );
    expect(rows).toEqual([
      { method: 'CRYPT', amount: 1_000n, state: 'succeeded' },
      { method: 'CRYPT', amount: 5_000n, state: 'succeeded' },
    ]);
  });

  it('is priced again when it comes after the quote has expired', async () => {
    const paid = await order('btc', 'bitcoin');
    await expire(paid);
    await settled(paid.orderId, 'expired');
    expect(await statusOf(paid)).toBe(30);
    await casino.wallet.pay('bitcoin', paid.address, 100_000n);
    await casino.wallet.mine('bitcoin', confirmations);
    await settled(paid.orderId);
    // 0.001 bitcoin at 65,000.
    expect(await cashOf(paid.member)).toBe(6_500n);
  });

  it('is nothing below the smallest unit of money', async () => {
    const paid = await order('eth', 'ethereum');
    const txId = await casino.wallet.pay('ethereum', paid.address, 1n);
    await casino.wallet.mine('ethereum', confirmations);
    await until(async () => {
      const { rows } = await casino.api.db.query(
        'select worth, reference from chain_sighting where tx_id = $1 and settled_at is not null',
        [txId],
      );
      return rows.length === 1 && rows[0].worth === 0n && rows[0].reference === null;
    });
    expect(await cashOf(paid.member)).toBe(0n);
    // The order is still open for what it asked for.
    await casino.wallet.pay('ethereum', paid.address, paid.units);
    await casino.wallet.mine('ethereum', confirmations);
    await settled(paid.orderId);
    expect(await cashOf(paid.member)).toBe(5_000n);
  });

  it('is found where no transaction shows it: ether that a contract sends', async () => {
    const paid = await order('eth', 'ethereum');
    const [bank] = await casino.rpc<string[]>('ethereum', 'eth_accounts');
    // A contract that gives all it has to the address in its code: PUSH20 address, SELFDESTRUCT.
    const sender = '0x00000000000000000000000000000000000c0de5';
    await casino.rpc('ethereum', 'anvil_setCode', [sender, `0x73${paid.address.slice(2).toLowerCase()}ff`]);
    await casino.rpc('ethereum', 'eth_sendTransactionSync', [
      { from: bank, to: sender, value: `0x${paid.units.toString(16)}` },
    ]);
    await casino.wallet.mine('ethereum', confirmations);
    const lookAgain = () =>
      casino.api.db.query('update chain_address set balance_checked_at = null where address = $1', [paid.address]);
    await until(async () => {
      await lookAgain();
      return (await stateOf(casino.api, paid.orderId)) === 'succeeded';
    });
    expect(await cashOf(paid.member)).toBe(5_000n);
    await casino.wallet.mine('ethereum', 2);
    await lookAgain();
    await quiet();
    await lookAgain();
    await quiet();
    expect(await cashOf(paid.member)).toBe(5_000n);
  });

  async function expire({ orderId }: Ordered): Promise<void> {
    await casino.api.db.query(
      `update chain_order set expires_at = now() - interval '1 minute'
       where reference = (select reference from deposit_attempt where id = $1)`,
      [orderId],
    );
    await casino.api.db.query(`update deposit_attempt set ask_at = now() where id = $1`, [orderId]);
  }
});

describe('what the page shows', () => {
  it('are the coins that can be paid', async () => {
    const { token } = await casino.api.join();
    expect((await casino.api.post('/sys/deposit/crypto/coins', {}, token)).data).toEqual({
      crypto: ['bitcoin', 'ethereum', 'tether', 'litecoin'],
      crypt: ['btc', 'eth', 'erc20/usdt', 'ltc', 'doge'],
      quoteMinutes: 20,
      testWallet: null,
    });
    const methods = await casino.api.post('/sys/depositPaymentMethod/listAll', { enabled: 1 }, token);
    const codes = methods.data.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(expect.arrayContaining(['CRYPTO', 'CRYPT']));
  });

  it('is what has arrived and how far it is confirmed, to its own member only', async () => {
    const paid = await order('ltc', 'litecoin');
    const arrivals = async (token: string) =>
      casino.api.post('/sys/deposit/crypto/arrivals', { id: paid.orderId }, token);
    expect((await arrivals(paid.member.token)).data.arrivals).toEqual([]);
    await casino.wallet.pay('litecoin', paid.address, paid.units);
    const shows = (count: number) =>
      until(async () => (await arrivals(paid.member.token)).data.arrivals[0]?.confirmations === count);
    await shows(0);
    await casino.wallet.mine('litecoin', 2);
    await shows(2);
    expect((await arrivals(paid.member.token)).data.arrivals).toEqual([
      { coin: 'LTC', coinNum: '0.625', confirmations: 2, needed: confirmations },
    ]);
    await casino.wallet.mine('litecoin', 5);
    await shows(confirmations);
    expect((await arrivals((await casino.api.join()).token)).error).not.toBe(0);
  });
});

describe('the comparison with a chain', () => {
  const today = () => ({ from: new Date(Date.now() - 86_400_000), to: new Date(Date.now() + 86_400_000) });
  const differences = async (chain: 'litecoin' | 'ethereum') =>
    (await compareWithChain({ db: casino.api.db }, await casino.open(chain), today())).differences;

  it('finds nothing where all is as it was seen, and names what is not', async () => {
    const { db } = casino.api;
    const paid = await order('ltc', 'litecoin');
    const txId = await casino.wallet.pay('litecoin', paid.address, paid.units);
    await casino.wallet.mine('litecoin', confirmations);
    await settled(paid.orderId);
    const found = await compareWithChain({ db }, await casino.open('litecoin'), today());
    expect(found.checked).toBeGreaterThan(0);
    expect(found.differences).toEqual([]);
    expect(await differences('ethereum')).toEqual([]);

    const count = (units: bigint) =>
      db.query('update chain_sighting set units = $2 where tx_id = $1', [txId, String(units)]);
    await count(paid.units - 1n);
    expect(await differences('litecoin')).toMatchObject([
      { kind: 'otherAmount', ours: '0.62499999 LTC', theirs: '0.625 LTC' },
    ]);
    await count(paid.units);
    await db.query('update chain_sighting set place = 77 where tx_id = $1', [txId]);
    expect((await differences('litecoin')).map(({ kind }) => kind).sort()).toEqual(['missingHere', 'missingThere']);
    await db.query('delete from chain_sighting where tx_id = $1', [txId]);
    expect(await differences('litecoin')).toEqual([]);
  });

  it('finds ether on an address that nothing accounts for', async () => {
    const { address } = await order('eth', 'ethereum');
    // The watcher has looked just now, and looks again in a minute.
    await casino.api.db.query('update chain_address set balance_checked_at = now() where address = $1', [address]);
    await casino.rpc('ethereum', 'anvil_setBalance', [address, '0xde0b6b3a7640000']);
    await casino.wallet.mine('ethereum', confirmations + 1);
    await until(async () => (await differences('ethereum')).some(({ theirs }) => theirs === '1 ETH'));
  });
});

it('keeps every book in balance', async () => {
  expect((await verifyBooks(casino.api.db)).findings).toEqual([]);
});
