import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postWithin } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { addOperator } from '../../../testing/add-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../../testing/start-test-api.ts';
import { isSigned, signatureHeader, signed } from './signature.ts';

export const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
export const pem = (key: KeyObject) =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString();

export interface Hub88Reply {
  httpStatus: number;
  status: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what is inside.
  [field: string]: any;
}

/** A player whose game is open at Hub88, as it knows her. */
export interface Seat {
  member: TestMember;
  user: string;
  token: string;
}

export interface Hub88Casino {
  api: TestApi;
  /** A personal token of an operator. */
  key: string;
  /** What its operator API answers, by path; each answers what it is given, or a status of HTTP. */
  answers: Record<string, unknown>;
  /** Its calls so far, and whether the signature was right. */
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what is inside.
  asked: { path: string; body: any; isSigned: boolean }[];
  /** Sends bytes with a signature, which may be over other bytes. */
  send(path: string, body: string, signature?: string): Promise<Hub88Reply>;
  sign(body: string): string;
  /** Signs and sends a call. */
  call(path: string, fields: Record<string, unknown>): Promise<Hub88Reply>;
  /** A member with so many minor units and the game open. */
  seat(funds: bigint, gameId?: number): Promise<Seat>;
  gameId(theirs: string): Promise<number>;
  /** Cash of the member, in minor units. */
  cashOf(seat: Seat): Promise<bigint>;
  close(): Promise<void>;
}

export const listedGame = (code: string, more: object = {}) => ({
  game_code: code,
  name: `Game ${code}`,
  product: 'Some Studio',
  category: 'Video Slots',
  enabled: true,
  demo_game_support: true,
  blocked_countries: [],
  rtp: '96.50',
  volatility: 3,
  ...more,
});

/** The casino as it runs beside an aggregator that answers as the test says. Its game `slot` is open. */
export async function startHub88Casino(env: Record<string, string> = {}): Promise<Hub88Casino> {
  const [ours, theirs] = [keyPair(), keyPair()];
  const answers: Hub88Casino['answers'] = {
    '/game/list': [listedGame('slot'), listedGame('other')],
    '/game/url': { url: 'http://localhost:3002/hub88/game' },
    '/transactions/list': [],
  };
  const asked: Hub88Casino['asked'] = [];
  const server = await serve(async (path, body, signature) => {
    const isRight = isSigned(Buffer.from(body), signature, createPublicKey(ours.privateKey));
    asked.push({ path, body: JSON.parse(body), isSigned: isRight });
    return isRight ? answers[path] : 401;
  });
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = await startTestApi({
    HUB88_OPERATOR_ID: '7',
    HUB88_API_URL: apiUrl,
    HUB88_PRIVATE_KEY: pem(ours.privateKey),
    HUB88_PUBLIC_KEY: pem(theirs.publicKey).replaceAll('\n', '\\n'),
    CALLS_PER_MINUTE: '100000',
    ...env,
  });
  const key = await addOperator(api.db, `hub88-${randomUUID().slice(0, 8)}`);
  const sign = (body: string) => signed(body, theirs.privateKey);
  const casino: Hub88Casino = {
    api,
    key,
    answers,
    asked,
    sign,
    async send(path, body, signature) {
      const answer = await fetch(`${api.url}/aggregators/hub88${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(signature && { [signatureHeader]: signature }) },
        body,
      });
      return { httpStatus: answer.status, ...((await answer.json()) as { status: string }) };
    },
    call(path, fields) {
      const body = JSON.stringify({ request_uuid: randomUUID(), ...fields });
      return casino.send(path, body, sign(body));
    },
    async seat(funds, gameId) {
      const member = await api.join();
      const amount = amountOf('USD', funds);
      const deposit = { memberId: member.id, amount, source: 'cashier', externalId: randomUUID() };
      if (funds > 0n) await inTransaction(api.db, (tx) => postWithin(tx, { type: 'DEPOSIT', ...deposit }));
      const id = gameId ?? (await casino.gameId('slot'));
      const launched = await api.post('/sys/game/getLaunchUrl', { id, channel: 'pc' }, member.token);
      if (launched.error !== 0) throw new Error(launched.message);
      const { user, token } = asked.findLast(({ path }) => path === '/game/url')!.body;
      return { member, user, token };
    },
    async gameId(code) {
      const { rows } = await api.db.query<{ id: number }>('select id from game where code = $1', [`hub88:${code}`]);
      return rows[0]?.id ?? 0;
    },
    async cashOf({ member }) {
      const { rows } = await api.db.query<{ cash: bigint }>('select cash from book where member_id = $1', [member.id]);
      return rows[0]!.cash;
    },
    async close() {
      await api.close();
      server.close();
    },
  };
  for (;;) {
    if ((await casino.gameId('other')) !== 0) break;
    await new Promise((done) => setTimeout(done, 20));
  }
  await openGame(casino, 'slot');
  return casino;
}

/** Opens a game to players, as an operator does. */
export async function openGame({ api, key, gameId }: Hub88Casino, code: string): Promise<void> {
  const input = { id: await gameId(code), version: 0, state: 'open', reason: 'A test' };
  const answer = await api.post('/operator/catalogue/arrangeGame', input, key);
  if (answer.error !== 0) throw new Error(answer.message);
}

type Answering = (path: string, body: string, signature: unknown) => Promise<unknown>;

async function serve(answer: Answering): Promise<Server> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url!.replace('/operator/generic/v2', '');
    const said = (await answer(path, body, request.headers[signatureHeader])) ?? 404;
    response.statusCode = typeof said === 'number' ? said : 200;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(typeof said === 'number' ? { error: 'refused' } : said));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}
