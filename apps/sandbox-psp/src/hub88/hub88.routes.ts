import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../fake-provider.ts';
import { findEntry, wholeCatalogue } from './catalogue.ts';
import { coverNumber, drawCover } from './draw-cover.ts';
import { gamePage } from './game-page.ts';
import { findSession, insertSession, listTransactions } from './hub88.store.ts';
import { isFromCasino, ownKey, publicPem, signatureHeader } from './keys.ts';
import { playRound, readBalance, type Wallet } from './play-round.ts';

const script = readFileSync(new URL('./game.js', import.meta.url), 'utf8');
const style = readFileSync(new URL('./game.css', import.meta.url), 'utf8');
const prefix = '/hub88';

const openInput = z.object({
  game_code: z.string(),
  currency: z.string().max(10),
  user: z.string().max(64).optional(),
  token: z.string().max(255).optional(),
});
/** As the API takes them: UTC without a zone. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  .transform((text) => new Date(`${text}Z`));
const listInput = z.object({ start_time: moment, end_time: moment });
/** With five decimals: from 0.20 to 100.00. */
const playInput = z.object({ stake: z.int().min(20_000).max(10_000_000).multipleOf(1_000) });

/** The aggregator as the casino's adapter meets it (https://docs.hub88.io), and one page that stands for all of its games. */
export function hub88Routes(server: FastifyInstance, { db, settings }: Parts): void {
  const wallet: Wallet = { db, walletUrl: `${settings.webhookOrigin}/aggregators/hub88`, ownKey: ownKey(db) };
  server.register(async (scope) => operatorApi(scope, wallet, settings.ownOrigin), {
    prefix: `${prefix}/operator/generic/v2`,
  });
  server.register(async (scope) => gamePages(scope, wallet, settings.publicOrigin), { prefix });
  server.get(`${prefix}/public-key`, async (_request, reply) =>
    reply.type('application/x-pem-file').send(publicPem(await wallet.ownKey())),
  );
}

function operatorApi(scope: FastifyInstance, wallet: Wallet, ownOrigin: string): void {
  const { db } = wallet;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const call = (path: string, answer: (body: unknown, reply: FastifyReply) => unknown) =>
    scope.post(path, async (request, reply) => {
      const raw = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      if (!(await isFromCasino(wallet.walletUrl, raw, request.headers[signatureHeader])))
        return reply.status(401).send({ error: 'Request signature is invalid.' });
      return answer(JSON.parse(raw.toString()), reply);
    });
  call('/game/list', () => wholeCatalogue(`${ownOrigin}${prefix}/covers`));
  call('/game/url', async (body, reply) => {
    const asked = openInput.safeParse(body);
    if (!asked.success) return reply.status(400).send({ error: 'Invalid or missing request parameters.' });
    const { game_code: gameCode, currency, user = null, token = null } = asked.data;
    if (!findEntry(gameCode)) return reply.status(404).send({ error: 'The game does not exist.' });
    const isForFun = currency === 'XXX';
    if (!isForFun && (user === null || token === null))
      return reply.status(400).send({ error: 'Invalid or missing request parameters.' });
    const id = randomBytes(18).toString('base64url');
    const who = isForFun ? { user: null, token: null } : { user, token };
    await insertSession(db, { id, gameCode, currency: isForFun ? 'USD' : currency, ...who });
    return { url: `${ownOrigin}${prefix}/game/${id}` };
  });
  call('/transactions/list', async (body, reply) => {
    const asked = listInput.safeParse(body);
    if (!asked.success) return reply.status(400).send({ error: 'Invalid or missing request parameters.' });
    const listed = await listTransactions(db, asked.data.start_time, asked.data.end_time);
    return listed.map(({ amount, ...one }) => ({ ...one, amount: Number(amount) }));
  });
}

function gamePages(scope: FastifyInstance, wallet: Wallet, casino: string): void {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${casino}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
  scope.get('/game.js', (_request, reply) => reply.type('text/javascript').send(script));
  scope.get('/game.css', (_request, reply) => reply.type('text/css').send(style));
  scope.get<{ Params: { name: string } }>('/covers/:name', async ({ params: { name } }, reply) => {
    const number = coverNumber(name);
    return number === undefined ? reply.callNotFound() : reply.type('image/png').send(await drawCover(number));
  });
  scope.get<{ Params: { id: string } }>('/game/:id', async ({ params }, reply) => {
    const session = await findSession(wallet.db, params.id);
    const entry = session && findEntry(session.gameCode);
    const html = reply.status(entry ? 200 : 404).type('text/html; charset=utf-8');
    return html.send(gamePage(session, entry, session && (await readBalance(wallet, session))));
  });
  scope.post<{ Params: { id: string } }>('/game/:id/play', async ({ params, body }, reply) => {
    const session = await findSession(wallet.db, params.id);
    const asked = playInput.safeParse(body);
    if (!session) return reply.status(404).send({ status: 'RS_ERROR_INVALID_TOKEN' });
    if (!asked.success) return reply.status(400).send({ status: 'RS_ERROR_WRONG_SYNTAX' });
    const { status, balance, won } = await playRound(wallet, session, BigInt(asked.data.stake));
    return { status, won: Number(won), balance: balance === undefined ? null : Number(balance) };
  });
}
