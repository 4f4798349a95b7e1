import { isUtf8 } from 'node:buffer';
import type { Bets } from '@fairhouse/betting';
import {
  type WalletAnswer,
  type WalletStatus,
  walletAuthenticate,
  walletFreeRoundsCancel,
  walletFreeRoundsGrant,
  walletFreeRoundsList,
  walletPromotionWin,
} from '@fairhouse/contract/wallet';
import { walletOpenApi } from '@fairhouse/contract/wallet-openapi';
import { troubleOf } from '@fairhouse/database';
import { metrics } from '@fairhouse/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { takeRawBodies } from '../../http/raw-bodies.ts';
import { countedCall } from '../../http/vendor-calls.ts';
import { type AuthenticateParts, authenticate } from './authenticate.ts';
import { balance } from './balance.ts';
import { bet } from './bet.ts';
import { cancelFreeRounds } from './cancel-free-rounds.ts';
import { endRound } from './end-round.ts';
import { listFreeRounds } from './free-rounds.ts';
import { grantFreeRounds } from './grant-free-rounds.ts';
import { tellHeldWins } from './held-win.store.ts';
import { payPromotionWin } from './pay-promotion-win.ts';
import { play } from './play.ts';
import type { PromotionParts } from './promotions.port.ts';
import { rollback } from './rollback.ts';
import { verifySignature } from './signature.ts';
import type { CallingVendor, Vendors } from './vendors.port.ts';
import { answerOf, statusOfRefusal } from './wallet.statuses.ts';
import { callerOf, type WalletCall } from './wallet-call.ts';
import { win } from './win.ts';

export interface WalletParts extends AuthenticateParts {
  bets: Bets;
  vendors: Vendors;
  promotions: PromotionParts;
  /** Adds hooks before the routes: those of a sandbox. */
  watch?: ((edge: FastifyInstance) => void) | undefined;
}

const maxBodyBytes = 64 * 1024;
const prefix = '/wallet';

const answered = new metrics.Counter({
  name: 'fairhouse_wallet_calls_total',
  help: 'Calls of game vendors to the wallet, by path and status',
  labelNames: ['path', 'status'] as const,
});

type Handle = (vendor: CallingVendor, body: unknown) => Promise<WalletAnswer>;

/** The wallet that game vendors call. Own feature in the server: raw bodies, no session, answers without an envelope. */
export async function walletRoutes(server: FastifyInstance, parts: WalletParts): Promise<void> {
  await server.register(
    async (edge) => {
      // A logger for each call, with its copies and redactions, would be a tenth of what a bet costs.
      edge.setChildLoggerFactory((logger) => logger);
      takeRawBodies(edge, maxBodyBytes);
      parts.watch?.(edge);
      edge.setErrorHandler(answerFault);
      // Without a signature: it says what docs/vendor-wallet.md says. Made at the first call.
      let described: string | undefined;
      edge.get('/openapi.json', async (_request, reply) => {
        described ??= JSON.stringify(walletOpenApi('1'));
        return reply.type('application/json; charset=utf-8').send(described);
      });
      edge.setNotFoundHandler((_request, reply) => reply.status(404).send({ status: 'WRONG_SYNTAX' }));
      alone(edge, parts, walletAuthenticate, authenticate);
      alone(edge, parts, walletFreeRoundsList, listFreeRounds);
      alone(edge, parts, walletFreeRoundsGrant, grantFreeRounds);
      alone(edge, parts, walletFreeRoundsCancel, cancelFreeRounds);
      alone(edge, parts, walletPromotionWin, payPromotionWin);
      for (const call of [balance, bet, win, play, rollback, endRound]) {
        route(edge, parts, call.path, async (vendor, body) => {
          const answer = await carryOut(parts.bets, call, vendor, body);
          // Beside the answer, which does not wait for it; anyone who is not told sees it when the queue is read again.
          if (answer.status === statusOfRefusal.win_held) {
            tellHeldWins(parts.db).catch((error: unknown) =>
              edge.log.warn({ err: error }, 'a held win was not announced'),
            );
          }
          return answer;
        });
      }
    },
    { prefix },
  );
}

function route(edge: FastifyInstance, parts: WalletParts, path: string, handle: Handle): void {
  const config = { takesUpTraces: true };
  edge.post(path.slice(prefix.length), { config }, async (request, reply) => {
    const raw = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
    // Only where there is something to wait for: a turn of the loop for each bet would be dear.
    const late = parts.vendors.upToDate();
    if (late) await late;
    const vendor = verifySignature(
      {
        vendorId: request.headers['x-vendor-id'],
        timestamp: request.headers['x-vendor-timestamp'],
        signature: request.headers['x-vendor-signature'],
        address: request.ip,
        path,
        body: raw,
      },
      parts.vendors,
    );
    if (!vendor) {
      request.log.warn({ path, address: request.ip }, 'wallet call refused: bad signature');
      return send(reply.status(401), path, { status: 'INVALID_SIGNATURE' });
    }
    const counted = { reply, vendor: vendor.id, right: 'OK' } as const;
    return send(reply, path, await countedCall(counted, () => handle(vendor, parse(raw))));
  });
}

/** A call that is carried out by itself, in no group with others. */
function alone<I>(
  edge: FastifyInstance,
  parts: WalletParts,
  { path, input }: { path: string; input: z.ZodType<I> },
  carryOut: (parts: WalletParts, vendor: string, input: I) => Promise<WalletAnswer>,
): void {
  route(edge, parts, path, async (vendor, body) => {
    const parsed = input.safeParse(body);
    return parsed.success ? carryOut(parts, vendor.id, parsed.data) : wrongSyntax(body);
  });
}

async function carryOut(bets: Bets, call: WalletCall, vendor: CallingVendor, body: unknown): Promise<WalletAnswer> {
  const parsed = call.input.safeParse(body);
  if (!parsed.success) return wrongSyntax(body);
  const input = parsed.data;
  const caller = callerOf(vendor.id, input);
  if (!caller) return { requestId: input.requestId, status: 'INVALID_TOKEN' };
  return answerOf(input, await call.carryOut(bets, input, caller));
}

/** Undefined for what is no JSON in UTF-8; no form accepts that. */
function parse(raw: Buffer): unknown {
  if (!isUtf8(raw)) return undefined;
  try {
    return JSON.parse(raw.toString());
  } catch {
    return undefined;
  }
}

/** Echoes the request id of a malformed call where there is one to echo. */
function wrongSyntax(body: unknown): WalletAnswer {
  const requestId = (body as { requestId?: unknown } | null | undefined)?.requestId;
  const echo = typeof requestId === 'string' && requestId.length <= 64 ? requestId : undefined;
  return { requestId: echo, status: 'WRONG_SYNTAX' };
}

function send(reply: FastifyReply, path: string, answer: WalletAnswer): FastifyReply {
  answered.inc({ path, status: answer.status });
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
}

function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.routeOptions.url ?? prefix;
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status >= 400 && status < 500) return send(reply.status(status), path, { status: 'WRONG_SYNTAX' });
  const overloaded = troubleOf(error) !== undefined;
  request.log.error({ err: error, path }, overloaded ? 'wallet overloaded' : 'wallet call failed');
  // Done or not done, the vendor cannot know: it asks again under the same id and learns it.
  const unknown: WalletStatus = 'UNKNOWN';
  return send(reply.status(503).header('retry-after', '1'), path, { status: unknown });
}
